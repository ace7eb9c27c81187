import type { ReadCountRow } from '@server/data/rows/rows';
import { createTestClock } from '@server/lib/testing/createTestClock';
import { expect, test } from 'vitest';
import { createReadCounter, dayOf } from './readCounter';

function createCounter() {
  const clock = createTestClock();
  const stored: ReadCountRow[][] = [];
  let failure: Error | null = null;
  const counter = createReadCounter({
    clock,
    async add(rows) {
      if (failure) throw failure;
      stored.push(rows.map((row) => ({ ...row })));
    },
  });
  const read = { postId: 'post', part: 'read', host: 'news.example', client: 'one' } as const;
  return {
    counter,
    clock,
    stored,
    read,
    fail: (next: Error | null) => {
      failure = next;
    },
  };
}

test('reads are stored as sums by post, day and host, once', async () => {
  const { counter, clock, stored, read } = createCounter();
  const day = dayOf(clock.now());
  counter.count(read);
  counter.count({ ...read, client: 'two' });
  counter.count({ ...read, part: 'finished' });
  counter.count({ ...read, host: '' });
  clock.advance(24 * 60 * 60_000);
  counter.count(read);
  await counter.store();
  await counter.store();
  expect(stored).toEqual([
    [
      { postId: 'post', day, host: 'news.example', reads: 2, finished: 1 },
      { postId: 'post', day, host: '', reads: 1, finished: 0 },
      { postId: 'post', day: day + 1, host: 'news.example', reads: 1, finished: 0 },
    ],
  ]);
});

test('what could not be stored is stored the next time, with what came meanwhile', async () => {
  const { counter, stored, read, fail } = createCounter();
  counter.count(read);
  fail(new Error('The database does not answer.'));
  await expect(counter.store()).rejects.toThrow('The database does not answer.');
  counter.count(read);
  fail(null);
  await counter.store();
  expect(stored).toMatchObject([[{ reads: 2 }]]);
});

test('a client counts as often as somebody can read, and others go on', async () => {
  const { counter, stored, read } = createCounter();
  for (let at = 0; at < 1000; at += 1) counter.count(read);
  counter.count({ ...read, client: 'two' });
  await counter.store();
  counter.count(read);
  await counter.store();
  expect(stored).toMatchObject([[{ reads: 301 }], [{ reads: 1 }]]);
});

test('invented hosts and posts need a bounded amount of memory', async () => {
  const { counter, stored, read } = createCounter();
  for (let at = 0; at < 100; at += 1) {
    counter.count({ ...read, host: `host-${at}.example`, client: `client ${at}` });
  }
  for (let at = 0; at < 20_000; at += 1) {
    counter.count({ ...read, postId: `post ${at}`, client: `other client ${at}` });
  }
  await counter.store();
  const rows = stored.flat();
  const ofPost = rows.filter(({ postId }) => postId === 'post');
  expect(ofPost).toHaveLength(21);
  expect(ofPost.at(-1)).toMatchObject({ host: 'other', reads: 80 });
  expect(rows).toHaveLength(10_000);
  expect(stored.every((batch) => batch.length <= 1000)).toBe(true);
});
