import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import type { ClientIdKey } from '../../rows/rows';
import { idsOf, withPost } from '../../testing/fixtures';
import { at, commentRow, newPost } from '../../testing/rows';

const key = 'key-0001';
const all = { postId: 'post', skip: 0, take: 20 };

const ofComment = (change: Partial<ClientIdKey> = {}): ClientIdKey => ({
  userId: 'ada',
  call: 'addComment',
  clientId: key,
  ...change,
});

function describeMoves(make: () => Promise<Data>) {
  test('the key of a post in a move is another one than the same key alone or in another move', async () => {
    const { posts, clientIds } = await withPost(await make());
    const keys = [key, `one ${key}`, `two ${key}`];
    for (const [at, used] of keys.entries()) {
      const id = `post-${at}`;
      expect(await posts.insert(newPost(id), 'ada', used)).toMatchObject({ id });
      expect(await posts.insert(newPost('again'), 'ada', used)).toBe('repeated');
      const of = ofComment({ call: 'createPost', clientId: used });
      expect(await clientIds.find(of)).toBe(id);
    }
  });
}

export function describeClientIds(make: () => Promise<Data>) {
  describe('idempotency keys', () => {
    describeMoves(make);

    test('a comment with a used key is not stored', async () => {
      const { comments, clientIds } = await withPost(await make());
      expect(await comments.insert(commentRow('first'), key)).toEqual(commentRow('first'));
      expect(await comments.insert(commentRow('second'), key)).toBe('repeated');
      expect(idsOf((await comments.ofPost(all)).rows)).toEqual(['first']);
      expect(await clientIds.find(ofComment())).toBe('first');
    });

    test('a post with a used key is not stored', async () => {
      const { posts, clientIds } = await withPost(await make());
      expect(await posts.insert(newPost('first'), 'ada', key)).toMatchObject({ id: 'first' });
      expect(await posts.insert(newPost('second'), 'ada', key)).toBe('repeated');
      expect(await posts.byId('second')).toBeNull();
      expect(await posts.byUrl('second')).toBeNull();
      expect(await posts.latest({ skip: 0, take: 9 })).toMatchObject({ count: 2 });
      expect(await clientIds.find(ofComment({ call: 'createPost' }))).toBe('first');
    });

    test('the key of a post belongs to the account that created it', async () => {
      const { posts, clientIds } = await withPost(await make());
      await posts.insert(newPost('first', { authorId: 'ben' }), 'ben', key);
      expect(await posts.insert(newPost('second'), 'ada', key)).toMatchObject({ id: 'second' });
      const post = { call: 'createPost' } as const;
      expect(await clientIds.find(ofComment({ ...post, userId: 'ben' }))).toBe('first');
      expect(await clientIds.find(ofComment({ ...post, userId: 'ada' }))).toBe('second');
    });

    test('another account, call or key is another one', async () => {
      const { comments, clientIds } = await withPost(await make());
      await comments.insert(commentRow('first'), key);
      await comments.insert(commentRow('bens', { authorId: 'ben' }), key);
      await comments.insert(commentRow('second'), 'key-0002');
      expect(await clientIds.find(ofComment({ userId: 'ben' }))).toBe('bens');
      expect(await clientIds.find(ofComment({ clientId: 'key-0002' }))).toBe('second');
      expect(await clientIds.find(ofComment({ call: 'createPost' }))).toBeNull();
      expect(await clientIds.find(ofComment({ clientId: 'key-0003' }))).toBeNull();
    });

    test('what is refused leaves the key unused', async () => {
      const { comments, posts, clientIds } = await withPost(await make());
      expect(await comments.insert(commentRow('a', { postId: 'gone' }), key)).toBe('no post');
      expect(await posts.insert(newPost('b', { url: 'post' }), 'ada', key)).toBe('url taken');
      expect(await posts.insert(newPost('b'), 'ben', key)).toBe('not allowed');
      expect(await clientIds.find(ofComment())).toBeNull();
      expect(await clientIds.find(ofComment({ call: 'createPost' }))).toBeNull();
    });

    test('a key stays when what was stored under it is removed', async () => {
      const { comments, posts, clientIds } = await withPost(await make());
      await comments.insert(commentRow('first'), key);
      await comments.remove('first', 'ada');
      expect(await clientIds.find(ofComment())).toBe('first');
      await comments.insert(commentRow('second'), 'key-0002');
      await posts.remove('post', 'ada');
      expect(await clientIds.find(ofComment({ clientId: 'key-0002' }))).toBe('second');
    });

    test('keys go with the account', async () => {
      const { comments, users, clientIds } = await withPost(await make());
      await comments.insert(commentRow('bens', { authorId: 'ben' }), key);
      await comments.insert(commentRow('adas'), key);
      await users.remove('ben');
      expect(await clientIds.find(ofComment({ userId: 'ben' }))).toBeNull();
      expect(await clientIds.find(ofComment())).toBe('adas');
    });

    test('old keys are swept', async () => {
      const { comments, clientIds } = await withPost(await make());
      await comments.insert(commentRow('old', { createdAt: at(1) }), key);
      await comments.insert(commentRow('new', { createdAt: at(2) }), 'key-0002');
      expect(await clientIds.sweep(at(2))).toBe(1);
      expect(await clientIds.find(ofComment())).toBeNull();
      expect(await clientIds.find(ofComment({ clientId: 'key-0002' }))).toBe('new');
    });
  });
}
