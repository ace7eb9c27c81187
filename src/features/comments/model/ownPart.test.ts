import type { Comment } from '@contract/comments/commentEntities';
import { expect, test } from 'vitest';
import { buildComment } from '@/testing/buildComment';
import { joinReplies, missingReplies } from './commentChanges';
import { type CommentData, countOf } from './commentData';
import { withOwnPart } from './ownPart';

const none = { likedComments: [], waiting: [], muted: [] };
const thread = (id: string, day: number, replies: Comment[] = []) => ({
  ...buildComment({ _id: id, createdAt: `2026-03-0${day}T08:00:00.000Z`, replies: replies.length }),
  firstReplies: replies,
});
const reply = (id: string, day: number, username = 'ben') => {
  const { firstReplies: _, ...comment } = thread(id, day);
  const commentAuthor = { id: `user-${username}`, fullName: username, username, image: {} };
  return { ...comment, parentId: 'top', commentAuthor };
};
const loaded = (areMore = false): CommentData => ({
  comments: [thread('new', 8), thread('top', 2, [reply('r1', 3), reply('r3', 5, 'cleo')])],
  areMore,
});
const idsOf = ({ comments }: CommentData) =>
  comments.map(({ _id: id, firstReplies }) => [id, ...firstReplies.map((row) => row._id)]);

test('liked comments and replies are marked', () => {
  const { comments } = withOwnPart(loaded(), { ...none, likedComments: ['new', 'r1'] });
  const liked = comments.flatMap((row) => [row, ...row.firstReplies]).filter((row) => row.isLiked);
  expect(liked.map(({ _id: id }) => id)).toEqual(['new', 'r1']);
});

test('comments that only the member sees stand where they were written, each once', () => {
  const own = { ...reply('r2', 4), state: 'hidden' as const };
  const waiting = [thread('held', 5), own, reply('r1', 3), thread('early', 1)];
  expect(idsOf(withOwnPart(loaded(), { ...none, waiting }))).toEqual([
    ['new'],
    ['held'],
    ['top', 'r1', 'r2', 'r3'],
    ['early'],
  ]);
  // Those of later pages come with these pages.
  expect(idsOf(withOwnPart(loaded(true), { ...none, waiting }))).toEqual([
    ['new'],
    ['held'],
    ['top', 'r1', 'r2', 'r3'],
  ]);
});

test('an own reply after replies that are not loaded comes with them', () => {
  const [top] = [thread('top', 2, [reply('r1', 3), reply('r3', 5)])];
  const data = { comments: top ? [{ ...top, replies: 9 }] : [], areMore: false };
  const waiting = [
    { ...reply('r2', 4), state: 'held' as const },
    { ...reply('r9', 9), state: 'held' as const },
  ];
  const seen = withOwnPart(data, { ...none, waiting });
  expect(idsOf(seen)).toEqual([['top', 'r1', 'r2', 'r3']]);
  expect(seen.comments.map(missingReplies)).toEqual([7]);
});

test('after the last page of replies none is missing, though others count some of muted people', () => {
  const before = { ...thread('top', 2, [reply('r1', 3)]), replies: 4 };
  expect(missingReplies(joinReplies(before, [reply('r2', 4)], true))).toBe(2);
  expect(missingReplies(joinReplies(before, [reply('r2', 4)], false))).toBe(0);
});

test('comments of muted people are left out; one that others answered keeps its place', () => {
  const data = withOwnPart(loaded(), { ...none, muted: ['cleo'] });
  expect(idsOf(data)).toEqual([['new'], ['top', 'r1']]);
  expect(data.comments[1]?.replies).toBe(1);
  const author = loaded().comments[1]?.commentAuthor?.username ?? '';
  const withMuted = withOwnPart(loaded(), { ...none, muted: [author] });
  expect(withMuted.comments).toMatchObject([{ _id: 'top', content: 'Well said.', isMuted: true }]);
  expect(countOf(withMuted).count).toBe(2);
});
