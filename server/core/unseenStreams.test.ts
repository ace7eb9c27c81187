import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUnseenStreams } from './unseenStreams';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Streams over numbers that a test sets. */
function withNumbers() {
  const numbers = new Map([
    ['ada', 1],
    ['ben', 0],
  ]);
  const queries: (readonly string[])[] = [];
  /** The comments of posts that everybody may read. */
  const comments = new Map([['post', 5]]);
  const countQueries: string[][] = [];
  const ended = new Set<string>();
  const reported: unknown[] = [];
  const streams = createUnseenStreams({
    async readUnseen(userIds) {
      queries.push([...userIds]);
      return userIds.flatMap((userId) => {
        const unseen = numbers.get(userId);
        return unseen === undefined ? [] : [{ userId, unseen }];
      });
    },
    async readCounts(watched) {
      countQueries.push(watched.map(({ userId, postId }) => `${userId} ${postId}`));
      return watched.flatMap((one) => {
        const count = comments.get(one.postId);
        return count === undefined ? [] : [{ ...one, count }];
      });
    },
    readOpenSessions: async (ids) => ids.filter((id) => !ended.has(id)),
    clock: Date,
    report: (failure) => reported.push(failure),
  });
  const open = (userId: string, sessionId = userId, postId?: string) => {
    const reader = streams.open({ userId, sessionId, postId }).getReader();
    const decoder = new TextDecoder();
    return {
      async next() {
        const { value, done } = await reader.read();
        return done ? null : decoder.decode(value);
      },
      cancel: async () => reader.cancel(),
    };
  };
  /** Until the changes are told. */
  const changed = async () => {
    streams.changed();
    await vi.advanceTimersByTimeAsync(1000);
  };
  return { numbers, queries, comments, countQueries, ended, reported, streams, open, changed };
}

const event = (unseen: number) => `event: unseen\ndata: ${unseen}\n\n`;

test('a stream begins with the number, and tells another one with the changes of a second', async () => {
  const { numbers, queries, streams, open } = withNumbers();
  const ada = open('ada');
  const ben = open('ben');
  expect([await ada.next(), await ben.next()]).toEqual([event(1), event(0)]);
  numbers.set('ada', 3);
  streams.changed();
  streams.changed();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await ada.next()).toBe(event(3));
  expect(queries).toEqual([['ada'], ['ben'], ['ada', 'ben']]);
  numbers.set('ben', 1);
  streams.changed();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await ben.next()).toBe(event(1));
});

const counted = (count: number, postId = 'post') =>
  `event: comments\ndata: ${JSON.stringify({ postId, count })}\n\n`;

test('the comments of the open post are told when their number changes, not at the opening', async () => {
  const { comments, numbers, countQueries, open, streams, changed } = withNumbers();
  const ada = open('ada', 'phone', 'post');
  const ben = open('ben', 'laptop', 'post');
  const other = open('ben', 'tablet');
  for (const stream of [ada, ben, other]) await stream.next();
  comments.set('post', 6);
  streams.changed();
  await changed();
  expect([await ada.next(), await ben.next()]).toEqual([counted(6), counted(6)]);
  // One query for all streams.
  expect(countQueries).toEqual([['ada post'], ['ben post'], ['ada post', 'ben post']]);
  await changed();
  comments.set('post', 4);
  numbers.set('ben', 1);
  await changed();
  expect(await ada.next()).toBe(counted(4));
  expect(await other.next()).toBe(event(1));
});

test('a member’s streams can tell about different posts', async () => {
  const { comments, open, changed } = withNumbers();
  comments.set('other', 0);
  const one = open('ada', 'phone', 'post');
  const two = open('ada', 'laptop', 'other');
  await one.next();
  await two.next();
  comments.set('other', 1);
  await changed();
  comments.set('post', 6);
  await changed();
  expect([await one.next(), await two.next()]).toEqual([counted(6), counted(1, 'other')]);
});

