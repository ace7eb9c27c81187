import { expect, test } from 'vitest';
import { noticeOfDecision } from './moderation';

const comment = { id: 'comment', authorId: 'ben', state: 'shown' } as const;
const about = { userId: 'ben', commentId: 'comment' };

test.each([
  ['hidden', comment, 'hidden', { ...about, decision: 'hidden' }],
  [
    'removed, without the comment',
    comment,
    'removed',
    { userId: 'ben', commentId: null, decision: 'removed' },
  ],
  ['approved', { ...comment, state: 'held' }, 'shown', { ...about, decision: 'approved' }],
  ['shown again', { ...comment, state: 'hidden' }, 'shown', { ...about, decision: 'approved' }],
  ['rejected', { ...comment, state: 'held' }, 'hidden', { ...about, decision: 'rejected' }],
  ['nothing if it stays as it was', comment, 'shown', null],
  ['nothing if it is held', comment, 'held', null],
  ['nothing if its author is gone', { ...comment, authorId: null }, 'hidden', null],
] as const)('the author learns that a comment was %s', (...row) => {
  const [, decided, next, notice] = row;
  expect(noticeOfDecision(decided, { by: 'mod', next })).toEqual(notice);
});

test('nobody is notified of an own decision', () => {
  expect(noticeOfDecision(comment, { by: 'ben', next: 'hidden' })).toBeNull();
});
