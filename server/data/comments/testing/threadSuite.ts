import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import type { ThreadRow } from '../../rows/communityRows';
import { idsOf, withPost } from '../../testing/fixtures';
import { at, commentRow, logRow, newPost, userRow } from '../../testing/rows';

const page = { postId: 'post', skip: 0, take: 20 };
const all = { ...page, order: 'newest', reader: null } as const;
export const reply = (id: string, minute: number, authorId = 'ben') =>
  commentRow(id, { parentId: 'top', createdAt: at(minute), authorId });

const shape = ({ id, firstReplies, replies, isVisible }: ThreadRow) => ({
  id,
  first: idsOf(firstReplies),
  replies,
  isVisible,
});

/** A thread `top` with the replies `r1` to `r4`, and the newer thread `other`. */
export async function withThread(empty: Data) {
  const data = await withPost(empty);
  await data.comments.insert(commentRow('top', { createdAt: at(1), blockId: 'b', quote: 'Words' }));
  for (const nth of [1, 2, 3, 4]) await data.comments.insert(reply(`r${nth}`, nth + 1));
  await data.comments.insert(commentRow('other', { createdAt: at(9), authorId: 'cleo' }));
  return data;
}

function describeThreadLists(make: () => Promise<Data>) {
  describe('threads', () => {
    test('have their oldest replies; the others are read page by page', async () => {
      const { comments } = await withThread(await make());
      const threads = await comments.threads(all);
      expect(threads.rows.map(shape)).toEqual([
        { id: 'other', first: [], replies: 0, isVisible: true },
        { id: 'top', first: ['r1', 'r2', 'r3'], replies: 4, isVisible: true },
      ]);
      expect(threads.rows[1]).toMatchObject({ blockId: 'b', quote: 'Words', likes: 0 });
      const oldest = await comments.threads({ ...all, order: 'oldest', take: 1 });
      expect({ ids: idsOf(oldest.rows), areMore: oldest.areMore }).toEqual({
        ids: ['top'],
        areMore: true,
      });
      const rest = { ...page, parentId: 'top', reader: null, skip: 3 };
      expect(idsOf((await comments.replies(rest)).rows)).toEqual(['r4']);
      expect((await comments.replies({ ...rest, postId: 'else', skip: 0 })).rows).toEqual([]);
      expect(idsOf((await comments.ofPost(page)).rows)).toEqual([
        'other',
        'r4',
        'r3',
        'r2',
        'r1',
        'top',
      ]);
    });

    test('of one reader: what it likes, and what only it and those who decide see', async () => {
      const { comments, commentLikes, moderation, users } = await withThread(await make());
      await users.insert(userRow('mod', { role: 'moderator' }));
      const hide = { state: 'hidden', stateReason: 'Off topic' } as const;
      await moderation.decide('r2', hide, logRow('first', { actorId: 'mod' }));
      await moderation.decide('other', hide, logRow('second', { actorId: 'mod' }));
      for (const commentId of ['top', 'r3'])
        await commentLikes.add({ commentId, userId: 'ben', createdAt: at(10) });
      const own = async (id: string, decides = false, take = 20) => {
        const read = await comments.own({ postId: 'post', reader: { id, decides }, take });
        return { likedIds: read.likedIds, inReview: idsOf(read.inReview) };
      };
      expect(await own('ben')).toEqual({ likedIds: ['r3', 'top'], inReview: ['r2'] });
      expect(await own('cleo')).toEqual({ likedIds: [], inReview: ['other'] });
      expect(await own('mod', true)).toEqual({ likedIds: [], inReview: ['other', 'r2'] });
      expect(await own('ben', false, 1)).toEqual({ likedIds: ['r3'], inReview: ['r2'] });
      expect(await own('ada')).toEqual({ likedIds: [], inReview: [] });
    });

    test('of one block are listed and counted', async () => {
      const { comments } = await withThread(await make());
      expect(idsOf((await comments.threads({ ...all, blockId: 'b' })).rows)).toEqual(['top']);
      expect((await comments.threads({ ...all, blockId: 'none' })).rows).toEqual([]);
      expect(await comments.remarks({ postId: 'post', reader: null })).toEqual([
        { blockId: 'b', count: 1 },
      ]);
      await comments.remove('top', 'ada');
      expect(await comments.remarks({ postId: 'post', reader: null })).toEqual([]);
    });

    test('a reply needs a thread of the same post', async () => {
      const { comments, posts } = await withThread(await make());
      await posts.insert(newPost('second'));
      const elsewhere = commentRow('x', { postId: 'second', parentId: 'top' });
      expect(await comments.insert(elsewhere)).toBe('no post');
      expect(await comments.insert(commentRow('y', { parentId: 'r1' }))).toBe('no post');
      expect(await comments.insert(commentRow('z', { parentId: 'gone' }))).toBe('no post');
    });
  });
}

