import { expect, test } from 'vitest';
import { buildComment } from '@/testing/buildComment';
import {
  joinEarlier,
  joinReplies,
  joinThreads,
  loadedThread,
  mergeThreads,
  missingReplies,
  threadAround,
  withoutComment,
  withSaved,
} from './commentChanges';
import type { CommentData, LoadedThread } from './commentData';
import { gap, isGap, loadedOf, type WithGaps } from './gaps';

type Row = { _id: string };

const reply = (id: string, state: 'shown' | 'held' = 'shown') =>
  buildComment({ _id: id, parentId: 'top', state });
const replies = (...ids: string[]) => ids.map((id) => reply(id));
const page = (ids: string[], areMore = true) => ({ comments: replies(...ids), areMore });
const top = (count: number, ids: string[]) =>
  loadedThread(buildComment({ _id: 'top', replies: count, firstReplies: replies(...ids) }));
const around = (count: number, ids: string[], skip: number) =>
  threadAround(buildComment({ _id: 'top', replies: count }), page(ids), skip);

const list = (items: WithGaps<Row>) =>
  items.map((item) => (isGap(item) ? '…' : item._id)).join(' ');
const state = (thread: LoadedThread) => ({
  list: list(thread.replyList),
  replies: thread.replies,
  missing: missingReplies(thread),
});

const data = (thread: LoadedThread): CommentData => ({ threads: [thread], count: 1 });
function answered(thread: LoadedThread, added = reply('own')) {
  const [next] = loadedOf(withSaved(data(thread), added).threads);
  if (!next) throw new Error('The thread is gone.');
  return next;
}

test('a new reply is the last one, apart from the others while some are missing', () => {
  const added = answered(top(5, ['r1', 'r2', 'r3']));
  expect(state(added)).toEqual({ list: 'r1 r2 r3 … own', replies: 6, missing: 2 });
  // The call was repeated.
  expect(state(answered(added))).toEqual(state(added));
  const held = answered(top(5, ['r1', 'r2', 'r3']), reply('own', 'held'));
  expect(state(held)).toEqual({ list: 'r1 r2 r3 … own', replies: 5, missing: 2 });
  const last = answered(top(3, ['r1', 'r2', 'r3']));
  expect(state(last)).toEqual({ list: 'r1 r2 r3 own', replies: 4, missing: 0 });
});

test('replies that are loaded then come before the new one, which is not doubled', () => {
  const added = answered(top(5, ['r1', 'r2']));
  const next = joinReplies(added, page(['r3']));
  expect(state(next)).toEqual({ list: 'r1 r2 r3 … own', replies: 6, missing: 2 });
  const rest = page(['r4', 'r5', 'own', 'later'], false);
  expect(state(joinReplies(next, rest)).list).toBe('r1 r2 r3 r4 r5 own later');
  // The page was read before the reply was stored.
  expect(state(joinReplies(next, page(['r4', 'r5'], false)))).toEqual({
    list: 'r1 r2 r3 r4 r5 own',
    replies: 6,
    missing: 0,
  });
});

test('earlier replies come before the loaded ones, and leave none missing after them', () => {
  const loaded = around(45, ['r21', 'r22'], 20);
  expect(state(loaded)).toEqual({ list: '… r21 r22 …', replies: 45, missing: 23 });
  const first = page(['r1', 'r21']);
  expect(state(joinEarlier(loaded, first, 0)).list).toBe('r1 r21 r22 …');
  expect(state(joinEarlier(loaded, page(['r20']), 19)).list).toBe('… r20 r21 r22 …');
  const whole = joinEarlier(around(22, ['r21', 'r22'], 20), first, 0);
  expect(state(whole)).toEqual({ list: 'r1 r21 r22', replies: 3, missing: 0 });
});

const threads = (...ids: string[]) => ids.map((id) => loadedThread(buildComment({ _id: id })));

const [three, two] = [threads('c', 'b', 'a'), threads('c', 'b')];

test.each([
  { what: 'new ones come before the others', before: three, now: 'e d c', after: 'e d c b a' },
  { what: 'others stay', before: [...two, gap], now: 'c b', after: 'c b …' },
  { what: 'what is between is a gap', before: [...two, gap], now: 'z y', after: 'z y … c b …' },
  { what: 'deleted ones are gone', before: [...three, gap], now: 'c a', after: 'c a …' },
  { what: 'more of them are a gap', before: two, now: 'c b', after: 'c b …' },
])('the first page again: $what', ({ before, now, after }) => {
  expect(list(mergeThreads(before, threads(...now.split(' ')), true))).toBe(after);
});

test('the first page again has all threads if there are no more', () => {
  expect(list(mergeThreads(threads('c', 'b', 'a'), threads('c', 'b'), false))).toBe('c b');
});

test('the first page again keeps the replies that were loaded', () => {
  const merged = (before: LoadedThread, now: LoadedThread) => {
    const [thread] = loadedOf(mergeThreads([before], [now], false));
    return thread && state(thread);
  };
  const five = joinReplies(top(5, ['r1', 'r2', 'r3']), page(['r4', 'r5'], false));
  expect(merged(five, top(7, ['r1', 'r2', 'r3']))?.list).toBe('r1 r2 r3 r4 r5 …');
  expect(merged(five, top(4, ['r1', 'r3', 'r4']))?.list).toBe('r1 r3 r4 r5');
  const added = answered(top(5, ['r1', 'r2', 'r3']));
  expect(merged(added, top(6, ['r1', 'r2', 'r3']))?.list).toBe('r1 r2 r3 … own');
  expect(merged(around(45, ['r21'], 20), top(46, ['r1', 'r2', 'r3']))).toMatchObject({
    list: '… r21 …',
    replies: 46,
  });
});

test('a page of threads is put into the first gap', () => {
  const loaded = { threads: [...threads('z', 'y'), gap, ...threads('c', 'b'), gap] };
  const fill = (...ids: string[]) => list(joinThreads(loaded, threads(...ids), true).threads);
  expect(fill('x', 'w')).toBe('z y x w … c b …');
  expect(fill('y', 'd', 'c')).toBe('z y d c b …');
  expect(list(joinThreads(loaded, threads('x'), false).threads)).toBe('z y x c b');
});

test('a comment is shown as it was answered, and counted while everybody sees it', () => {
  const loaded = { ...data(top(1, ['r1'])), count: 2 };
  const hidden = withSaved(loaded, { ...reply('r1'), state: 'hidden', content: 'Hidden' });
  expect(hidden.count).toBe(1);
  expect(loadedOf(loadedOf(hidden.threads)[0]?.replyList ?? [])).toMatchObject([
    { _id: 'r1', state: 'hidden', content: 'Hidden' },
  ]);
  const added = buildComment({ _id: 'new' });
  expect(list(withSaved(loaded, added).threads)).toBe('new top');
  expect(withSaved(loaded, added)).toMatchObject({ count: 3, latest: added.createdAt });
});

test('a deleted comment is gone; one with replies keeps its place', () => {
  const loaded = { ...data(top(2, ['r1', 'r2'])), count: 3 };
  const without = withoutComment(loaded, 'r1');
  expect(loadedOf(without.threads).map(state)).toMatchObject([{ list: 'r2', replies: 1 }]);
  expect(withoutComment(loaded, 'top')).toMatchObject({
    threads: [{ state: 'removed', commentAuthor: null, replies: 2 }],
    count: 2,
  });
  expect(withoutComment(data(top(0, [])), 'top')).toMatchObject({ threads: [], count: 0 });
  expect(withoutComment(loaded, 'other')).toBe(loaded);
});
