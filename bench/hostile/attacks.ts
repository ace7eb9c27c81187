import { apiPath } from '@contract/apiPath';
import { benchPassword, postId, postUrl } from '../server/benchCommunity';
import { addressOf, type Member } from '../server/members';
import { documentOf } from './documents';
import { longPostAuthor, longPostId } from './fillHostile';
import type { BenchPictures } from './pictures';

export type Site = {
  origin: string;
  members: readonly Member[];
  unverified: Member;
  pictures: BenchPictures;
  /** Writes a backup of the running site. */
  backUp: () => Promise<number>;
};

/** Calls of clients that do as much harm as they can, until the time is over. */
export type Attack = {
  name: string;
  clients: number;
  /** One call; returns the status of the answer. */
  call: (site: Site, client: number, index: number) => Promise<number>;
};

const clients = 8;
/** In milliseconds. */
const longestCall = 60_000;

async function send(url: string, init: RequestInit = {}) {
  const signal = AbortSignal.timeout(longestCall);
  const response = await fetch(url, { ...init, signal });
  await response.arrayBuffer();
  return response.status;
}

const memberOf = ({ members }: Site, client: number) => members[client % members.length];

const asMember = (site: Site, client: number, init: RequestInit = {}) => ({
  ...init,
  headers: { ...memberOf(site, client)?.headers },
});

/** A visitor with an address of its own. */
const visitorHeaders = (client: number) => ({ 'X-Forwarded-For': addressOf(500 + client) });

const read = (name: string, pathOf: (client: number, index: number) => string): Attack => ({
  name,
  clients,
  call: async ({ origin }, client, index) =>
    send(origin + pathOf(client, index), { headers: visitorHeaders(client) }),
});

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

function postForm(content: string, url: string) {
  const form = new FormData();
  const fields = {
    title: 'A title',
    content,
    tags: '["long"]',
    seoKeywords: 'a, b',
    metaDescription: 'A description.',
    url,
    isPublished: 'false',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

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
      const init = asMember(site, client, { method: 'PUT', body });
      return send(`${site.origin}${apiPath}/blogs/${postId(client)}`, init);
    },
  },
  {
    name: 'cold pages of 1 MB',
    clients,
    async call(site, client, index) {
      const id = longPostId(index + client);
      // A like outdates the page.
      await send(`${site.origin}${apiPath}/like/${id}`, asMember(site, client));
      return send(`${site.origin}/posts/${id}`);
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
  { name: 'backups', clients: 1, call: async ({ backUp }) => backUp() },
];
