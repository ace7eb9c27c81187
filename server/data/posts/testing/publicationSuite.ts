import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { addPosts, idsOf, withPeople } from '../../testing/fixtures';
import {
  at,
  emailRow,
  emptyDocument,
  newPost,
  publishing,
  shownDocument,
  userRow,
} from '../../testing/rows';

const page = { skip: 0, take: 9 };
const draft = (id: string, minutes: number) =>
  newPost(id, { isPublished: false, createdAt: at(minutes), updatedAt: at(minutes) });

async function withDraft(data: Data) {
  await withPeople(data);
  await data.users.insert(userRow('admin', { role: 'admin' }));
  await data.posts.insert(draft('draft', 0));
  return data;
}

async function publicLists({ posts }: Data) {
  return {
    latest: idsOf((await posts.latest(page)).rows),
    trending: idsOf(await posts.trending({ take: 9 })),
    popular: idsOf(await posts.byPopularAuthors({ without: [], take: 9 })),
    found: idsOf((await posts.search({ ...page, term: 'about' })).rows),
    ofTag: idsOf(await posts.feed({ tag: 'travel', take: 9 })),
    ofAuthor: idsOf((await posts.ofAuthor({ ...page, authorId: 'ada', publishedOnly: true })).rows),
    listed: (await posts.listPublicUrls(page)).rows.map(({ url }) => url).toReversed(),
  };
}

function everywhere(ids: string[]) {
  const [latest, trending, popular, found, ofTag, ofAuthor, listed] = Array.from(
    { length: 7 },
    () => ids,
  );
  return { latest, trending, popular, found, ofTag, ofAuthor, listed };
}

function describeDates(make: () => Promise<Data>) {
  describe('date of publication', () => {
    test('is the time of the first publication', async () => {
      const { posts, publication } = await withDraft(await make());
      const publishedAt = async () => (await posts.byId('draft'))?.publishedAt;
      expect(await publishedAt()).toBeNull();
      expect(await publication.publish('draft', publishing('ada', at(3)))).toBe('published');
      expect(await publishedAt()).toBe(at(3));
      expect(await publication.unpublish('draft', { by: 'ada', now: at(9) })).toBe(true);
      expect(await publication.publish('draft', publishing('ada', at(5)))).toBe('published');
      expect(await posts.byId('draft')).toMatchObject({ publishedAt: at(3), updatedAt: at(0) });
    });

    test('an old draft that is published is the newest post in every list', async () => {
      const data = await withDraft(await make());
      await addPosts(data, { count: 2 });
      await data.publication.publish('draft', publishing('ada', at(9)));
      expect(await publicLists(data)).toEqual(everywhere(['draft', 'post-01', 'post-00']));
    });

    test('an author’s own list has drafts at the time of their last change', async () => {
      const data = await withPeople(await make());
      await addPosts(data, { count: 3 });
      await data.posts.insert(draft('draft', 0));
      const own = async () =>
        idsOf((await data.posts.ofAuthor({ ...page, authorId: 'ada', publishedOnly: false })).rows);
      expect((await own()).slice(0, 2)).toEqual(['post-02', 'post-01']);
      await data.posts.update('draft', { title: 'Changed', updatedAt: at(9) }, 'ada');
      await data.posts.update('post-00', { title: 'Changed', updatedAt: at(10) }, 'ada');
      expect(await own()).toEqual(['draft', 'post-02', 'post-01', 'post-00']);
    });
  });
}

function describePlans(make: () => Promise<Data>) {
  describe('planned publication', () => {
    const letter = emailRow('letter');
    const plan = { id: 'draft', publishAt: at(5) };
    const complete = { document: shownDocument, letter };

    test('is due at its time', async () => {
      const { posts, publication } = await withDraft(await make());
      await posts.insert(draft('later', 0));
      const due = async (minutes: number) => publication.due({ now: at(minutes), take: 9 });
      expect(
        await publication.schedule({ id: 'later', publishAt: at(8) }, publishing('ada', at(0))),
      ).toBe('scheduled');
      expect(await publication.schedule(plan, publishing('ada', at(0)))).toBe('scheduled');
      expect(await due(4)).toEqual([]);
      expect(await due(5)).toEqual([plan]);
      expect(idsOf(await due(8))).toEqual(['draft', 'later']);
      expect(idsOf(await publication.due({ now: at(8), take: 1 }))).toEqual(['draft']);
      const next = { now: at(8), take: 9, after: { id: 'draft', publishAt: at(5) } };
      expect(idsOf(await publication.due(next))).toEqual(['later']);
      expect(await publication.due({ ...next, after: { id: 'later', publishAt: at(8) } })).toEqual(
        [],
      );
    });

    test('is carried out once, at the planned time', async () => {
      const { posts, publication, letters } = await withDraft(await make());
      await publication.schedule(plan, publishing('ada', at(0)));
      expect(await publication.carryOut(plan, complete)).toBe('published');
      expect(await publication.carryOut(plan, complete)).toBeNull();
      const published = { isPublished: true, publishedAt: at(5), publishAt: null };
      expect(await posts.byId('draft')).toMatchObject(published);
      expect(await publication.due({ now: at(99), take: 9 })).toEqual([]);
      expect((await letters.list(page)).rows).toEqual([]);
    });

    test('of another time is left', async () => {
      const { posts, publication } = await withDraft(await make());
      await publication.schedule(plan, publishing('ada', at(0)));
      await publication.schedule({ ...plan, publishAt: at(7) }, publishing('ada', at(0)));
      expect(await publication.carryOut(plan, complete)).toBeNull();
      expect(await posts.byId('draft')).toMatchObject({ isPublished: false, publishAt: at(7) });
      expect(await publication.carryOut({ ...plan, id: 'gone' }, complete)).toBeNull();
    });

    test.each<[string, (data: Data) => Promise<unknown>, typeof shownDocument]>([
      ['an incomplete post', async () => null, emptyDocument],
      ['a blocked author', async ({ users }) => users.setBlocked('ada', true), shownDocument],
    ])('of %s leaves a draft and a letter', async (_, change, document) => {
      const data = await withDraft(await make());
      await data.publication.schedule(plan, publishing('ada', at(0)));
      await change(data);
      expect(await data.publication.carryOut(plan, { document, letter })).toBe('stays a draft');
      const unchanged = { isPublished: false, publishedAt: null, publishAt: null };
      expect(await data.posts.byId('draft')).toMatchObject(unchanged);
      expect((await data.letters.list(page)).rows).toEqual([letter]);
    });

    test('of an author whose address is no longer verified leaves a draft', async () => {
      const data = await withDraft(await make());
      await data.users.insert(userRow('new', { isVerified: false }));
      const post = { ...draft('unverified', 0), authorId: 'new', publishAt: at(5) };
      expect(await data.posts.insert(post, 'admin')).not.toBeTypeOf('string');
      const due = { id: 'unverified', publishAt: at(5) };
      expect(await data.publication.carryOut(due, complete)).toBe('stays a draft');
    });

    test('ends with publishing and with unpublishing', async () => {
      const { posts, publication } = await withDraft(await make());
      await publication.schedule(plan, publishing('ada', at(0)));
      await publication.unpublish('draft', { by: 'ada', now: at(9) });
      expect(await posts.byId('draft')).toMatchObject({ isPublished: false, publishAt: null });
      await publication.schedule(plan, publishing('ada', at(0)));
      await publication.publish('draft', publishing('ada', at(1)));
      const published = { isPublished: true, publishAt: null, publishedAt: at(1) };
      expect(await posts.byId('draft')).toMatchObject(published);
      expect(await publication.schedule(plan, publishing('ada', at(0)))).toBe('is published');
    });
  });
}