test('a post that can’t be read is not told about, from when on that is so', async () => {
  const { comments, numbers, reported, open, changed } = withNumbers();
  const ada = open('ada', 'phone', 'post');
  const ben = open('ben', 'laptop', 'unknown');
  expect([await ada.next(), await ben.next()]).toEqual([event(1), event(0)]);
  comments.delete('post');
  await changed();
  comments.set('unknown', 3);
  await changed();
  numbers.set('ada', 2);
  numbers.set('ben', 2);
  await changed();
  expect([await ada.next(), await ben.next()]).toEqual([event(2), event(2)]);
  expect(reported).toEqual([]);
});

test('a stream that ends while its post is read is told nothing more', async () => {
  const { comments, reported, open, streams, changed } = withNumbers();
  const ada = open('ada', 'phone', 'post');
  await ada.next();
  comments.set('post', 6);
  streams.changed();
  const over = vi.advanceTimersByTimeAsync(1000);
  streams.close();
  await over;
  await changed();
  expect(await ada.next()).toBeNull();
  expect(reported).toEqual([]);
});

test('nothing is read while nobody listens', async () => {
  const { queries, streams, open } = withNumbers();
  const ada = open('ada');
  await ada.next();
  streams.changed();
  await ada.cancel();
  await vi.advanceTimersByTimeAsync(1000);
  streams.changed();
  await vi.advanceTimersByTimeAsync(1000);
  expect(queries).toEqual([['ada']]);
  expect(vi.getTimerCount()).toBe(0);
});

test('silent streams send comments, and end after half an hour', async () => {
  const { open } = withNumbers();
  const ada = open('ada');
  await ada.next();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await ada.next()).toBe(':\n\n');
  await vi.advanceTimersByTimeAsync(31 * 60_000);
  let last: string | null = '';
  while (last !== null) last = await ada.next();
  expect(vi.getTimerCount()).toBe(0);
});

test('a stream ends with its session, before it is told anything more', async () => {
  const { numbers, ended, streams, open } = withNumbers();
  const phone = open('ada', 'phone');
  const laptop = open('ada', 'laptop');
  await phone.next();
  while ((await laptop.next()) === null);
  ended.add('phone');
  numbers.set('ada', 5);
  streams.changed();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await laptop.next()).toBe(event(5));
  expect(await phone.next()).toBeNull();
});

test('the end of a session that nobody has told about ends its stream at the next heartbeat', async () => {
  const { ended, open } = withNumbers();
  const ada = open('ada');
  await ada.next();
  ended.add('ada');
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await ada.next()).toBe(':\n\n');
  expect(await ada.next()).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('an account has at most 20 streams, and a shutdown ends all of them', async () => {
  const { streams, open } = withNumbers();
  const all = Array.from({ length: 21 }, () => open('ada'));
  expect(await all[0]?.next()).toBeNull();
  expect(await all[20]?.next()).toBe(event(1));
  streams.close();
  expect(await all[20]?.next()).toBeNull();
});

test('a failed query is reported, and the next change is told', async () => {
  const numbers = new Map([['ada', 1]]);
  const reported: unknown[] = [];
  let isAway = true;
  const streams = createUnseenStreams({
    async readUnseen() {
      if (isAway) throw new Error('away');
      return Array.from(numbers, ([userId, unseen]) => ({ userId, unseen }));
    },
    readCounts: async () => [],
    readOpenSessions: async (ids) => ids,
    clock: Date,
    report: (failure) => reported.push(failure),
  });
  const reader = streams.open({ userId: 'ada', sessionId: 'phone' }).getReader();
  await vi.advanceTimersByTimeAsync(0);
  expect(reported).toHaveLength(1);
  isAway = false;
  streams.changed();
  await vi.advanceTimersByTimeAsync(1000);
  expect(new TextDecoder().decode((await reader.read()).value)).toBe(event(1));
});
