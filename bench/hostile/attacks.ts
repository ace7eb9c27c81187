import { apiPath } from '@contract/apiPath';
import { benchPassword, postId, postUrl } from '../server/benchCommunity';
import { addressOf } from '../server/members';
import {
  type Attack,
  asMember,
  clients,
  postForm,
  read,
  type Site,
  savePost,
  send,
  visitorHeaders,
} from './calls';
import { documentOf } from './documents';
import { longPostAuthor, longPostId } from './fillHostile';
import { readingAttacks } from './readingAttacks';
import { shareAttacks } from './shareAttacks';
import { writingAttacks } from './writingAttacks';

const sendForm = (parts: string, end = '--b--\r\n') => ({
  method: 'POST',
  body: parts + end,
  headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
});
const part = (name: string, headers = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n${headers}\r\nx\r\n`;
const manyParts = sendForm(part('a').repeat(20_000));
const manyHeaders = sendForm(part('a').repeat(39) + part('b', 'a:\r\n'.repeat(1_300_000)));

const registration = (name: string, init: ReturnType<typeof sendForm>): Attack => ({
  name,
  clients,
  call: async ({ origin, unverified }, client) =>
    send(`${origin}${apiPath}/user/register`, {
      ...init,
      headers: { ...unverified.headers, ...init.headers, ...visitorHeaders(client) },
    }),
});

const longPaths = ['/', '/posts/', '/posts?q=', '/username/', '/topics/', '/cards/', `${apiPath}/`];

const picturesOf = ({ pictures }: Site, index: number) =>
  index % 2 === 0 ? pictures.png : pictures.gif;

export const attacks: readonly Attack[] = [
  registration('forms of 20,000 parts', manyParts),
  registration('1.3 million headers', manyHeaders),
  read('long paths', (client, index) => {
    const path = longPaths[index % longPaths.length] ?? '/';
    return `${path}${String(index * clients + client).padEnd(15_000, '/é%41')}`;
  }),
  read('feeds', (client, index) => {
    const scopes = ['', `/username/${longPostAuthor(index)}`, '/topics/long', '/topics/travel'];
    const kind = client % 2 === 0 ? 'xml' : 'json';
    return `${scopes[index % scopes.length]}/feed.${kind}`;
  }),
  {
    name: 'summaries',
    clients,
    call: async ({ origin, unverified }, client, index) =>
      send(`${origin}${apiPath}/blogs/summarize/${longPostId(index + client)}`, {
        headers: { ...unverified.headers, ...visitorHeaders(client) },
      }),
  },
  {
    name: 'new posts of 1 MB',
    clients,
    async call(site, client, index) {
      const body = postForm(documentOf(index, client), `hostile-${client}-${index}-${Date.now()}`);
      const init = asMember(site, client, { method: 'POST', body });
      return send(`${site.origin}${apiPath}/blogs/create`, init);
    },
  },
  {
    name: 'changed posts of 1 MB',
    clients,
    async call(site, client, index) {
      const body = postForm(documentOf(index, client + index), postUrl(client));
      return savePost(site, { member: client, id: postId(client), body });
    },
  },
  {
    name: 'cold pages of 1 MB',
    clients,
    async call(site, client, index) {
      const id = longPostId(index + client);
      // A like outdates the page.
      await send(`${site.origin}${apiPath}/like/${id}`, asMember(site, client));
      return send(`${site.origin}/posts/${id}`, { headers: visitorHeaders(client) });
    },
  },
  read('social cards', (client, index) => `/cards/${longPostId(client + index)}-0.png`),
  read(
    'searches',
    (client, index) => `/posts?q=${encodeURIComponent(`${'aeiou'[client % 5]}${index % 400}`)}`,
  ),
  {
    name: 'pictures',
    clients: 16,
    async call(site, client, index) {
      const body = new FormData();
      body.set('resource', picturesOf(site, client + index));
      return send(
        `${site.origin}${apiPath}/resource/`,
        asMember(site, client, { method: 'POST', body }),
      );
    },
  },
  {
    name: 'sign-ins',
    clients: 16,
    async call({ origin, unverified }, client, index) {
      const isLetter = index % 4 === 3;
      const json = isLetter
        ? { email: `member${client}@example.com` }
        : { username: `member${client + (index % 400)}`, password: `${benchPassword}x` };
      return send(`${origin}${apiPath}/user/${isLetter ? 'forgot-password' : 'login'}`, {
        method: 'POST',
        headers: {
          ...unverified.headers,
          'X-Forwarded-For': addressOf(1000 + (index % 200) * 16 + client),
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(json),
      });
    },
  },
  ...readingAttacks,
  ...writingAttacks,
  ...shareAttacks,
];

/** The backups that the owner of a site makes. PGlite answers no other query until a backup has read the database. */
export const backups: Attack = {
  name: 'backups',
  clients: 1,
  call: async ({ backUp }) => backUp(),
};
