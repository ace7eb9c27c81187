import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf, withPost } from '../../testing/fixtures';
import { at, commentRow } from '../../testing/rows';

const mute = (userId: string, mutedId: string, minute = 1) => ({
  userId,
  mutedId,
  createdAt: at(minute),
});
const page = { postId: 'post', skip: 0, take: 2 };
const reader = { id: 'ada', decides: false };

/** Two threads by ben, of which cleo answered the first, and one by cleo, which ben answered. */
async function withThreads(empty: Data) {
  const data = await withPost(empty);
  const add = async (id: string, minute: number, row: Parameters<typeof commentRow>[1]) =>
    data.comments.insert(commentRow(id, { createdAt: at(minute), ...row }));
  await add('answered', 1, { authorId: 'ben', blockId: 'b' });
  await add('to-ben', 2, { authorId: 'cleo', parentId: 'answered' });
  await add('cleos', 3, { authorId: 'cleo', blockId: 'b' });
  await add('to-cleo', 4, { authorId: 'ben', parentId: 'cleos' });
  await add('lonely', 5, { authorId: 'ben' });
  await data.mutes.put(mute('ada', 'ben'));
  return data;
}

function describeMutedComments(make: () => Promise<Data>) {
  test('pages of comments are full without those of muted people', async () => {
    const { comments } = await withThreads(await make());
    const own = await comments.ofPost({ ...page, reader });
    expect({ ids: idsOf(own.rows), areMore: own.areMore }).toEqual({
      ids: ['cleos', 'to-ben'],
      areMore: false,
    });
    expect(idsOf((await comments.ofPost(page)).rows)).toEqual(['lonely', 'to-cleo']);
    const replies = { ...page, parentId: 'cleos' };
    expect((await comments.replies({ ...replies, reader })).rows).toEqual([]);
    expect(idsOf((await comments.replies({ ...replies, reader: null })).rows)).toEqual(['to-cleo']);
  });

  test('a muted comment keeps the place of its answers, and others are not counted', async () => {
    const { comments } = await withThreads(await make());
    const query = { ...page, order: 'newest', reader } as const;
    const { rows, areMore } = await comments.threads(query);
    const seen = rows.map(({ id, isVisible, isMuted, replies, firstReplies }) => ({
      id,
      isVisible,
      isMuted,
      replies,
      first: idsOf(firstReplies),
    }));
    expect(seen).toEqual([
      { id: 'cleos', isVisible: true, isMuted: false, replies: 0, first: [] },
      { id: 'answered', isVisible: false, isMuted: true, replies: 1, first: ['to-ben'] },
    ]);
    expect(areMore).toBe(false);
    expect(await comments.remarks({ postId: 'post', reader })).toEqual([
      { blockId: 'b', count: 1 },
    ]);
    expect(await comments.remarks({ postId: 'post', reader: null })).toEqual([
      { blockId: 'b', count: 2 },
    ]);
  });
}

function describeHeldComments(make: () => Promise<Data>) {
  test('comments that wait are shown to those who decide, also if they muted the author', async () => {
    const { comments, moderation, mutes } = await withPost(await make());
    await comments.insert(commentRow('held', { authorId: 'ben', state: 'held' }));
    await mutes.put(mute('ada', 'ben'));
    const { rows } = await moderation.held({ skip: 0, take: 9, by: 'ada', postsOf: 'ada' });
    expect(rows).toMatchObject([{ id: 'held', isVisible: true }]);
  });
}

const mutedUnderPost = async (mutes: Data['mutes']) =>
  mutes.mutedUsernames({ userId: 'ada', postId: 'post' });

async function withWriters(empty: Data) {
  const data = await withPost(empty);
  for (const authorId of ['ben', 'cleo'])
    await data.comments.insert(commentRow(`of-${authorId}`, { authorId }));
  return data;
}

