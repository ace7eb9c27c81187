import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createRandom } from '../../server/seed/random';
import { createConnection, TryLater } from './connection';
import { createJournal } from './journal';
import { createWriting } from './writing';

const first = { ...createRandom(1), below: () => 0 };

test('an action that a rate limit refused rests, and no answer of it is unexpected', async () => {
  const journal = createJournal();
  const killed = new AbortController();
  const calls: string[] = [];
  const comment = async () => {
    calls.push('comment');
    throw new TryLater(3600);
  };
  const like = async () => {
    calls.push('like');
    if (calls.length === 3) killed.abort();
  };
  await createWriting({ actions: [comment, like], random: first, journal })(killed.signal);
  expect(calls).toEqual(['comment', 'like', 'like']);
  expect(journal).toMatchObject({ postponed: 1, unexpected: [], interrupted: 0 });
});

test('any other refusal is unexpected, and what a kill interrupts is not', async () => {
  const journal = createJournal();
  const killed = new AbortController();
  let calls = 0;
  const write = async () => {
    calls += 1;
    if (calls === 2) killed.abort();
    throw new Error('addComment: 500');
  };
  await createWriting({ actions: [write], random: first, journal })(killed.signal);
  expect(journal).toMatchObject({
    postponed: 0,
    unexpected: ['Error: addComment: 500'],
    interrupted: 1,
  });
});

test('only a 429 that says when to try again is tried later', async () => {
  const server = createServer((request, response) => {
    const headers = request.url === '/limit' ? { 'Retry-After': '60' } : {};
    response.writeHead(429, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const connection = createConnection();
  connection.connectTo(`http://127.0.0.1:${port}`);
  await expect(connection.request('/limit')).rejects.toBeInstanceOf(TryLater);
  expect((await connection.request('/other')).status).toBe(429);
});
