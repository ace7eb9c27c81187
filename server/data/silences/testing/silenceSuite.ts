import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { at, newPost, publishing } from '../../testing/rows';
import { withReaders } from '../../testing/withReaders';

const ofPost = (userId: string) => ({ userId, postId: 'post', threadId: null });
const ofThread = (userId: string, threadId: string) => ({ userId, postId: 'post', threadId });
const since = (minute: number) => ({ createdAt: at(minute) });

/** What an account has silenced of the post. */
const silencedBy = async ({ silences }: Pick<Data, 'silences'>, userId: string) =>
  (await silences.ofPost({ userId, postId: 'post', take: 9 })).map(({ threadId }) => threadId);

function describeRows(make: () => Promise<Data>) {
  test('is idempotent, and lists the post before the last thread', async () => {
    const data = await withReaders(await make());
    const { silences, comment } = data;
    for (const id of ['one', 'two']) await comment(id, 1, {});
    expect(await silences.put({ ...ofThread('ada', 'one'), ...since(3) })).toBe(true);
    expect(await silences.put({ ...ofThread('ada', 'two'), ...since(4) })).toBe(true);
    expect(await silences.put({ ...ofPost('ada'), ...since(2) })).toBe(true);
    expect(await silences.put({ ...ofPost('ada'), ...since(9) })).toBe(true);
    await silences.put({ ...ofThread('ben', 'one'), ...since(5) });
    expect(await silencedBy(data, 'ada')).toEqual([null, 'two', 'one']);
    expect(await silences.ofPost({ userId: 'ada', postId: 'post', take: 1 })).toEqual([
      { ...ofPost('ada'), ...since(2) },
    ]);
    expect(await silences.remove(ofPost('ada'))).toBe(true);
    expect(await silences.remove(ofPost('ada'))).toBe(true);
    expect(await silencedBy(data, 'ada')).toEqual(['two', 'one']);
    await silences.remove(ofThread('ada', 'two'));
    expect(await silencedBy(data, 'ada')).toEqual(['one']);
    expect(await silencedBy(data, 'ben')).toEqual(['one']);
  });

  test('needs the post, the thread, and an account that is not blocked', async () => {
    const data = await withReaders(await make());
    const { silences, users, comment } = data;
    await comment('one', 1, {});
    const put = async (silenced: ReturnType<typeof ofThread> | ReturnType<typeof ofPost>) =>
      silences.put({ ...silenced, ...since(2) });
    expect(await put({ ...ofPost('ada'), postId: 'none' })).toBe(false);
    expect(await put(ofThread('ada', 'none'))).toBe(false);
    expect(await put(ofPost('none'))).toBe(false);
    await put(ofPost('ada'));
    await users.setBlocked('ada', true);
    expect(await put(ofThread('ada', 'one'))).toBe(false);
    expect(await silences.remove(ofPost('ada'))).toBe(false);
    expect(await silencedBy(data, 'ada')).toEqual([null]);
  });

  test('ends with the account, the post or the thread', async () => {
    const data = await withReaders(await make());
    const { silences, users, posts, comments, comment } = data;
    await comment('one', 1, {});
    await silences.put({ ...ofPost('ben'), ...since(2) });
    await silences.put({ ...ofThread('cleo', 'one'), ...since(2) });
    await silences.put({ ...ofPost('cleo'), ...since(2) });
    await comments.remove('one', 'ben');
    expect(await silencedBy(data, 'cleo')).toEqual([null]);
    await users.remove('ben');
    expect(await silencedBy(data, 'ben')).toEqual([]);
    await posts.remove('post', 'ada');
    expect(await silencedBy(data, 'cleo')).toEqual([]);
  });
}

