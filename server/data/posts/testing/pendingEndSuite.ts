import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { at, logRow, newPost, publishing, shownDocument } from '../../testing/rows';
import { pendingSave } from './pendingRow';
import { withPublished } from './pendingSuite';

const act = (minute = 2) => ({ by: 'ada', now: at(minute) });
const judged = (pending: number, revision = 1) => ({ revision, isPublished: true, pending });
const page = { skip: 0, take: 20 };

const quote = { id: 'q', type: 'quote', data: { text: 'So it is.', cite: '/posts/other' } };
const words = { id: 'w', type: 'paragraph', data: { text: 'herons '.repeat(400) } };
const content = JSON.stringify({ blocks: [quote, words] });
const changes = {
  content,
  quotes: [{ blockId: 'q', url: 'other', quote: 'So it is.' }],
  image: '/files/new.png',
};

/** A published post with unpublished changes, and another one that they quote. */
async function withChanges(empty: Data) {
  const data = await withPublished(empty);
  await data.posts.insert(newPost('other', { authorId: 'ben' }));
  await data.pending.save(pendingSave('post', changes), act());
  const versions = async () =>
    (await data.revisions.list({ ...page, postId: 'post', publicOnly: false })).rows;
  const quoted = async () => (await data.book.quotesOf('other')).blocks;
  return { ...data, versions, quoted };
}

const draft = {
  title: 'Changed',
  content,
  tags: ['rivers'],
  seoKeywords: 'three',
  metaDescription: 'Another one.',
  image: '/files/new.png',
  isPublished: false,
  revision: 2,
  updatedAt: at(9),
  minutes: 2,
};

function describeUpdates(make: () => Promise<Data>) {
  test('stay if an update does not know them, and are gone if it does', async () => {
    const { posts, pending } = await withChanges(await make());
    const update = { title: 'Published', updatedAt: at(3) };
    expect(await posts.update('post', update, 'ada')).not.toBeNull();
    expect(await pending.read('post')).toMatchObject({ number: 1, title: 'Changed' });
    const known = (given: number) =>
      posts.update(
        'post',
        { ...update, title: 'Later', saving: { judged: judged(given, 2) } },
        'ada',
      );
    expect(await known(0)).toBe('stale');
    expect(await known(2)).toBe('stale');
    const ofOtherTags = { judged: { ...judged(1, 2), updatedAt: at(2) } };
    expect(await posts.update('post', { ...update, saving: ofOtherTags }, 'ada')).toBe('stale');
    expect(await posts.byId('post')).toMatchObject({ title: 'Published', revision: 2 });
    expect(await known(1)).toMatchObject({ after: { title: 'Later', revision: 3 } });
    expect(await pending.read('post')).toBeNull();
  });

  test('an update that knows of none is refused if there are some, and makes none', async () => {
    const { posts, pending } = await withPublished(await make());
    const saving = { judged: judged(0) };
    const update = { title: 'Published', updatedAt: at(3), saving };
    expect(await posts.update('post', update, 'ada')).toMatchObject({ after: { revision: 2 } });
    await pending.save(pendingSave('post', { judged: judged(0, 2) }), act());
    const second = { ...update, title: 'Later', saving: { judged: judged(0, 2) } };
    expect(await posts.update('post', second, 'ada')).toBe('stale');
  });
}

