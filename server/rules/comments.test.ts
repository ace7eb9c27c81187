import { apiLimits } from '@contract/apiLimits';
import { expect, test } from 'vitest';
import { isJudgedAgain, isNewWriter, judgeComment, requiredReview } from './comments';

const day = apiLimits.newFor;
const writer = { role: 'user', isVerified: true, createdAt: 0, trusted: 2 } as const;
const facts = { writer, isOwnPost: false, holding: 'new', now: day } as const;

test.each([
  ['nothing of a trusted account is held', {}, 'none'],
  ['links are held on the first day', { now: day - 1 }, 'links'],
  ['all is held before two trusted comments', { writer: { ...writer, trusted: 1 } }, 'all'],
  ['all of an unverified account is held', { writer: { ...writer, isVerified: false } }, 'all'],
  ['all is held if the site says so', { holding: 'all' }, 'all'],
  [
    'nothing is held if the site says so',
    { holding: 'off', writer: { ...writer, trusted: 0 } },
    'none',
  ],
  ['nothing is held under the own post', { holding: 'all', isOwnPost: true }, 'none'],
  [
    'nothing of a moderator is held',
    { holding: 'all', writer: { ...writer, role: 'moderator' } },
    'none',
  ],
  [
    'nothing of an administrator is held',
    { holding: 'all', writer: { ...writer, role: 'admin' } },
    'none',
  ],
] as const)('%s', (_, given, holds) => {
  const judged = { ...facts, ...given };
  expect(requiredReview(judged)).toBe(holds);
  expect(judgeComment(judged, false)).toBe(holds === 'all' ? 'held' : 'shown');
  expect(judgeComment(judged, true)).toBe(holds === 'none' ? 'shown' : 'held');
});

test('an edit is judged again unless someone has decided about the comment', () => {
  const judged = (['shown', 'held', 'hidden', 'removed'] as const).flatMap((state) =>
    ([null, 'author', 'moderator'] as const).flatMap((stateBy) =>
      isJudgedAgain({ state, stateBy }) ? [[state, stateBy]] : [],
    ),
  );
  expect(judged).toEqual([
    ['shown', null],
    ['shown', 'author'],
    ['shown', 'moderator'],
    ['held', null],
  ]);
});

test('a writer is new on the first day and without a trusted comment', () => {
  expect(isNewWriter(writer, day)).toBe(false);
  expect(isNewWriter(writer, day - 1)).toBe(true);
  expect(isNewWriter({ ...writer, trusted: 1 }, day)).toBe(false);
  expect(isNewWriter({ ...writer, trusted: 0 }, day)).toBe(true);
  expect(isNewWriter({ ...writer, role: 'moderator', trusted: 0 }, 0)).toBe(false);
});