function describeSilencedPost(make: () => Promise<Data>) {
  test('a silenced post causes no more rows, also of mentions; rows that exist stay', async () => {
    const { told, comment, likes, silences } = await withReaders(await make());
    await comment('before', 1, {});
    await silences.put({ ...ofPost('ada'), ...since(2) });
    await comment('top', 3, { authorId: 'cleo' });
    await comment('mention', 4, { text: 'See @ada.' });
    await comment('remark', 5, { blockId: 'b' });
    await likes.add({ postId: 'post', userId: 'ben', ...since(6) });
    expect(await told('ada')).toMatchObject([{ kind: 'comment', newest: 'before' }]);
    await silences.remove(ofPost('ada'));
    await comment('after', 7, {});
    expect(await told('ada')).toMatchObject([{ kind: 'comment', newest: 'after', times: 2 }]);
  });

  test('what waits for a decision or was decided still causes rows', async () => {
    const { told, comment, decide, silences } = await withReaders(await make());
    for (const userId of ['ada', 'ben', 'mod'])
      await silences.put({ ...ofPost(userId), ...since(1) });
    await comment('waits', 2, { state: 'held' });
    expect(await told('ada')).toMatchObject([{ kind: 'held' }]);
    expect(await told('mod')).toMatchObject([{ kind: 'held' }]);
    await decide('waits', 'hidden');
    expect(await told('ben')).toMatchObject([{ kind: 'held', decision: 'rejected' }]);
  });

  test('a silenced post that is published again is not announced', async () => {
    const { told, follows, posts, publication, subscribers, silences } = await withReaders(
      await make(),
    );
    await posts.insert(newPost('draft', { isPublished: false }));
    for (const followerId of ['ben', 'cleo'])
      await follows.insert({ id: followerId, authorId: 'ada', followerId, ...since(1) });
    await silences.put({ ...ofPost('ben'), postId: 'draft', ...since(2) });
    await publication.publish('draft', publishing('ada', at(3)));
    const early = { now: at(4), take: 1, publishedUntil: at(0), registeredUntil: at(0) };
    while (await subscribers.storeLetters(early));
    expect(await told('ben')).toEqual([]);
    expect(await told('cleo')).toMatchObject([{ kind: 'post', about: 'draft' }]);
  });
}

function describeSilencedThread(make: () => Promise<Data>) {
  test('a silenced thread causes no more rows, and other threads still do', async () => {
    const { told, comment, commentLikes, silences } = await withReaders(await make());
    await comment('own', 1, { authorId: 'ben' });
    await comment('other', 1, { authorId: 'ben' });
    await comment('own reply', 2, { authorId: 'ben', parentId: 'own' });
    await silences.put({ ...ofThread('ben', 'own'), ...since(3) });
    await comment('reply', 4, { authorId: 'cleo', parentId: 'own' });
    await comment('mention', 5, { authorId: 'cleo', parentId: 'own', text: 'See @ben.' });
    for (const commentId of ['own', 'own reply'])
      await commentLikes.add({ commentId, userId: 'cleo', ...since(6) });
    expect(await told('ben')).toEqual([]);
    await comment('heard', 7, { authorId: 'cleo', parentId: 'other' });
    await comment('named', 8, { authorId: 'cleo', text: 'See @ben.' });
    expect(await told('ben')).toMatchObject([
      { kind: 'mention', newest: 'named' },
      { kind: 'reply', about: 'other', newest: 'heard' },
    ]);
  });

  test('e-mails don’t contain what is silenced', async () => {
    const { comment, notifications, silences } = await withReaders(await make());
    await silences.put({ ...ofPost('ada'), ...since(1) });
    await comment('one', 2, {});
    const due = { period: 'daily', defaults: ['comment'], take: 5 } as const;
    const query = { ...due, userId: 'ada', since: at(0), until: at(9) };
    expect(await notifications.digest(query)).toEqual([]);
  });

  test('rows say which thread they are about, and what is silenced', async () => {
    const { comment, commentLikes, notifications, silences } = await withReaders(await make());
    await comment('top', 1, { authorId: 'cleo' });
    await comment('reply', 2, { authorId: 'ben', parentId: 'top' });
    await commentLikes.add({ commentId: 'reply', userId: 'cleo', ...since(3) });
    const marks = async (userId: string) =>
      (await notifications.list({ userId, skip: 0, take: 9 })).rows.map(
        ({ kind, threadId, isPostSilenced, isThreadSilenced }) => ({
          kind,
          threadId,
          silenced: [isPostSilenced, isThreadSilenced],
        }),
      );
    const ofBen = { kind: 'likes', threadId: 'top' };
    expect(await marks('ben')).toEqual([{ ...ofBen, silenced: [false, false] }]);
    await silences.put({ ...ofThread('ben', 'top'), ...since(4) });
    await silences.put({ ...ofPost('cleo'), ...since(4) });
    expect(await marks('ben')).toEqual([{ ...ofBen, silenced: [false, true] }]);
    expect(await marks('cleo')).toEqual([
      { kind: 'reply', threadId: 'top', silenced: [true, false] },
    ]);
  });
}

/** Posts and threads that members are not notified of. */
export function describeSilences(make: () => Promise<Data>) {
  describe('silences', () => {
    describeRows(make);
    describeSilencedPost(make);
    describeSilencedThread(make);
  });
}
