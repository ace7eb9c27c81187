import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { newPostColumns } from '../../revisions/storedRevisions';
import { addPosts, idsOf, withPeople } from '../../testing/fixtures';
import { at, newPost, publishing, userRow } from '../../testing/rows';

const day = 24 * 60;

async function like(data: Data, postId: string, userIds: readonly string[]) {
  for (const userId of userIds) await data.likes.add({ postId, userId, createdAt: at(day) });
}

function describePaging(make: () => Promise<Data>) {
  describe('pages of posts', () => {
    test('newest first, and each page tells whether there are more', async () => {
      const data = await withPeople(await make());
      await addPosts(data, { count: 5 });
      const { posts } = data;
      const first = await posts.latest({ skip: 0, take: 4 });
      expect(idsOf(first.rows)).toEqual(['post-04', 'post-03', 'post-02', 'post-01']);
      expect(first.areMore).toBe(true);
      expect(await posts.latest({ skip: 0, take: 5 })).toMatchObject({ areMore: false });
      const last = await posts.latest({ skip: 4, take: 4 });
      expect(idsOf(last.rows)).toEqual(['post-00']);
      expect(last.areMore).toBe(false);
      expect(await posts.latest({ skip: 5, take: 4 })).toMatchObject({ rows: [], areMore: false });
      expect(await posts.latest({ skip: 99, take: 4 })).toMatchObject({ rows: [], areMore: false });
    });

    test('posts with the same time have a stable order', async () => {
      const { posts } = await withPeople(await make());
      for (const id of ['b', 'c', 'a']) await posts.insert(newPost(id));
      expect(idsOf((await posts.latest({ skip: 0, take: 9 })).rows)).toEqual(['c', 'b', 'a']);
      expect(idsOf(await posts.trending({ take: 9 }))).toEqual(['c', 'b', 'a']);
    });

    test('cards contain author and likes but no content', async () => {
      const data = await withPeople(await make());
      await data.posts.insert(newPost('post'));
      await like(data, 'post', ['ben', 'cleo']);
      const { content: _content, ...card } = newPost('post');
      const avatar = '/files/ada.png';
      const author = { id: 'ada', username: 'ada', firstName: 'Ada', lastName: 'Lovelace', avatar };
      const { rows } = await data.posts.latest({ skip: 0, take: 9 });
      expect(rows).toEqual([{ ...card, ...newPostColumns, likes: 2, author }]);
    });

    test('recent posts are the ones before the given post, then the newest others', async () => {
      const data = await withPeople(await make());
      await addPosts(data, { count: 5 });
      const recent = async (minutes: number) => {
        const post = { id: `post-0${minutes}`, publishedAt: at(minutes) };
        return idsOf(await data.posts.recent({ post, take: 3 }));
      };
      expect(await recent(4)).toEqual(['post-03', 'post-02', 'post-01']);
      expect(await recent(3)).toEqual(['post-02', 'post-01', 'post-00']);
      expect(await recent(1)).toEqual(['post-00', 'post-04', 'post-03']);
      expect(await recent(0)).toEqual(['post-04', 'post-03', 'post-02']);
    });

    test('recent posts of the same time are ordered by id', async () => {
      const { posts } = await withPeople(await make());
      for (const id of ['b', 'c', 'a']) await posts.insert(newPost(id));
      const post = { id: 'b', publishedAt: at(0) };
      expect(idsOf(await posts.recent({ post, take: 9 }))).toEqual(['a', 'c']);
    });

    test('a page can begin anywhere in posts of several days', async () => {
      const data = await withPeople(await make());
      const hours = [0, 1, 11, 12, 13, 36, 37, 200, 201, 202, 203, 999];
      for (const hour of hours) {
        const authorId = hour === 36 || hour === 999 ? 'ben' : 'ada';
        await data.posts.insert(newPost(`post-${hour}`, { authorId, createdAt: at(hour * 60) }));
      }
      await data.publication.unpublish('post-202', { by: 'ada', now: at(9) });
      await data.publication.unpublish('post-1', { by: 'ada', now: at(9) });
      await data.publication.publish('post-1', publishing('ada', at(0)));
      await data.posts.remove('post-12', 'ada');
      await data.users.setBlocked('ben', true);
      const expected = [203, 201, 200, 37, 13, 11, 1, 0].map((hour) => `post-${hour}`);
      for (const skip of [...hours.keys(), hours.length]) {
        const { rows } = await data.posts.latest({ skip, take: 3 });
        expect(idsOf(rows)).toEqual(expected.slice(skip, skip + 3));
      }
      await data.users.setBlocked('ben', false);
      const { rows } = await data.posts.latest({ skip: 4, take: 3 });
      expect(idsOf(rows)).toEqual(['post-37', 'post-36', 'post-13']);
    });

    test('the latest posts are counted on every page', async () => {
      const data = await withPeople(await make());
      await addPosts(data, { count: 3 });
      await data.publication.unpublish('post-01', { by: 'ada', now: at(9) });
      expect(await data.posts.latest({ skip: 0, take: 1 })).toMatchObject({ count: 2 });
      expect(await data.posts.latest({ skip: 9, take: 1 })).toMatchObject({ count: 2 });
    });
  });
}

