import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { newPostColumns } from '../../revisions/storedRevisions';
import { withPeople, withPost } from '../../testing/fixtures';
import { at, commentRow, newPost, publishing, resourceRow, userRow } from '../../testing/rows';

const ada = { id: 'ada', username: 'ada', firstName: 'Ada', lastName: 'Lovelace' };
const author = {
  ...ada,
  avatar: '/files/ada.png',
  bio: 'Writes about engines.',
  isBlocked: false,
  followers: 0,
};

/** The columns of a published post that was changed at 5 minutes. */
const changedOnce = { ...newPostColumns, revision: 2, editedAt: at(5) };

function describeReading(make: () => Promise<Data>) {
  describe('posts', () => {
    test('a post is found by id and, case-insensitively, by url', async () => {
      const { posts } = await withPeople(await make());
      const whole = { ...newPost('Slow-Trains'), ...newPostColumns, likes: 0, author };
      expect(await posts.insert(newPost('Slow-Trains'))).toEqual(whole);
      expect(await posts.byId('Slow-Trains')).toEqual(whole);
      expect(await posts.byUrl('slow-trains')).toEqual(whole);
    });

    test('a missing post is null and can’t be changed', async () => {
      const { posts, publication } = await withPeople(await make());
      expect(await posts.byId('gone')).toBeNull();
      expect(await posts.byUrl('gone')).toBeNull();
      expect(await posts.accessById('gone')).toBeNull();
      expect(await posts.update('gone', { title: 'x', updatedAt: at(1) }, 'ada')).toBeNull();
      expect(await publication.publish('gone', publishing('ada', at(0)))).toBe('not allowed');
      expect(await posts.remove('gone', 'ada')).toBeNull();
    });

    test('urls are unique, case-insensitively and in parallel', async () => {
      const { posts } = await withPeople(await make());
      const both = await Promise.all([
        posts.insert(newPost('one', { url: 'rails' })),
        posts.insert(newPost('two', { url: 'Rails', authorId: 'ben' })),
      ]);
      const [stored, ...others] = both.filter((answer) => answer !== 'url taken');
      expect(others).toEqual([]);
      expect(await posts.byUrl('rails')).toEqual(stored);
      expect(await posts.latest({ skip: 0, take: 9 })).toMatchObject({ count: 1 });
    });

    test('an id is not used twice', async () => {
      const { posts } = await withPost(await make());
      expect(await posts.insert(newPost('post', { url: 'other' }))).toBe('url taken');
      expect(await posts.byId('post')).toMatchObject({ url: 'post' });
      expect(await posts.byUrl('other')).toBeNull();
    });

    test('a post needs an existing author', async () => {
      const { posts } = await withPeople(await make());
      expect(await posts.insert(newPost('post', { authorId: 'gone' }))).toBe('no author');
      expect(await posts.byId('post')).toBeNull();
    });

    test('a post is written only by its author or an admin, verified and not blocked', async () => {
      const { posts, publication, users } = await withPost(await make());
      await users.insert(userRow('newbie', { isVerified: false }));
      expect(await posts.insert(newPost('early', { authorId: 'newbie' }))).toBe('not allowed');
      expect(await posts.insert(newPost('foreign'), 'ben')).toBe('not allowed');
      await users.setBlocked('ada', true);
      for (const by of ['ada', 'ben', 'gone']) {
        expect(await posts.update('post', { title: 'x', updatedAt: at(1) }, by)).toBeNull();
        expect(await publication.unpublish('post', { by, now: at(9) })).toBe(false);
        expect(await posts.remove('post', by)).toBeNull();
      }
      expect(await posts.byId('post')).toMatchObject({ title: 'About post', isPublished: true });
    });

    test('an update changes only the given fields', async () => {
      const { posts } = await withPost(await make());
      const renamed = { title: 'Renamed', updatedAt: at(5) };
      const changed = await posts.update('post', renamed, 'ada');
      expect(changed).toMatchObject({ before: { title: 'About post', updatedAt: at(0) } });
      expect(await posts.byId('post')).toEqual({
        ...newPost('post', renamed),
        ...changedOnce,
        likes: 0,
        author,
      });
      const content = '{"blocks":[1]}';
      expect(await posts.update('post', { content, updatedAt: at(6) }, 'ada')).toMatchObject({
        after: { title: 'Renamed', content },
      });
    });

    test('a post contains its author’s current data', async () => {
      const data = await withPost(await make());
      await data.users.update('ada', { bio: 'Gone quiet.' });
      await data.follows.insert({ id: 'f', authorId: 'ada', followerId: 'ben', createdAt: at(1) });
      await data.users.setBlocked('ada', true);
      expect(await data.posts.byUrl('post')).toMatchObject({
        author: { isBlocked: true, bio: 'Gone quiet.', followers: 1 },
      });
    });
  });
}