function describeStaff(make: () => Promise<Data>) {
  test('those who decide learn which moderators and administrators wrote comments', async () => {
    const { comments, users } = await withThread(await make());
    await users.insert(userRow('mod', { role: 'moderator' }));
    const staff = async (id: string, decides = false) =>
      (await comments.own({ postId: 'post', reader: { id, decides }, take: 20 })).staff;
    expect(await staff('mod', true)).toEqual([]);
    await comments.insert(commentRow('of-mod', { authorId: 'mod' }));
    expect(await staff('mod', true)).toEqual([{ id: 'mod', role: 'moderator' }]);
    expect(await staff('ben')).toEqual([]);
  });
}

function describeRemovedComments(make: () => Promise<Data>) {
  describe('removed comments with replies', () => {
    test('a removed comment keeps the place of its replies until the last one goes', async () => {
      const { comments, users } = await withThread(await make());
      expect(await comments.remove('top', 'ada')).toBe('post');
      expect(await comments.byId('top')).toMatchObject({
        authorId: null,
        text: '',
        quote: '',
        state: 'removed',
        stateBy: null,
        stateReason: '',
      });
      expect(await comments.remove('top', 'ada')).toBeNull();
      expect((await comments.threads(all)).rows.map(shape)).toContainEqual({
        id: 'top',
        first: ['r1', 'r2', 'r3'],
        replies: 4,
        isVisible: false,
      });
      expect(idsOf((await comments.ofPost(page)).rows)).not.toContain('top');
      expect(await users.withCounts('ada')).toMatchObject({ comments: 5 });
      for (const id of ['r1', 'r2', 'r3', 'r4']) await comments.remove(id, 'ben');
      expect(await comments.byId('top')).toBeNull();
      expect(await users.withCounts('ada')).toMatchObject({ comments: 1 });
    });

    test('an account that goes takes its replies and leaves the places that others have answered', async () => {
      const { comments, users } = await withThread(await make());
      await comments.insert(commentRow('own', { authorId: 'ben', createdAt: at(5) }));
      await comments.insert(commentRow('to-own', { authorId: 'ben', parentId: 'own' }));
      await comments.insert(commentRow('bens', { authorId: 'ben', createdAt: at(6) }));
      await comments.insert(commentRow('to-bens', { authorId: 'cleo', parentId: 'bens' }));
      await users.remove('ben');
      expect((await comments.threads(all)).rows.map(shape)).toEqual([
        { id: 'other', first: [], replies: 0, isVisible: true },
        { id: 'bens', first: ['to-bens'], replies: 1, isVisible: false },
        { id: 'top', first: [], replies: 0, isVisible: true },
      ]);
      await users.remove('cleo');
      expect(idsOf((await comments.threads(all)).rows)).toEqual(['top']);
    });
  });
}