function describeAuthorLists(make: () => Promise<Data>) {
  describe("an author's list", () => {
    test('contains all posts or the published ones', async () => {
      const data = await withPeople(await make());
      await addPosts(data, { count: 3 });
      await data.posts.insert(newPost('bens', { authorId: 'ben' }));
      await data.publication.unpublish('post-01', { by: 'ada', now: at(9) });
      const list = async (publishedOnly: boolean, skip = 0) =>
        data.posts.ofAuthor({ authorId: 'ada', publishedOnly, skip, take: 2 });
      const all = await list(false);
      expect(idsOf(all.rows)).toEqual(['post-02', 'post-01']);
      expect(all.areMore).toBe(true);
      const published = await list(true);
      expect(idsOf(published.rows)).toEqual(['post-02', 'post-00']);
      expect(published.areMore).toBe(false);
      expect(idsOf((await list(false, 2)).rows)).toEqual(['post-00']);
    });

    test('contains the posts of a state, and of a title, and counts them', async () => {
      const data = await withPeople(await make());
      await addPosts(data, { count: 4 });
      for (const id of ['post-01', 'post-02'])
        await data.publication.unpublish(id, { by: 'ada', now: at(9) });
      const first = { tags: ['tea'], title: 'Crème brûlée', createdAt: at(9) };
      await data.posts.insert(newPost('named', first));
      const list = async (
        query: { isPublished?: boolean; term?: string },
        publishedOnly = false,
      ) => {
        const page = { authorId: 'ada', publishedOnly, skip: 0, take: 2 };
        const { rows, areMore, count } = await data.posts.ofAuthor({ ...page, ...query });
        return [...idsOf(rows), areMore, count];
      };
      expect(await list({})).toEqual(['named', 'post-03', true, 5]);
      expect(await list({ isPublished: true })).toEqual(['named', 'post-03', true, 3]);
      expect(await list({ isPublished: false })).toEqual(['post-02', 'post-01', false, 2]);
      expect(await list({ isPublished: false }, true)).toEqual([false, 0]);
      expect(await list({ term: 'BRULEE' })).toEqual(['named', false, 1]);
      expect(await list({ term: 'tea' })).toEqual([false, 0]);
      expect(await list({ term: 'brulee', isPublished: false })).toEqual([false, 0]);
    });

    test('is sorted by age or by likes, and contains the drafts with a planned time', async () => {
      const data = await withPeople(await make());
      await addPosts(data, { count: 4 });
      await like(data, 'post-01', ['ben', 'cleo']);
      await like(data, 'post-02', ['ben']);
      const query = { authorId: 'ada', publishedOnly: false, skip: 0, take: 9 };
      const list = async (more: object, publishedOnly = false) =>
        idsOf((await data.posts.ofAuthor({ ...query, ...more, publishedOnly })).rows);
      expect(await list({ order: 'oldest' })).toEqual(['post-00', 'post-01', 'post-02', 'post-03']);
      expect(await list({ order: 'likes' })).toEqual(['post-01', 'post-02', 'post-03', 'post-00']);
      for (const [id, publishAt] of [
        ['post-03', at(20)],
        ['post-00', at(30)],
      ] as const) {
        await data.publication.unpublish(id, { by: 'ada', now: at(10) });
        const document = { revision: 1, showsAnything: true };
        await data.publication.schedule({ id, publishAt }, { by: 'ada', now: at(10), document });
      }
      expect(await list({ isScheduled: true })).toEqual(['post-03', 'post-00']);
      expect(await list({ isScheduled: true, term: 'post' })).toEqual(
        await list({ isScheduled: true }),
      );
      expect(await list({ isScheduled: true }, true)).toEqual([]);
    });
  });
}