function describeReadingTime(make: () => Promise<Data>) {
  describe('reading time', () => {
    test('the reading time of a post follows its content', async () => {
      const data = await withPeople(await make());
      const contentOf = (words: number) =>
        JSON.stringify({ blocks: [{ type: 'paragraph', data: { text: 'word '.repeat(words) } }] });
      await data.posts.insert(newPost('post', { content: contentOf(660) }));
      const minutes = async () => (await data.posts.byId('post'))?.minutes;
      expect(await minutes()).toBe(3);
      await data.posts.update('post', { title: 'Renamed', updatedAt: at(1) }, 'ada');
      expect(await minutes()).toBe(3);
      const patch = { content: contentOf(1100), updatedAt: at(2) };
      expect(await data.posts.update('post', patch, 'ada')).toMatchObject({
        before: { minutes: 3 },
        after: { minutes: 5 },
      });
      expect(await data.posts.latest({ skip: 0, take: 1 })).toMatchObject({
        rows: [{ minutes: 5 }],
      });
      await data.posts.update('post', { content: '{', updatedAt: at(3) }, 'ada');
      expect(await minutes()).toBe(1);
    });
  });
}

function describeChanges(make: () => Promise<Data>) {
  describe('changing posts', () => {
    test('an unpublished post can still be read by id', async () => {
      const { posts, publication } = await withPost(await make());
      expect(await publication.unpublish('post', { by: 'ada', now: at(9) })).toBe(true);
      expect(await posts.byUrl('post')).toMatchObject({ isPublished: false });
      expect(await publication.publish('post', publishing('ada', at(0)))).toBe('published');
      expect(await posts.byId('post')).toMatchObject({ isPublished: true });
    });

    test('what decides about a post is read without its content', async () => {
      const { posts, publication, users } = await withPost(await make());
      const place = { id: 'post', url: 'post', authorId: 'ada' };
      const access = { ...place, isPublished: true, commentsClosed: null };
      expect(await posts.accessById('post')).toEqual({ ...access, author: { isBlocked: false } });
      await publication.unpublish('post', { by: 'ada', now: at(9) });
      await users.setBlocked('ada', true);
      expect(await posts.accessById('post')).toEqual({
        ...access,
        isPublished: false,
        author: { isBlocked: true },
      });
    });

    test('a block of the content is found by its id', async () => {
      const { posts } = await withPost(await make());
      const said = { type: 'paragraph', data: { text: 'Not "id":"said"' } };
      const blocks = [
        { id: 'a"b', ...said },
        { id: 'long-1', ...said },
      ];
      await posts.update('post', { content: JSON.stringify({ blocks }), updatedAt: 1 }, 'ada');
      const found = await Promise.all(
        ['a"b', 'long-1', 'long', 'said', '%', ''].map((id) => posts.hasBlock('post', id)),
      );
      expect(found).toEqual([true, true, false, false, false, false]);
      expect(await posts.hasBlock('gone', 'long-1')).toBe(false);
    });

    test('removing a post removes its likes, comments and files and frees its url', async () => {
      const data = await withPost(await make());
      await data.likes.add({ postId: 'post', userId: 'ben', createdAt: at(1) });
      await data.comments.insert(commentRow('comment', { authorId: 'ben' }));
      await data.resources.insert(resourceRow('shown'));
      await data.resources.insert(resourceRow('loose'));
      await data.resources.claim({ ids: ['shown'], ownerId: 'ada', postId: 'post' });
      expect(await data.posts.remove('post', 'ada')).toEqual({
        files: ['shown.png'],
        pictures: ['/files/post.png'],
      });
      expect(await data.posts.byId('post')).toBeNull();
      expect(await data.comments.byId('comment')).toBeNull();
      const counts = { likes: 0, comments: 0, totalPosts: 0, postPublished: 0 };
      expect(await data.users.withCounts('ada')).toMatchObject(counts);
      expect(await data.posts.insert(newPost('next', { url: 'post' }))).toMatchObject({ likes: 0 });
    });

    test('changing passed or returned objects doesn’t change the stored rows', async () => {
      const { posts, users } = await withPeople(await make());
      const tags = ['travel'];
      const given = userRow('dora');
      await posts.insert(newPost('post', { tags }));
      await users.insert(given);
      tags.push('mine');
      given.bio = 'Changed outside.';
      const post = await posts.byId('post');
      const user = await users.byId('dora');
      if (post) Object.assign(post, { title: 'Changed outside' });
      if (user) Object.assign(user, { bio: 'Changed outside.' });
      expect(await posts.byId('post')).toMatchObject({ title: 'About post', tags: ['travel'] });
      expect(await users.byId('dora')).toEqual(userRow('dora'));
    });
  });
}

export function describePosts(make: () => Promise<Data>) {
  describeReading(make);
  describeReadingTime(make);
  describeChanges(make);
}
