import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { addPosts, idsOf, withPeople } from '../../testing/fixtures';
import { at, newPost } from '../../testing/rows';

async function withTags(data: Data) {
  await withPeople(data);
  const { posts } = data;
  const of = (tags: string[], minutes: number) => ({ tags, createdAt: at(minutes) });
  await posts.insert(newPost('tea', of(['Crème', 'tea'], 1)));
  await posts.insert(newPost('pie', { ...of(['pie', 'CREME', 'creme'], 2), authorId: 'ben' }));
  await posts.insert(newPost('ice', of(['ice cream', 'cremes'], 3)));
  return data;
}

function describeFeed(make: () => Promise<Data>) {
  describe('a feed', () => {
    test('contains the newest public posts with content', async () => {
      const data = await withTags(await make());
      await data.publication.unpublish('tea', { by: 'ada', now: at(9) });
      const feed = await data.posts.feed({ take: 9 });
      expect(feed).toEqual([await data.posts.byId('ice'), await data.posts.byId('pie')]);
      expect(await data.posts.feed({ take: 1 })).toEqual(feed.slice(0, 1));
    });

    test('leaves out contents that are too long', async () => {
      const { posts } = await withTags(await make());
      // Ten characters, more bytes.
      await posts.update('ice', { content: '{"é": "é"}', updatedAt: at(9) }, 'ada');
      const contents = async (mostContentBytes: number) =>
        (await posts.feed({ take: 1, mostContentBytes })).map(({ content }) => content);
      expect(await contents(12)).toEqual(['{"é": "é"}']);
      expect(await contents(11)).toEqual([null]);
    });

    test('of a tag compares tags as a whole, without regard to case and accents', async () => {
      const { posts } = await withTags(await make());
      const tagged = async (tag: string) => idsOf(await posts.feed({ tag, take: 9 }));
      expect(await tagged('crème')).toEqual(['pie', 'tea']);
      expect(await tagged('ICE CREAM')).toEqual(['ice']);
      expect(await tagged('ice')).toEqual([]);
      expect(await tagged('')).toEqual([]);
      await posts.update('tea', { tags: ['ice'], updatedAt: at(9) }, 'ada');
      expect(await tagged('crème')).toEqual(['pie']);
      expect(await tagged('ice')).toEqual(['tea']);
    });

    test('of an author contains the public posts of this author', async () => {
      const { posts, publication, users } = await withTags(await make());
      const by = async (authorId: string, tag?: string) =>
        idsOf(await posts.feed({ authorId, tag, take: 9 }));
      expect(await by('ada')).toEqual(['ice', 'tea']);
      expect(await by('ada', 'creme')).toEqual(['tea']);
      expect(await by('gone')).toEqual([]);
      await publication.unpublish('ice', { by: 'ada', now: at(9) });
      expect(await by('ada')).toEqual(['tea']);
      await users.setBlocked('ada', true);
      expect(await by('ada')).toEqual([]);
      expect(idsOf(await posts.feed({ tag: 'creme', take: 9 }))).toEqual(['pie']);
    });

    test('has posts of the same time in the order of the latest', async () => {
      const { posts } = await withPeople(await make());
      for (const id of ['b', 'c', 'a']) await posts.insert(newPost(id));
      for (const query of [{}, { authorId: 'ada' }, { tag: 'travel' }]) {
        expect(idsOf(await posts.feed({ ...query, take: 2 }))).toEqual(['c', 'b']);
      }
    });
  });
}

function describeUrls(make: () => Promise<Data>) {
  test('public urls are listed oldest first, in pages', async () => {
    const data = await withPeople(await make());
    await addPosts(data, { count: 4 });
    await data.posts.update('post-00', { title: 'Changed', updatedAt: at(7) }, 'ada');
    await data.publication.unpublish('post-01', { by: 'ada', now: at(9) });
    const { posts } = data;
    expect(await posts.listPublicUrls({ skip: 0, take: 2 })).toEqual({
      rows: [
        { url: 'post-00', updatedAt: at(7), canonicalUrl: '' },
        { url: 'post-02', updatedAt: at(0), canonicalUrl: '' },
      ],
      areMore: true,
    });
    expect(await posts.listPublicUrls({ skip: 2, take: 2 })).toEqual({
      rows: [{ url: 'post-03', updatedAt: at(0), canonicalUrl: '' }],
      areMore: false,
    });
    await data.users.setBlocked('ada', true);
    expect(await posts.listPublicUrls({ skip: 0, take: 2 })).toEqual({ rows: [], areMore: false });
  });
}

export function describeFeeds(make: () => Promise<Data>) {
  describeFeed(make);
  describeUrls(make);
}
