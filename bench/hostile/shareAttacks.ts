import { apiPath } from '@contract/apiPath';
import { limits } from '@contract/limits';
import { historyPath } from '@contract/pages';
import { benchPassword, postUrl } from '../server/benchCommunity';
import type { Member } from '../server/members';
import { type Attack, asMember, clients, read, type Site, send, visitorHeaders } from './calls';
import { freshPostId, fullBooks } from './fillHostile';
import { versionedPost } from './prepareSite';

type Sender = { site: Site; member: Member };

const post = ({ site, member }: Sender, path: string, json: object) =>
  send(site.origin + apiPath + path, {
    method: 'POST',
    headers: { ...member.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
  });

const freshMember = ({ fresh, unverified }: Site, client: number) =>
  fresh[client % fresh.length] ?? unverified;

/** The member whose uploads wait for each other. */
const uploader = 5;

const passagesOf = (seed: string) =>
  Array.from({ length: limits.importedPassages }, (_, at) => ({
    quote: `${seed} ${at} `.padEnd(limits.longest.passageQuote, 'words of another page '),
    note: `${seed} ${at} `.padEnd(limits.longest.passageNote, '*a* [b](c) '),
    source: { url: `https://elsewhere.example/${at}`, title: 'A title', author: 'An author' },
  }));

const importInto = (site: Site, member: Member, seed: string) =>
  post({ site, member }, '/passages/import', { passages: passagesOf(seed) });

/** One person, or a few, who load what all others need too. */
export const shareAttacks: readonly Attack[] = [
  {
    name: 'large pictures of one member',
    clients: 40,
    isQueued: true,
    async call(site) {
      const body = new FormData();
      body.set('resource', site.pictures.interlaced);
      const init = asMember(site, uploader, { method: 'POST', body });
      return send(`${site.origin}${apiPath}/resource/`, init);
    },
  },
  {
    name: 'sign-ins of one client',
    clients: 1600,
    isQueued: true,
    call: async (site, client) => {
      const headers = { ...site.unverified.headers, ...visitorHeaders(0) };
      const json = { username: `member${client}`, password: `${benchPassword}x` };
      return post({ site, member: { headers } }, '/user/login', json);
    },
  },
  read('read older versions', (client, index) => {
    const path = historyPath(postUrl(versionedPost), { read: 2 + (client % 2) });
    return `${path}&page=${1 + index}`;
  }),
  {
    name: 'mentions by fresh accounts',
    clients,
    async call(site, client, index) {
      const names = Array.from({ length: 10 }, (_, at) => `@member${(index * 10 + at) % 1000}`);
      const json = { blogId: freshPostId(client), comment: `${names.join(' ')} ${index}` };
      return post({ site, member: freshMember(site, client) }, '/comments', json);
    },
  },
  {
    name: 'passages of fresh accounts',
    clients,
    async call(site, client, index) {
      const member = client === 0 ? site.unverified : freshMember(site, client);
      return importInto(site, member, `${client}-${index}`);
    },
  },
  {
    name: 'full books',
    clients: 3,
    async call(site, client, index) {
      const owner = site.members[fullBooks[client % fullBooks.length] ?? 0] ?? site.unverified;
      if (index % 2 === 1) return importInto(site, owner, `${client}-${index}`);
      return send(`${site.origin}${apiPath}/book/export`, { headers: owner.headers });
    },
  },
];