/** Accounts whose words others do not want to see. */
export function describeMutes(make: () => Promise<Data>) {
  describe('muting', () => {
    test('is idempotent, and lists the last one first', async () => {
      const { mutes } = await withWriters(await make());
      expect(await mutes.put(mute('ada', 'ben', 1))).toBe(true);
      expect(await mutes.put(mute('ada', 'ben', 9))).toBe(true);
      await mutes.put(mute('ada', 'cleo', 2));
      await mutes.put(mute('ben', 'ada', 3));
      const list = async (skip: number, take: number) => {
        const { rows, areMore } = await mutes.list({ userId: 'ada', skip, take });
        return { names: rows.map(({ account }) => account.username), areMore };
      };
      expect(await list(0, 1)).toEqual({ names: ['cleo'], areMore: true });
      expect(await list(1, 1)).toEqual({ names: ['ben'], areMore: false });
      expect(await mutedUnderPost(mutes)).toEqual(['ben', 'cleo']);
      expect(await mutes.mutesBetween({ userId: 'ada', others: ['ben', 'cleo'] })).toEqual([
        { userId: 'ada', mutedId: 'ben' },
        { userId: 'ada', mutedId: 'cleo' },
        { userId: 'ben', mutedId: 'ada' },
      ]);
      expect(await mutes.mutesBetween({ userId: 'cleo', others: [] })).toEqual([]);
      expect(await mutes.remove({ userId: 'ada', mutedId: 'ben' })).toBe(true);
      expect(await mutes.remove({ userId: 'ada', mutedId: 'ben' })).toBe(true);
      expect(await mutedUnderPost(mutes)).toEqual(['cleo']);
    });

    test('matters under a post of those who wrote comments there', async () => {
      const { mutes, comments } = await withPost(await make());
      await mutes.put(mute('ada', 'ben'));
      await mutes.put(mute('ada', 'cleo'));
      expect(await mutedUnderPost(mutes)).toEqual([]);
      await comments.insert(commentRow('of-cleo', { authorId: 'cleo' }));
      expect(await mutedUnderPost(mutes)).toEqual(['cleo']);
    });

    test('tells which people have muted which accounts', async () => {
      const { mutes } = await withPost(await make());
      await mutes.put({ userId: 'ada', mutedId: 'ben', createdAt: at(1) });
      await mutes.put({ userId: 'cleo', mutedId: 'ada', createdAt: at(1) });
      const mutedIds = ['ada', 'ben'];
      expect(await mutes.mutedBy({ usernames: ['Cleo', 'ADA', 'none'], mutedIds })).toEqual([
        { username: 'ada', mutedId: 'ben' },
        { username: 'cleo', mutedId: 'ada' },
      ]);
      expect(await mutes.mutedBy({ usernames: ['ben', 'ada'], mutedIds: ['cleo'] })).toEqual([]);
      expect(await mutes.mutedBy({ usernames: [], mutedIds })).toEqual([]);
    });

    test('needs both accounts, and one that is not blocked', async () => {
      const { users, mutes } = await withWriters(await make());
      expect(await mutes.put(mute('ada', 'none'))).toBe(false);
      expect(await mutes.put(mute('none', 'ada'))).toBe(false);
      await mutes.put(mute('ada', 'ben'));
      await users.setBlocked('ada', true);
      expect(await mutes.put(mute('ada', 'cleo'))).toBe(false);
      expect(await mutes.remove({ userId: 'ada', mutedId: 'ben' })).toBe(false);
      expect(await mutedUnderPost(mutes)).toEqual(['ben']);
    });

    test('ends with either account', async () => {
      const { users, mutes } = await withPost(await make());
      await mutes.put(mute('ada', 'ben'));
      await mutes.put(mute('cleo', 'ada'));
      await users.remove('ben');
      expect(await mutedUnderPost(mutes)).toEqual([]);
      await users.remove('cleo');
      expect(await mutes.mutesBetween({ userId: 'ada', others: ['ben', 'cleo'] })).toEqual([]);
    });

    describeMutedComments(make);
    describeHeldComments(make);
  });
}