function describeUnseenComments(make: () => Promise<Data>) {
  describe('comments that not everybody sees', () => {
    test('of a blocked account are places of their replies', async () => {
      const { comments, users } = await withThread(await make());
      await users.setBlocked('ben', true);
      expect((await comments.threads(all)).rows.map(shape)[1]).toMatchObject({
        first: [],
        replies: 0,
      });
      await comments.insert(commentRow('to-other', { parentId: 'other', authorId: 'ada' }));
      await users.setBlocked('cleo', true);
      expect((await comments.threads(all)).rows[0]).toMatchObject({
        id: 'other',
        isVisible: false,
        replies: 1,
      });
    });

    test('held and hidden comments are seen by their authors and who decides', async () => {
      const { comments, users } = await withThread(await make());
      const before = (await users.withCounts('ada'))?.comments;
      await comments.insert(commentRow('held', { authorId: 'ben', state: 'held' }));
      await comments.insert(reply('hidden', 0));
      await comments.insert(
        commentRow('held-reply', { ...reply('', 0), state: 'hidden', id: 'hr' }),
      );
      const seenBy = async (id: string, decides = false) =>
        idsOf((await comments.threads({ ...all, reader: { id, decides } })).rows).includes('held');
      expect(await seenBy('ben')).toBe(true);
      expect(await seenBy('cleo')).toBe(false);
      expect(await seenBy('cleo', true)).toBe(true);
      expect(idsOf((await comments.threads(all)).rows)).not.toContain('held');
      expect(idsOf((await comments.ofPost(page)).rows)).not.toContain('held');
      const replies = { ...page, parentId: 'top' };
      expect(idsOf((await comments.replies({ ...replies, reader: null })).rows)).not.toContain(
        'hr',
      );
      const own = { id: 'ben', decides: false };
      expect(idsOf((await comments.replies({ ...replies, reader: own })).rows)).toContain('hr');
      expect((await users.withCounts('ada'))?.comments).toBe((before ?? 0) + 1);
    });
  });
}

function describeCommentLikes(make: () => Promise<Data>) {
  describe('likes of comments', () => {
    const like = { commentId: 'top', userId: 'ben' };

    test('count once, and can be taken back', async () => {
      const { comments, commentLikes } = await withThread(await make());
      expect(await commentLikes.add({ ...like, createdAt: 1 })).toEqual({
        postId: 'post',
        totalLikes: 1,
        isLiked: true,
      });
      expect(await commentLikes.add({ ...like, createdAt: 2 })).toMatchObject({ totalLikes: 1 });
      await commentLikes.add({ commentId: 'top', userId: 'ada', createdAt: 3 });
      const seenBy = async (id: string | null) => {
        const reader = id === null ? null : { id, decides: false };
        const { rows } = await comments.threads({ ...all, reader });
        return rows.find((row) => row.id === 'top');
      };
      expect(await seenBy('ben')).toMatchObject({ likes: 2, isLiked: true });
      expect(await seenBy('cleo')).toMatchObject({ likes: 2, isLiked: false });
      expect(await seenBy(null)).toMatchObject({ likes: 2, isLiked: false });
      expect(await commentLikes.remove(like)).toEqual({
        postId: 'post',
        totalLikes: 1,
        isLiked: false,
      });
      expect(await commentLikes.remove(like)).toEqual({
        postId: 'post',
        totalLikes: 1,
        isLiked: false,
      });
    });

    test('are refused for what the account does not see', async () => {
      const { comments, commentLikes, publication, users } = await withThread(await make());
      await comments.insert(commentRow('held', { state: 'held' }));
      expect(await commentLikes.add({ ...like, commentId: 'held', createdAt: 1 })).toBeNull();
      expect(await commentLikes.add({ ...like, commentId: 'gone', createdAt: 1 })).toBeNull();
      await users.insert(userRow('blocked', { isBlocked: true }));
      expect(await commentLikes.add({ ...like, userId: 'blocked', createdAt: 1 })).toBeNull();
      await publication.unpublish('post', { by: 'ada', now: at(9) });
      expect(await commentLikes.add({ ...like, createdAt: 1 })).toBeNull();
      expect(await commentLikes.remove(like)).toBeNull();
    });

    test('go with their comment, its post and the account', async () => {
      const { comments, commentLikes, users } = await withThread(await make());
      await commentLikes.add({ ...like, createdAt: 1 });
      await commentLikes.add({ commentId: 'top', userId: 'cleo', createdAt: 1 });
      await users.remove('cleo');
      expect((await comments.threads(all)).rows[0]).toMatchObject({ id: 'top', likes: 1 });
      await comments.remove('top', 'ada');
      expect((await comments.threads(all)).rows[0]).toMatchObject({ id: 'top', likes: 0 });
    });
  });
}

export function describeThreads(make: () => Promise<Data>) {
  describeThreadLists(make);
  describeStaff(make);
  describeRemovedComments(make);
  describeUnseenComments(make);
  describeCommentLikes(make);
}
