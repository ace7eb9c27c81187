import { expect, test } from 'vitest';
import type { Data } from '../../port';
import { at, newPost, publishing } from '../../testing/rows';
import { withReaders } from '../../testing/withReaders';

const page = { skip: 0, take: 20 };

const row = { about: 'post', newest: null, count: 1, isSeen: false };

export function describeReactionRows(make: () => Promise<Data>) {
  test('likes and follows are counted, and taken back', async () => {
    const { told, likes, follows, comment, commentLikes } = await withReaders(await make());
    const like = (userId: string, minute: number) => ({
      postId: 'post',
      userId,
      createdAt: at(minute),
    });
    await likes.add(like('ben', 1));
    await likes.add(like('ben', 2));
    await likes.add(like('cleo', 3));
    await likes.add(like('ada', 4));
    const liked = { ...row, kind: 'likes', actors: ['cleo', 'ben'], count: 2 };
    expect(await told('ada')).toEqual([liked]);
    await likes.remove(like('cleo', 0));
    expect(await told('ada')).toEqual([{ ...liked, actors: ['ben'], count: 1 }]);
    await likes.remove(like('ben', 0));
    expect(await told('ada')).toEqual([]);

    await comment('top', 5, {});
    await commentLikes.add({ commentId: 'top', userId: 'cleo', createdAt: at(6) });
    expect(await told('ben')).toEqual([{ ...row, kind: 'likes', about: 'top', actors: ['cleo'] }]);
    await commentLikes.remove({ commentId: 'top', userId: 'cleo' });
    expect(await told('ben')).toEqual([]);

    const follow = { id: 'f', authorId: 'cleo', followerId: 'ben', createdAt: at(7) };
    await follows.insert(follow);
    expect(await told('cleo')).toEqual([
      { ...row, kind: 'follower', about: null, actors: ['ben'] },
    ]);
    await follows.remove('f', 'ben');
    expect(await told('cleo')).toEqual([]);
  });

  test('followers are told about a post once, when it is published', async () => {
    const data = await withReaders(await make());
    const { told, follows, posts, publication, subscribers } = data;
    const follow = async (followerId: string, minute: number) =>
      follows.insert({ id: followerId, authorId: 'ada', followerId, createdAt: at(minute) });
    await follow('ben', 1);
    await posts.insert(newPost('draft', { isPublished: false }));
    await publication.publish('draft', publishing('ada', at(2)));
    await follow('cleo', 3);
    const early = { now: at(4), take: 1, publishedUntil: at(0), registeredUntil: at(0) };
    while (await subscribers.storeLetters(early));
    expect(await told('ben')).toEqual([{ ...row, kind: 'post', about: 'draft', actors: ['ada'] }]);
    expect((await data.notifications.list({ ...page, userId: 'ben' })).rows).toMatchObject([
      { createdAt: at(4) },
    ]);
    expect(await told('cleo')).toEqual([]);
    await publication.unpublish('draft', { by: 'ada', now: at(9) });
    expect(await told('ben')).toEqual([]);
  });
}