function describeFacts(make: () => Promise<Data>) {
  describe('the post as it is when it is published', () => {
    const plan = { id: 'draft', publishAt: at(5) };
    const act = publishing('ada', at(2));
    const carriedOut = { document: shownDocument, letter: emailRow('letter') };

    test('has to be the version whose document was read', async () => {
      const { posts, publication } = await withDraft(await make());
      await publication.schedule(plan, act);
      await posts.update('draft', { content: '{}', updatedAt: at(1) }, 'ada');
      expect(await publication.publish('draft', act)).toBe('stale');
      expect(await publication.schedule({ ...plan, publishAt: at(7) }, act)).toBe('stale');
      expect(await publication.carryOut(plan, carriedOut)).toBe('stale');
      expect(await posts.byId('draft')).toMatchObject({ isPublished: false, publishAt: at(5) });
    });

    test('has to be complete, also in what is no part of the version', async () => {
      const { posts, publication } = await withDraft(await make());
      await publication.schedule(plan, act);
      const empty = { ...act, document: emptyDocument };
      expect(await publication.publish('draft', empty)).toMatchObject({ field: 'content' });
      await posts.update('draft', { metaDescription: '', updatedAt: at(1) }, 'ada');
      expect(await publication.publish('draft', act)).toMatchObject({ field: 'metaDescription' });
      expect(await publication.schedule(plan, act)).toMatchObject({ field: 'metaDescription' });
      expect(await publication.carryOut(plan, carriedOut)).toBe('stays a draft');
      expect(await posts.byId('draft')).toMatchObject({ isPublished: false, publishAt: null });
    });

    test('is not unpublished by taking a plan back', async () => {
      const { posts, publication } = await withDraft(await make());
      expect(await publication.takeBack('draft', 'ada')).toBe('not planned');
      await publication.schedule(plan, act);
      expect(await publication.takeBack('draft', 'ben')).toBeNull();
      expect(await publication.takeBack('draft', 'ada')).toBe('taken back');
      expect(await posts.byId('draft')).toMatchObject({ isPublished: false, publishAt: null });
      await publication.publish('draft', act);
      expect(await publication.takeBack('draft', 'ada')).toBe('is published');
      expect(await posts.byId('draft')).toMatchObject({ isPublished: true });
    });
  });
}

/** When posts are published, and where they stand in lists. */
export function describePublication(make: () => Promise<Data>) {
  describeDates(make);
  describePlans(make);
  describeFacts(make);

  test('only the author or an admin decides about publication', async () => {
    const { posts, publication, users } = await withDraft(await make());
    const plan = { id: 'draft', publishAt: at(5) };
    await users.insert(userRow('other', { role: 'admin', isBlocked: true }));
    for (const by of ['ben', 'gone', 'other']) {
      expect(await publication.publish('draft', publishing(by, at(1)))).toBe('not allowed');
      expect(await publication.schedule(plan, publishing(by, at(0)))).toBe('not allowed');
      expect(await publication.unpublish('draft', { by, now: at(9) })).toBe(false);
    }
    expect(await publication.schedule(plan, publishing('admin', at(0)))).toBe('scheduled');
    expect(await publication.publish('draft', publishing('admin', at(1)))).toBe('published');
    expect(await publication.unpublish('draft', { by: 'admin', now: at(9) })).toBe(true);
    expect(await publication.publish('gone', publishing('admin', at(1)))).toBe('not allowed');
    expect(await posts.byId('draft')).toMatchObject({ isPublished: false });
  });
}
