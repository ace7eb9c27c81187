import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf } from '../../testing/fixtures';
import { at, commentRow, logRow, newPost, userRow } from '../../testing/rows';
import { reply, withThread } from './threadSuite';

function describeMemberComments(make: () => Promise<Data>) {
  describe('the comments', () => {
    test('of a member, under posts that it can read, with the newest answers of others', async () => {
      const { comments, publication, mutes } = await withThread(await make());
      await comments.insert(commentRow('mine', { authorId: 'ben', createdAt: at(10) }));
      await comments.insert(reply('r5', 11, 'ada'));
      await comments.insert(reply('r6', 12, 'cleo'));
      const own = async (userId: string, skip = 0, take = 20) => {
        const { rows, areMore } = await comments.ofMember({ userId, skip, take });
        const read = rows.map(({ id, post, answers }) => [id, post.url, ...idsOf(answers)]);
        return { read, areMore };
      };
      expect(await own('ben', 0, 2)).toEqual({
        read: [
          ['mine', 'post'],
          ['r4', 'post'],
        ],
        areMore: true,
      });
      const r5 = ['r5', 'post'];
      const ofAda = async () => (await own('ada')).read;
      expect(await ofAda()).toEqual([r5, ['top', 'post', 'r3', 'r4', 'r6']]);
      await mutes.put({ userId: 'ada', mutedId: 'ben', createdAt: at(15) });
      expect(await ofAda()).toEqual([r5, ['top', 'post', 'r6']]);
      await publication.unpublish('post', { by: 'ada', now: at(9) });
      expect(await own('ben')).toEqual({ read: [], areMore: false });
      expect(await ofAda()).toEqual([r5, ['top', 'post', 'r6']]);
    });
  });
}

function describeNewComments(make: () => Promise<Data>) {
  describe('new comments', () => {
    test('are counted after a time, without the own ones and those of muted people', async () => {
      const { comments, mutes, moderation, users } = await withThread(await make());
      expect(await comments.totals('post')).toEqual({ count: 6, latest: at(9) });
      expect(await comments.totals('none')).toEqual({ count: 0, latest: null });
      const newer = async (id: string | null, minute: number, most = 99) => {
        const reader = id === null ? null : { id, decides: false };
        return comments.newer({ postId: 'post', reader, after: at(minute), most });
      };
      expect([await newer(null, 4), await newer(null, 9), await newer(null, 0, 3)]).toEqual([
        2, 0, 3,
      ]);
      expect([await newer('ben', 2), await newer('cleo', 2)]).toEqual([1, 3]);
      await mutes.put({ userId: 'cleo', mutedId: 'ben', createdAt: at(10) });
      expect(await newer('cleo', 0)).toBe(1);
      await users.insert(userRow('mod', { role: 'moderator' }));
      const hide = { state: 'hidden', stateReason: 'Off topic' } as const;
      await moderation.decide('other', hide, logRow('first', { actorId: 'mod' }));
      expect(await newer(null, 4)).toBe(1);
      expect(await comments.totals('post')).toEqual({ count: 5, latest: at(5) });
    });
  });
}

function describeCounts(make: () => Promise<Data>) {
  test('the comments of posts are counted for accounts that can read them', async () => {
    const { comments, posts, users, moderation, publication } = await withThread(await make());
    await posts.insert(newPost('quiet', { url: 'quiet' }));
    await users.insert(userRow('mod', { role: 'moderator' }));
    const watched = [
      { userId: 'ben', postId: 'post' },
      { userId: 'ada', postId: 'post' },
      { userId: 'ben', postId: 'quiet' },
      { userId: 'ben', postId: 'none' },
      { userId: 'none', postId: 'post' },
    ];
    const counts = async () =>
      Array.from(await comments.counts(watched), (row) => Object.values(row).join(' ')).toSorted();
    expect(await counts()).toEqual(['ada post 6', 'ben post 6', 'ben quiet 0']);
    const hide = { state: 'hidden', stateReason: 'Off topic' } as const;
    await moderation.decide('other', hide, logRow('first', { actorId: 'mod' }));
    expect(await counts()).toEqual(['ada post 5', 'ben post 5', 'ben quiet 0']);
    await publication.unpublish('post', { by: 'ada', now: at(9) });
    expect(await counts()).toEqual(['ada post 5', 'ben quiet 0']);
    await users.setBlocked('ben', true);
    expect(await counts()).toEqual(['ada post 1']);
    expect(await comments.counts([])).toEqual([]);
  });
}

/** What concerns one reader of comments: the own ones, and those that are new. */
export function describeReadersComments(make: () => Promise<Data>) {
  describeMemberComments(make);
  describeNewComments(make);
  describeCounts(make);
}