function describeDrafts(make: () => Promise<Data>) {
  test('become the draft when the post is unpublished, as a version of its own', async () => {
    const { posts, pending, publication, versions, quoted } = await withChanges(await make());
    expect(await publication.unpublish('post', { by: 'admin', now: at(9) })).toBe(true);
    expect(await posts.byId('post')).toMatchObject(draft);
    expect(await pending.read('post')).toBeNull();
    expect(await versions()).toMatchObject([
      { number: 2, title: 'Changed', isPublic: false, savedAt: at(9), savedBy: { id: 'ada' } },
      { number: 1, title: 'About post', isPublic: true },
    ]);
    expect(await quoted()).toMatchObject([]);
    const ofDraft = { ...publishing('ada', at(10)), document: { ...shownDocument, revision: 2 } };
    expect(await publication.publish('post', ofDraft)).toBe('published');
    expect((await posts.search({ ...page, term: 'herons' })).rows).toMatchObject([{ id: 'post' }]);
    expect(await quoted()).toMatchObject([{ postId: 'post', blockId: 'q' }]);
  });

  test('become the draft when a moderator unpublishes the post', async () => {
    const { posts, pending, moderation } = await withChanges(await make());
    const entry = logRow('withheld', { actorId: 'admin', createdAt: at(9) });
    expect(await moderation.withhold({ id: 'post', reason: 'Copied' }, entry)).toBe(true);
    expect(await posts.byId('post')).toMatchObject({ ...draft, withheldReason: 'Copied' });
    expect(await pending.read('post')).toBeNull();
  });

  test('become the draft when a report is upheld, which can not publish them when it is taken back', async () => {
    const { posts, pending, reports } = await withChanges(await make());
    const report = { subjectId: 'one', reporterId: 'ben', reason: 'spam', text: '' } as const;
    const none = { postId: 'post', commentId: null, profileId: null, headingId: null };
    await reports.insert({ ...report, createdAt: at(3) }, { ...none, kind: 'post' });
    const decision = { state: 'upheld', action: 'hide', reason: 'Spam' } as const;
    const entry = logRow('hidden', { actorId: 'admin', createdAt: at(9) });
    await reports.decide('one', decision, [entry]);
    expect(await posts.byId('post')).toMatchObject({ ...draft, withheldReason: 'Spam' });
    expect(await pending.read('post')).toBeNull();
    const undone = logRow('undone', { actorId: 'admin', createdAt: at(10) });
    expect(await reports.undo({ id: 'one', since: at(9) }, undone)).toBe('too late');
    expect(await posts.byId('post')).toMatchObject({ isPublished: false });
  });

  test('a post without changes keeps its version and time when it is unpublished', async () => {
    const { posts, pending, publication, versions } = await withChanges(await make());
    await pending.discard('post', 'ada');
    await publication.unpublish('post', act(9));
    expect(await posts.byId('post')).toMatchObject({ title: 'About post', updatedAt: at(0) });
    expect(await versions()).toHaveLength(1);
  });
}

function describeLinks(make: () => Promise<Data>) {
  const link = { postId: 'post', hash: 'one', expiresAt: at(60) };

  async function withLink(empty: Data) {
    const data = await withChanges(empty);
    expect(await data.previews.put(link, act())).toBe(true);
    const shown = async () => {
      const draftKey = await data.previews.draft('one', at(3));
      const read = await data.previews.read('one', at(3));
      expect(read?.post.id).toBe(draftKey?.id);
      return read && [read.post.title, read.post.image, draftKey?.pending];
    };
    return { ...data, shown };
  }

  test('are shown by a link as they were saved last, until they are discarded', async () => {
    const { pending, posts, previews, shown } = await withLink(await make());
    expect(await shown()).toEqual(['Changed', '/files/new.png', 1]);
    const more = pendingSave('post', { title: 'More', image: '', judged: judged(1) });
    await pending.save(more, act(4));
    expect(await shown()).toEqual(['More', '/files/post.png', 2]);
    await posts.update('post', { title: 'Published', updatedAt: at(5) }, 'ada');
    expect(await shown()).toEqual(['More', '/files/post.png', 2]);
    await pending.discard('post', 'ada');
    expect(await shown()).toBeNull();
    await pending.save(pendingSave('post', { judged: judged(0, 2) }), act(6));
    expect(await shown()).toBeNull();
    expect(await previews.put({ ...link, hash: 'two' }, act(6))).toBe(true);
    expect(await previews.remove('post', 'ada')).toBe(true);
  });

  test('a link ends with the update that publishes them', async () => {
    const { posts, pending, previews, shown } = await withLink(await make());
    const saving = { judged: judged(1) };
    await posts.update('post', { title: 'Changed', updatedAt: at(5), saving }, 'ada');
    expect(await shown()).toBeNull();
    expect(await previews.put(link, act(6))).toBe(false);
    await pending.save(pendingSave('post', { judged: judged(0, 2) }), act(6));
    expect(await shown()).toBeNull();
  });

  test('a link stays when the post is published once more', async () => {
    const { publication, shown } = await withLink(await make());
    expect(await publication.publish('post', publishing('ada', at(3)))).toBe('published');
    expect(await shown()).toEqual(['Changed', '/files/new.png', 1]);
  });

  test('a link shows the draft that they become', async () => {
    const { publication, shown } = await withLink(await make());
    await publication.unpublish('post', act(9));
    expect(await shown()).toEqual(['Changed', '/files/new.png', 0]);
  });
}

/** How unpublished changes end, and who can read them before. */
export function describePendingEnds(make: () => Promise<Data>) {
  describe('unpublished changes', () => {
    describeUpdates(make);
    describeDrafts(make);
    describeLinks(make);
  });
}
