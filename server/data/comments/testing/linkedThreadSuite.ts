import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf } from '../../testing/fixtures';
import { at } from '../../testing/rows';
import type { CommentReader } from '../commentPort';
import { reply, withThread } from './threadSuite';

export function describeLinkedThreads(make: () => Promise<Data>) {
  describe('the thread of a comment', () => {
    const linkedIn =
      ({ comments }: Pick<Data, 'comments'>, reader: CommentReader = null) =>
      async (commentId: string) => {
        const page = await comments.thread({ commentId, reader, take: 2 });
        if (!page) return null;
        return [page.thread.id, page.skip, ...idsOf(page.replies), page.areMore ? 'more' : 'end'];
      };

    test('comes with the page of replies in which it stands', async () => {
      const data = await withThread(await make());
      await data.comments.insert(reply('r5', 6));
      const linked = linkedIn(data);
      expect(await linked('other')).toEqual(['other', 0, 'end']);
      expect(await linked('top')).toEqual(['top', 0, 'r1', 'r2', 'more']);
      expect(await linked('r2')).toEqual(['top', 0, 'r1', 'r2', 'more']);
      expect(await linked('r3')).toEqual(['top', 2, 'r3', 'r4', 'more']);
      expect(await linked('r5')).toEqual(['top', 4, 'r5', 'end']);
      expect(await linked('none')).toBeNull();
      const page = await data.comments.thread({ commentId: 'r5', reader: null, take: 2 });
      expect(page?.thread).toMatchObject({ replies: 5, isVisible: true });
    });

    test('has places and pages as its reader sees them', async () => {
      const data = await withThread(await make());
      await data.comments.insert({ ...reply('held', 0), state: 'held' });
      expect(await linkedIn(data)('held')).toBeNull();
      expect(await linkedIn(data)('r3')).toEqual(['top', 2, 'r3', 'r4', 'end']);
      for (const reader of [
        { id: 'ben', decides: false },
        { id: 'ada', decides: true },
      ]) {
        expect(await linkedIn(data, reader)('held')).toEqual(['top', 0, 'held', 'r1', 'more']);
        expect(await linkedIn(data, reader)('r3')).toEqual(['top', 2, 'r2', 'r3', 'more']);
      }
      expect(await linkedIn(data, { id: 'cleo', decides: false })('held')).toBeNull();
    });

    test('is not found without a comment that the reader sees, or a place of replies', async () => {
      const data = await withThread(await make());
      await data.comments.insert(reply('of-cleo', 7, 'cleo'));
      await data.users.setBlocked('ben', true);
      expect(await linkedIn(data)('r1')).toBeNull();
      expect(await linkedIn(data)('of-cleo')).toEqual(['top', 0, 'of-cleo', 'end']);
      await data.mutes.put({ userId: 'ada', mutedId: 'cleo', createdAt: at(8) });
      const muting = linkedIn(data, { id: 'ada', decides: false });
      expect([await muting('of-cleo'), await muting('other')]).toEqual([null, null]);
      await data.comments.remove('top', 'ada');
      expect(await linkedIn(data)('top')).toEqual(['top', 0, 'of-cleo', 'end']);
      await data.users.setBlocked('cleo', true);
      expect(await linkedIn(data)('top')).toBeNull();
    });
  });
}
