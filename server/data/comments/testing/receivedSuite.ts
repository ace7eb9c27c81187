import type { ReceivedView } from '@contract/comments/receivedEntities';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf, withPost } from '../../testing/fixtures';
import { at, commentRow, logRow, newPost, userRow } from '../../testing/rows';

/** Comments under two posts of ada, of which one is a draft, and one under a post of ben. */
async function withComments(empty: Data) {
  const data = await withPost(empty);
  await data.users.insert(userRow('root', { role: 'admin' }));
  await data.posts.insert(newPost('draft', { url: 'draft', isPublished: false }));
  await data.posts.insert(newPost('of ben', { url: 'of-ben', authorId: 'ben' }));
  const write = async (id: string, minute: number, row: Parameters<typeof commentRow>[1]) =>
    data.comments.insert(commentRow(id, { createdAt: at(minute), ...row }));
  await write('question', 1, { authorId: 'ben' });
  await write('answer', 2, { authorId: 'ada', parentId: 'question' });
  await write('reply', 3, { authorId: 'cleo', parentId: 'question' });
  await write('held', 4, { authorId: 'cleo', state: 'held' });
  await write('hidden', 5, { authorId: 'ben' });
  await write('open', 6, { authorId: 'ben' });
  await write('elsewhere', 7, { authorId: 'cleo', postId: 'of ben' });
  await write('in draft', 8, { authorId: 'ada', postId: 'draft' });
  const hide = { state: 'hidden', stateReason: 'Off topic' } as const;
  await data.moderation.decide('hidden', hide, logRow('hidden', { actorId: 'ada' }));
  const list = async (view: ReceivedView, skip = 0, take = 20) => {
    const { rows, areMore } = await data.comments.received({ userId: 'ada', view, skip, take });
    return { ids: idsOf(rows), areMore };
  };
  const ids = async (view: ReceivedView) => (await list(view)).ids;
  const counts = async (most = 1001) => data.comments.receivedCounts({ userId: 'ada', most });
  return { data, list, ids, counts };
}

export function describeReceived(make: () => Promise<Data>) {
  describe('the comments under the posts of an account', () => {
    test('are listed newest first, in pages, with their posts', async () => {
      const { data, list } = await withComments(await make());
      const all = ['in draft', 'open', 'hidden', 'held', 'reply', 'answer', 'question'];
      expect(await list('all')).toEqual({ ids: all, areMore: false });
      expect(await list('all', 2, 3)).toEqual({ ids: all.slice(2, 5), areMore: true });
      const page = { view: 'waiting', skip: 0, take: 20 } as const;
      const { rows } = await data.comments.received({ ...page, userId: 'ada' });
      expect(rows).toMatchObject([
        { id: 'held', isVisible: true, post: { id: 'post', url: 'post' } },
      ]);
      expect((await data.comments.received({ ...page, userId: 'ben' })).rows).toEqual([]);
    });

    test('have no answer until a shown reply of the account', async () => {
      const { data, ids, counts } = await withComments(await make());
      expect(await ids('unanswered')).toEqual(['open']);
      expect(await counts()).toEqual({ waiting: 1, unanswered: 1 });
      await data.comments.remove('answer', 'ada');
      expect(await ids('unanswered')).toEqual(['open', 'question']);
      expect(await counts(1)).toEqual({ waiting: 1, unanswered: 1 });
      const answer = { authorId: 'ada', parentId: 'open', createdAt: at(9) };
      await data.comments.insert(commentRow('second', answer));
      expect(await ids('unanswered')).toEqual(['question']);
      const hide = { state: 'hidden', stateReason: 'Rude' } as const;
      await data.moderation.decide('second', hide, logRow('second', { actorId: 'root' }));
      expect(await ids('unanswered')).toEqual(['open', 'question']);
    });

    test('are not those of muted or blocked people, nor removed or deleted ones', async () => {
      const { data, ids, counts } = await withComments(await make());
      await data.mutes.put({ userId: 'ada', mutedId: 'cleo', createdAt: at(9) });
      expect(await ids('all')).toEqual(['in draft', 'open', 'hidden', 'answer', 'question']);
      expect(await counts()).toEqual({ waiting: 0, unanswered: 1 });
      await data.mutes.remove({ userId: 'ada', mutedId: 'cleo' });
      const remove = { state: 'removed', stateReason: 'Spam' } as const;
      await data.moderation.decide('held', remove, logRow('removed', { actorId: 'root' }));
      await data.comments.remove('question', 'ben');
      expect(await ids('all')).toEqual(['in draft', 'open', 'hidden', 'reply', 'answer']);
      await data.users.setBlocked('ben', true);
      expect(await ids('all')).toEqual(['in draft', 'reply', 'answer']);
      expect(await counts()).toEqual({ waiting: 0, unanswered: 0 });
    });
  });
}