function describeRanks(make: () => Promise<Data>) {
  describe('ranked posts', () => {
    test('likes outweigh a small difference in age but not a large one', async () => {
      const data = await withPeople(await make());
      const { posts } = data;
      await posts.insert(newPost('old', { createdAt: at(0) }));
      await posts.insert(newPost('liked', { createdAt: at(100 * day) }));
      await posts.insert(newPost('new', { createdAt: at(101 * day) }));
      await like(data, 'old', ['ada', 'ben', 'cleo']);
      await like(data, 'liked', ['ben', 'cleo']);
      expect(idsOf(await posts.trending({ take: 9 }))).toEqual(['liked', 'new', 'old']);
      await data.likes.remove({ postId: 'liked', userId: 'ben' });
      await data.likes.remove({ postId: 'liked', userId: 'cleo' });
      expect(idsOf(await posts.trending({ take: 2 }))).toEqual(['new', 'liked']);
    });

    test('popular posts are the newest of the 20 most followed authors', async () => {
      const data = await withPeople(await make());
      for (let number = 0; number < 21; number += 1) {
        const id = `author-${String(number).padStart(2, '0')}`;
        await data.users.insert(userRow(id));
        await data.posts.insert(newPost(`by-${id}`, { authorId: id, createdAt: at(number) }));
      }
      const follow = { followerId: 'ada', createdAt: at(1) };
      await data.follows.insert({ id: 'f', authorId: 'author-00', ...follow });
      const posts = await data.posts.byPopularAuthors({ without: [], take: 99 });
      expect(posts).toHaveLength(20);
      expect(posts[0]?.id).toBe('by-author-20');
      expect(posts.at(-1)?.id).toBe('by-author-00');
      expect(idsOf(posts)).not.toContain('by-author-01');
      await data.posts.remove('by-author-20', 'author-20');
      const later = await data.posts.byPopularAuthors({ without: [], take: 99 });
      expect(later).toHaveLength(20);
      expect(idsOf(later)).toContain('by-author-01');
    });

    test('popular posts exclude the given posts', async () => {
      const data = await withPeople(await make());
      await addPosts(data, { count: 4 });
      await data.posts.insert(newPost('bens', { authorId: 'ben', createdAt: at(9) }));
      const without = ['post-03', 'bens'];
      expect(idsOf(await data.posts.byPopularAuthors({ without, take: 2 }))).toEqual([
        'post-02',
        'post-01',
      ]);
    });

    test('keywords are the most used tags, then by name, each counted once per post', async () => {
      const { posts } = await withPeople(await make());
      await posts.insert(newPost('one', { tags: ['trains', 'alps', 'alps'] }));
      await posts.insert(newPost('two', { tags: ['trains', 'zoo'] }));
      expect(await posts.keywords({ take: 9 })).toEqual(['trains', 'alps', 'zoo']);
      expect(await posts.keywords({ take: 2 })).toEqual(['trains', 'alps']);
      await posts.update('one', { tags: ['zoo'], updatedAt: at(1) }, 'ada');
      expect(await posts.keywords({ take: 9 })).toEqual(['zoo', 'trains']);
    });
  });
}

type Lists = { [Name in 'latest' | 'trending' | 'popular' | 'recent' | 'found']: string[] };

async function publicLists({ posts }: Data): Promise<Lists> {
  const page = { skip: 0, take: 9 };
  return {
    latest: idsOf((await posts.latest(page)).rows),
    trending: idsOf(await posts.trending({ take: 9 })),
    popular: idsOf(await posts.byPopularAuthors({ without: [], take: 9 })),
    recent: idsOf(await posts.recent({ post: { id: '', publishedAt: at(99) }, take: 9 })),
    found: idsOf((await posts.search({ ...page, term: 'about' })).rows),
  };
}

function everywhere(ids: string[]): Lists {
  return { latest: ids, trending: ids, popular: ids, recent: ids, found: ids };
}

function describePublic(make: () => Promise<Data>) {
  describe('public lists', () => {
    test('exclude an unpublished post until it is published again', async () => {
      const data = await withPeople(await make());
      await addPosts(data, { count: 2 });
      await data.publication.unpublish('post-01', { by: 'ada', now: at(9) });
      expect(await publicLists(data)).toEqual(everywhere(['post-00']));
      await data.publication.publish('post-01', publishing('ada', at(0)));
      expect(await publicLists(data)).toEqual(everywhere(['post-01', 'post-00']));
    });

    test("exclude a blocked author's posts until they are unblocked", async () => {
      const data = await withPeople(await make());
      await addPosts(data, { count: 2 });
      await data.posts.insert(
        newPost('bens', { authorId: 'ben', tags: ['zoo'], createdAt: at(-1) }),
      );
      await data.users.setBlocked('ada', true);
      expect(await publicLists(data)).toEqual(everywhere(['bens']));
      expect(await data.posts.keywords({ take: 9 })).toEqual(['zoo']);
      await data.users.setBlocked('ada', false);
      expect(await publicLists(data)).toEqual(everywhere(['post-01', 'post-00', 'bens']));
      expect(await data.posts.keywords({ take: 9 })).toEqual(['travel', 'zoo']);
    });

    test('exclude posts of a blocked author that an admin publishes or that are liked', async () => {
      const data = await withPeople(await make());
      await data.posts.insert(newPost('draft', { isPublished: false }));
      await data.users.insert(userRow('admin', { role: 'admin' }));
      await data.users.setBlocked('ada', true);
      await data.publication.publish('draft', publishing('admin', at(0)));
      await like(data, 'draft', ['ben']);
      expect(await publicLists(data)).toEqual(everywhere([]));
      await data.users.setBlocked('ada', false);
      expect(await publicLists(data)).toEqual(everywhere(['draft']));
    });
  });
}

export function describePostLists(make: () => Promise<Data>) {
  describePaging(make);
  describeAuthorLists(make);
  describeRanks(make);
  describePublic(make);
}
