import { expect, test } from 'vitest';
import { buildComment } from '@/testing/buildComment';
import { addReply, joinEarlier, joinReplies, missingReplies } from './commentChanges';
import type { LoadedThread } from './commentData';

const reply = (id: string, state: 'shown' | 'held' = 'shown') => buildComment({ _id: id, state });
const thread = (replies: number, ids: string[], earlier = 0): LoadedThread => ({
  ...buildComment({ _id: 'top', replies, firstReplies: ids.map((id) => reply(id)) }),
  earlier,
});
const state = (loaded: LoadedThread) => ({
  ids: loaded.firstReplies.map(({ _id: id }) => id),
  apart: loaded.apart ?? 0,
  replies: loaded.replies,
  missing: missingReplies(loaded),
});

test('a new reply is the last one, apart from the others while some are missing', () => {
  const added = addReply(thread(5, ['r1', 'r2', 'r3']), reply('own'));
  const ids = ['r1', 'r2', 'r3', 'own'];
  expect(state(added)).toEqual({ ids, apart: 1, replies: 6, missing: 2 });
  // The call was repeated.
  expect(addReply(added, reply('own'))).toBe(added);
  const held = addReply(thread(5, ['r1', 'r2', 'r3']), reply('own', 'held'));
  expect(state(held)).toEqual({ ids, apart: 1, replies: 5, missing: 2 });
  const last = addReply(thread(3, ['r1', 'r2', 'r3']), reply('own'));
  expect(state(last)).toEqual({ ids, apart: 0, replies: 4, missing: 0 });
});

test('replies that are loaded then come before the new one, which is not doubled', () => {
  const added = addReply(thread(5, ['r1', 'r2']), reply('own'));
  const next = joinReplies(added, [reply('r3')]);
  expect(state(next)).toEqual({
    ids: ['r1', 'r2', 'r3', 'own'],
    apart: 1,
    replies: 6,
    missing: 2,
  });
  const rest = [reply('r4'), reply('r5'), reply('own'), reply('later')];
  expect(state(joinReplies(next, rest))).toMatchObject({
    ids: ['r1', 'r2', 'r3', 'r4', 'r5', 'own', 'later'],
    apart: 0,
  });
  // The page was read before the reply was stored.
  expect(state(joinReplies(next, [reply('r4'), reply('r5')], false))).toEqual({
    ids: ['r1', 'r2', 'r3', 'r4', 'r5', 'own'],
    apart: 0,
    replies: 6,
    missing: 0,
  });
});

test('earlier replies come before the loaded ones, and leave none missing after them', () => {
  const loaded = thread(45, ['r21', 'r22'], 20);
  expect(missingReplies(loaded)).toBe(23);
  const replies = [reply('r1'), reply('r21')];
  expect(state(joinEarlier(loaded, { replies, earlier: 0 })).ids).toEqual(['r1', 'r21', 'r22']);
  const whole = joinEarlier(thread(22, ['r21', 'r22'], 20), { replies, earlier: 0 });
  expect(state(whole)).toMatchObject({ replies: 3, missing: 0 });
});
