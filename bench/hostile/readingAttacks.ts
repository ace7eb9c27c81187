import { connect } from 'node:net';
import { apiPath } from '@contract/apiPath';
import { historyPath, postPath } from '@contract/pages';
import { postUrl } from '../server/benchCommunity';
import { addressOf } from '../server/members';
import {
  type Answer,
  type Attack,
  asMember,
  clients,
  read,
  type Site,
  send,
  visitorHeaders,
} from './calls';
import { commentedPostId, longPostAuthor } from './fillHostile';
import { versionedPost } from './prepareSite';

/** Another spelling of a name for each index. */
const spelled = (name: string, index: number) =>
  Array.from(name, (letter, at) => ((index >> at) % 2 === 1 ? letter.toUpperCase() : letter)).join(
    '',
  );

/** How long a connection whose body doesn't arrive stays open, in milliseconds. */
const openFor = 5000;

/** Sends only the headers of a body of 64 KiB. */
async function holdBody({ origin, unverified }: Site, client: number) {
  const { hostname, port } = new URL(origin);
  const headers = { ...unverified.headers, 'X-Forwarded-For': addressOf(600 + (client % 4)) };
  const lines = [
    `POST ${apiPath}/user/register HTTP/1.1`,
    `Host: ${hostname}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 65536',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return new Promise<Answer>((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${lines.join('\r\n')}\r\n\r\n`),
    );
    let answer: Answer = 'closed';
    socket.setTimeout(openFor, () => socket.destroy());
    socket.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      const status = Number(text.split(' ', 2)[1]);
      answer = status === 503 && !/^retry-after:/im.test(text) ? '503 without Retry-After' : status;
      socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

/** Visitors, and members who outdate what visitors read. */
export const readingAttacks: readonly Attack[] = [
  read('history', (_, index) => {
    const path = historyPath(postUrl(versionedPost), { version: 2 + (index % 3) });
    return `${path}&page=${1 + index}`;
  }),
  {
    name: 'previews',
    clients: 60,
    call: async ({ origin, previewPath }, client) =>
      send(origin + previewPath, { headers: visitorHeaders(client) }),
  },
  {
    name: 'comments',
    clients,
    async call(site, client, index) {
      const likes = index % 2 === 0;
      const path = `${likes ? '/like' : '/dislike'}/${commentedPostId}`;
      const init = asMember(site, client, { method: likes ? 'GET' : 'DELETE' });
      // A like outdates the page.
      await send(site.origin + apiPath + path, init);
      return send(site.origin + postPath(commentedPostId), { headers: visitorHeaders(client) });
    },
  },
  read('spellings', (client, index) => {
    const number = index * clients + client;
    const author = `/username/${spelled(longPostAuthor(index), number)}`;
    const paths = [`/topics/${spelled('travel', number)}/feed.xml`, author, `${author}/feed.json`];
    return paths[index % paths.length] ?? '';
  }),
  { name: 'half-sent bodies', clients: 640, call: holdBody },
];
