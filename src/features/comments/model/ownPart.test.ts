import type { Comment } from '@contract/comments/commentEntities';
import { expect, test } from 'vitest';
import { buildComment } from '@/testing/buildComment';
import { joinReplies, loadedThread, missingReplies } from './commentChanges';
import { type CommentData, countOf, type LoadedThread } from './commentData';
import { gap, loadedOf } from './gaps';
import { withOwnPart } from './ownPart';

const none = { likedComments: [], waiting: [], muted: [] };
const comment = (id: string, day: number) =>
  buildComment({ _id: id, createdAt: `2026-03-0${day}T08:00:00.000Z` });
const thread = (id: string, day: number, firstReplies: Comment[] = []) =>
  loadedThread({ ...comment(id, day), replies: firstReplies.length, firstReplies });
const reply = (id: string, day: number, username = 'ben') => {
  const commentAuthor = { id: `user-${username}`, fullName: username, username, image: {} };
  return { ...comment(id, day), parentId: 'top', commentAuthor };
};
const loaded = (areMore = false): CommentData => ({
  threads: [
    thread('new', 8),
    thread('top', 2, [reply('r1', 3), reply('r3', 5, 'cleo')]),
    ...(areMore ? [gap] : []),
  ],
});
const repliesOf = ({ replyList }: LoadedThread) => loadedOf(replyList);
const idsOf = ({ threads }: CommentData) =>
  loadedOf(threads).map((row) => [row._id, ...repliesOf(row).map(({ _id: id }) => id)]);

test('liked comments and replies are marked', () => {
  const { threads } = withOwnPart(loaded(), { ...none, likedComments: ['new', 'r1'] });
  const all = loadedOf(threads).flatMap((row) => [row, ...repliesOf(row)]);
  const liked = all.filter(({ isLiked }) => isLiked);
  expect(liked.map(({ _id: id }) => id)).toEqual(['new', 'r1']);
});

test('comments that only the member sees stand where they were written, each once', () => {
  const own = { ...reply('r2', 4), state: 'hidden' as const };
  const waiting = [comment('held', 5), own, reply('r1', 3), comment('early', 1)];
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
  const firstReplies = [reply('r1', 3), reply('r3', 5)];
  const data = { threads: [loadedThread({ ...comment('top', 2), replies: 9, firstReplies })] };
  const waiting = [
    { ...reply('r2', 4), state: 'held' as const },
    { ...reply('r9', 9), state: 'held' as const },
  ];
  const seen = withOwnPart(data, { ...none, waiting });
  expect(idsOf(seen)).toEqual([['top', 'r1', 'r2', 'r3']]);
  expect(loadedOf(seen.threads).map(missingReplies)).toEqual([7]);
});

test('after the last page of replies none is missing, though others count some of muted people', () => {
  const firstReplies = [reply('r1', 3)];
  const before = loadedThread({ ...comment('top', 2), replies: 4, firstReplies });
  const missingAfter = (areMore: boolean) =>
    missingReplies(joinReplies(before, { comments: [reply('r2', 4)], areMore }));
  expect(missingAfter(true)).toBe(2);
  expect(missingAfter(false)).toBe(0);
});

test('comments of muted people are left out; one that others answered keeps its place', () => {
  const data = withOwnPart(loaded(), { ...none, muted: ['cleo'] });
  expect(idsOf(data)).toEqual([['new'], ['top', 'r1']]);
  expect(loadedOf(data.threads)[1]?.replies).toBe(1);
  const author = loadedOf(loaded().threads)[1]?.commentAuthor?.username ?? '';
  const withMuted = withOwnPart(loaded(), { ...none, muted: [author] });
  expect(withMuted.threads).toMatchObject([{ _id: 'top', content: 'Well said.', isMuted: true }]);
  expect(countOf(withMuted).count).toBe(2);
});
