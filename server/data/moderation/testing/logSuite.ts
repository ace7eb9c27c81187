import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf, withPost } from '../../testing/fixtures';
import { at, commentRow, logRow, newPost, userRow } from '../../testing/rows';

const page = { skip: 0, take: 20 };

export function describeLog(make: () => Promise<Data>) {
  describe('the log of decisions', () => {
    test('is limited to people and to kinds of subjects', async () => {
      const data = await make();
      await withPost(data);
      const { moderation } = data;
      await data.users.insert(userRow('mod', { role: 'moderator' }));
      await data.users.insert(userRow('root', { role: 'admin' }));
      await data.comments.insert(commentRow('top', { authorId: 'ben' }));
      const entry = (id: number, actorId: string, personId: string) =>
        logRow(`${id}`, { actorId, personId, createdAt: at(id) });
      const state = { state: 'hidden', stateReason: '' } as const;
      await moderation.decide('top', state, entry(1, 'mod', 'ben'));
      const closing = { ...entry(2, 'root', 'ada'), subjectKind: 'post' as const };
      await moderation.closeComments({ postId: 'post', isClosed: true }, closing);
      await moderation.decide('top', { ...state, state: 'shown' }, entry(3, 'root', 'ben'));
      const all = { ...entry(4, 'root', 'ben'), subjectKind: 'comments' as const };
      await moderation.decideAll('ben', { ...state, state: 'removed' }, all);
      const found = async (filter: Partial<Parameters<typeof moderation.log>[0]>) =>
        idsOf((await moderation.log({ ...page, ...filter })).rows);
      expect(await found({ term: 'MOD' })).toEqual(['1']);
      expect(await found({ term: 'ben' })).toEqual(['4', '3', '1']);
      expect(await found({ subject: 'post' })).toEqual(['2']);
      expect(await found({ subject: 'comment' })).toEqual(['4', '3', '1']);
      expect(await found({ term: 'ben', subject: 'post' })).toEqual([]);
      expect(await found({ term: 'root', skip: 1, take: 1 })).toEqual(['3']);
      expect(await found({ term: 'nobody' })).toEqual([]);
    });

    test('has the entry of a post that is moved here, once it is stored', async () => {
      const { posts, moderation } = await withPost(await make());
      const entry = logRow('moved', { action: 'moved', createdAt: at(1) });
      const moved = (url: string) => newPost('moved', { url, entry });
      expect(await posts.insert(moved('post'))).toBe('url taken');
      expect((await moderation.log(page)).rows).toEqual([]);
      expect(await posts.insert(moved('moved'), 'ada', 'key-0001')).toMatchObject({ id: 'moved' });
      expect(idsOf((await moderation.log(page)).rows)).toEqual(['moved']);
    });
  });
}
