import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf, withPost } from '../../testing/fixtures';
import { at, commentRow, logRow, newPost, userRow } from '../../testing/rows';
import { siteSettings } from '../../testing/siteSettings';

const page = { skip: 0, take: 20 };
const to = (state: 'shown' | 'held' | 'hidden' | 'removed', stateReason = '') => ({
  state,
  stateReason,
});

/** A post of ada’s with comments by ben, and a moderator and an administrator. */
async function withComments(data: Data) {
  await withPost(data);
  await data.users.insert(userRow('mod', { role: 'moderator' }));
  await data.users.insert(userRow('root', { role: 'admin' }));
  await data.comments.insert(commentRow('top', { authorId: 'ben', createdAt: at(1) }));
  await data.comments.insert(commentRow('waits', { authorId: 'ben', createdAt: at(2) }));
  await data.moderation.decide('waits', to('held'), logRow('first', { actorId: 'mod' }));
  let entries = 0;
  const by = (actorId: string) => {
    entries += 1;
    return logRow(`entry-${entries}`, { actorId, createdAt: at(entries) });
  };
  const state = async (id: string) => (await data.comments.byId(id))?.state ?? null;
  return { ...data, by, state };
}

function describeRanks(make: () => Promise<Data>) {
  test('a decision about a text that was changed since changes nothing', async () => {
    const { moderation, comments, by, state } = await withComments(await make());
    const decision = { ...to('shown'), updatedAt: at(2) };
    await comments.update('waits', { text: 'Other', updatedAt: at(3) }, 'ben');
    expect(await moderation.decide('waits', decision, by('mod'))).toBeNull();
    expect(await state('waits')).toBe('held');
    const read = { ...decision, updatedAt: at(3) };
    expect(await moderation.decide('waits', read, by('mod'))).toBe('post');
    expect(await state('waits')).toBe('shown');
    expect((await moderation.log(page)).rows).toHaveLength(2);
  });

  test('the role of the writer counts, also for what is listed', async () => {
    const { moderation, comments, by, state } = await withComments(await make());
    await comments.insert(commentRow('of-mod', { authorId: 'mod', createdAt: at(3) }));
    await comments.insert(commentRow('of-root', { authorId: 'root', createdAt: at(3) }));
    expect(await moderation.decide('of-root', to('hidden', 'No'), by('mod'))).toBeNull();
    expect(await moderation.decideAll('root', to('hidden', 'No'), by('mod'))).toBeNull();
    expect(await moderation.decide('of-mod', to('held'), by('root'))).toBe('post');
    expect(await state('of-mod')).toBe('held');
    const heldFor = async (id: string) => idsOf((await moderation.held({ ...page, by: id })).rows);
    expect(await heldFor('mod')).toEqual(['waits']);
    await moderation.setRole({ id: 'cleo', role: 'moderator' }, by('root'));
    expect(await heldFor('cleo')).toEqual(['waits']);
    expect(await heldFor('root')).toEqual(['of-mod', 'waits']);
  });
}

function describeDecisions(make: () => Promise<Data>) {
  test('the author of a post hides and shows comments, but not what a moderator has hidden', async () => {
    const { moderation, comments, by, state, users } = await withComments(await make());
    expect(await moderation.decide('top', to('hidden', 'Off topic'), by('ada'))).toBe('post');
    expect(await comments.byId('top')).toMatchObject({
      state: 'hidden',
      stateBy: 'author',
      stateReason: 'Off topic',
    });
    expect(await users.withCounts('ada')).toMatchObject({ comments: 0 });
    expect(await moderation.decide('top', to('shown'), by('ada'))).toBe('post');
    expect(await users.withCounts('ada')).toMatchObject({ comments: 1 });
    expect(await moderation.decide('top', to('hidden', 'Spam'), by('mod'))).toBe('post');
    expect(await moderation.decide('top', to('shown'), by('ada'))).toBeNull();
    expect(await state('top')).toBe('hidden');
  });

  test('accounts that are blocked or gone decide nothing, and write nothing into the log', async () => {
    const { moderation, users, by, state } = await withComments(await make());
    await users.setBlocked('mod', true);
    for (const id of ['mod', 'gone'])
      expect(await moderation.decide('top', to('hidden', 'No'), by(id))).toBeNull();
    expect(await moderation.setRole({ id: 'ben', role: 'admin' }, by('mod'))).toBe(false);
    expect(await state('top')).toBe('shown');
    expect(idsOf((await moderation.log(page)).rows)).toEqual(['first']);
  });

  test('comments that wait are listed person by person', async () => {
    const { moderation, comments } = await withComments(await make());
    const add = async (id: string, authorId: string, minute: number) =>
      comments.insert(commentRow(id, { authorId, state: 'held', createdAt: at(minute) }));
    await add('cleos', 'cleo', 3);
    await add('cleos-old', 'cleo', 1);
    await add('adas', 'ada', 3);
    const held = async (skip: number, take: number) => {
      const { rows, areMore } = await moderation.held({ skip, take, by: 'mod' });
      return [...idsOf(rows), areMore];
    };
    expect(await held(0, 9)).toEqual(['adas', 'cleos', 'cleos-old', 'waits', false]);
    expect(await held(1, 2)).toEqual(['cleos', 'cleos-old', true]);
  });

  test('all shown and held comments of an account change with one entry', async () => {
    const { moderation, comments, by, state } = await withComments(await make());
    await comments.insert(commentRow('other', { authorId: 'cleo' }));
    await comments.insert(commentRow('reply', { authorId: 'ben', parentId: 'other' }));
    expect(await moderation.decideAll('ben', to('hidden', 'Spam'), by('mod'))).toBe(3);
    expect(await Promise.all(['top', 'waits', 'reply', 'other'].map(state))).toEqual([
      'hidden',
      'hidden',
      'hidden',
      'shown',
    ]);
    expect(await moderation.decideAll('ben', to('hidden', 'Spam'), by('mod'))).toBe(0);
    expect(idsOf((await moderation.log(page)).rows)).toEqual(['entry-1', 'first']);
    expect(await moderation.decideAll('cleo', to('removed', 'Spam'), by('mod'))).toBe(1);
    expect(await comments.byId('other')).toMatchObject({ state: 'removed' });
  });
}

function describeRemovals(make: () => Promise<Data>) {
  test('a comment that a moderator removes keeps its text for moderators, who can show it again', async () => {
    const { moderation, comments, by, state, users } = await withComments(await make());
    expect(await moderation.decide('top', to('removed', 'Spam'), by('mod'))).toBe('post');
    expect(await comments.byId('top')).toMatchObject({
      state: 'removed',
      authorId: 'ben',
      text: 'Well said.',
      stateBy: 'moderator',
      stateReason: 'Spam',
      removedAt: at(1),
    });
    const seenBy = async (id: string, decides: boolean) => {
      const reader = { id, decides, ignoresMutes: decides };
      return (await comments.own({ postId: 'post', reader, take: 9 })).inReview.map(
        (row) => row.id,
      );
    };
    expect(await seenBy('mod', true)).toEqual(['waits', 'top']);
    expect(await seenBy('ben', false)).toEqual(['waits', 'top']);
    expect(await seenBy('cleo', false)).toEqual([]);
    expect(await comments.remove('top', 'ben')).toBeNull();
    expect(await comments.update('top', { text: 'Other', updatedAt: at(9) }, 'ben')).toBeNull();
    expect(await users.withCounts('ada')).toMatchObject({ comments: 0 });
    expect(await moderation.decide('top', to('shown'), by('root'))).toBe('post');
    expect(await state('top')).toBe('shown');
    expect((await comments.byId('top'))?.removedAt).toBeNull();
    expect(await users.withCounts('ada')).toMatchObject({ comments: 1 });
  });

  test('a comment that its writer deleted can not be shown again', async () => {
    const { moderation, comments, by } = await withComments(await make());
    await comments.insert(commentRow('reply', { authorId: 'cleo', parentId: 'top' }));
    await comments.remove('top', 'ben');
    expect(await moderation.decide('top', to('shown'), by('root'))).toBeNull();
  });

  test('removed comments are swept by their age; those that others answered keep their places', async () => {
    const { moderation, comments, by, state } = await withComments(await make());
    await comments.insert(commentRow('answered', { authorId: 'ben' }));
    await comments.insert(commentRow('other', { authorId: 'cleo', parentId: 'answered' }));
    await comments.insert(commentRow('own', { authorId: 'ben', parentId: 'top' }));
    expect(await moderation.decideAll('ben', to('removed', 'Spam'), by('mod'))).toBe(4);
    const ids = ['top', 'own', 'waits', 'answered', 'other'];
    await moderation.sweep(at(1));
    expect(await state('own')).toBe('removed');
    await moderation.sweep(at(2));
    expect(await comments.byId('answered')).toMatchObject({ authorId: null, text: '' });
    expect(await Promise.all(ids.map(state))).toEqual([null, null, null, 'removed', 'shown']);
  });
}

function describeEntries(make: () => Promise<Data>) {
  test('what changes nothing is no entry of the log', async () => {
    const { moderation, by } = await withComments(await make());
    for (const _ of ['first', 'second']) {
      expect(await moderation.decide('top', to('hidden', 'Spam'), by('mod'))).toBe('post');
      expect(await moderation.setRole({ id: 'cleo', role: 'moderator' }, by('root'))).toBe(true);
      const closing = { postId: 'post', isClosed: true };
      expect(await moderation.closeComments(closing, by('mod'))).toBe(true);
    }
    expect((await moderation.log(page)).rows).toHaveLength(4);
    expect(await moderation.decide('top', to('hidden', 'Scam'), by('mod'))).toBe('post');
    expect((await moderation.log(page)).rows).toHaveLength(5);
  });
}

function describeClosedPosts(make: () => Promise<Data>) {
  test('held comments under an unpublished post wait only for those who can open it', async () => {
    const { moderation, comments, posts, publication } = await withComments(await make());
    await posts.insert(newPost('closed'));
    const cleos = { authorId: 'cleo', state: 'held' } as const;
    await comments.insert(commentRow('older', { ...cleos, createdAt: at(1) }));
    await comments.insert(commentRow('later', { ...cleos, postId: 'closed', createdAt: at(3) }));
    await publication.unpublish('closed', { by: 'ada', now: at(9) });
    const heldFor = async (reader: { by: string; postsOf?: string }) => [
      ...idsOf((await moderation.held({ ...page, ...reader })).rows),
      (await moderation.pending(reader)).count,
    ];
    expect(await heldFor({ by: 'mod' })).toEqual(['waits', 'older', 2]);
    expect(await heldFor({ by: 'root' })).toEqual(['later', 'older', 'waits', 3]);
    expect(await heldFor({ by: 'ada', postsOf: 'ada' })).toEqual(['later', 'older', 'waits', 3]);
  });
}

function describeQueue(make: () => Promise<Data>) {
  test('held comments are listed newest first, to an author those of the own posts', async () => {
    const { moderation, comments, posts, users, by } = await withComments(await make());
    await posts.insert(newPost('bens', { authorId: 'ben' }));
    await comments.insert(
      commentRow('later', { postId: 'bens', authorId: 'cleo', createdAt: at(3) }),
    );
    await moderation.decide('later', to('held'), by('mod'));
    const held = async (postsOf?: string) =>
      (await moderation.held({ ...page, by: 'mod', postsOf })).rows.map(({ id, post }) => [
        id,
        post.url,
      ]);
    expect(await held()).toEqual([
      ['later', 'bens'],
      ['waits', 'post'],
    ]);
    expect(await held('ben')).toEqual([['later', 'bens']]);
    expect(await moderation.pending({ by: 'mod' })).toEqual({ count: 2, since: at(2) });
    expect(await moderation.pending({ by: 'ben', postsOf: 'ben' })).toEqual({
      count: 1,
      since: at(3),
    });
    expect((await moderation.held({ ...page, take: 1, by: 'mod' })).areMore).toBe(true);
    await users.setBlocked('cleo', true);
    expect(await held()).toEqual([['waits', 'post']]);
    expect(await moderation.pending({ by: 'ben' })).toEqual({ count: 0, since: null });
  });

  test('the log keeps entries of accounts that are gone, until it is swept', async () => {
    const { moderation, users, by } = await withComments(await make());
    await moderation.decide('top', to('hidden', 'Spam'), by('mod'));
    await users.remove('mod');
    const [entry, ...others] = (await moderation.log(page)).rows;
    expect(entry).toMatchObject({ id: 'entry-1', actor: null, reason: 'Spam' });
    expect(others).toHaveLength(1);
    expect(await moderation.sweep(at(1))).toBe(1);
    expect(idsOf((await moderation.log(page)).rows)).toEqual(['entry-1']);
  });

  test('deletions and settings are in the log with the person concerned', async () => {
    const { moderation, comments, posts, users, site } = await withComments(await make());
    const entry = (id: string, personId: string | null) =>
      logRow(id, { actorId: 'root', action: 'deleted', personId, createdAt: at(9) });
    expect(await comments.remove('top', 'root', entry('1', 'ben'))).toBe('post');
    expect(await comments.remove('top', 'root', entry('not', 'ben'))).toBeNull();
    expect(await posts.remove('post', 'root', entry('2', 'ada'))).not.toBeNull();
    expect(await posts.remove('post', 'root', entry('not', 'ada'))).toBeNull();
    const change = siteSettings({ holding: 'all' });
    expect(await site.update(change, 'root', [entry('3', null)])).toBe('changed');
    expect(await site.update(change, 'root', [entry('not', null)])).toBe('stale');
    const byMember = { ...entry('not', 'cleo'), actorId: 'ben' };
    expect(await users.remove('cleo', undefined, { entry: byMember })).toBeNull();
    expect(await users.remove('cleo', undefined, { entry: entry('4', 'cleo') })).not.toBeNull();
    const { rows } = await moderation.log({ ...page, take: 4 });
    expect(rows.map(({ id, person }) => [id, person?.id ?? null])).toEqual([
      ['4', null],
      ['3', null],
      ['2', 'ada'],
      ['1', 'ben'],
    ]);
  });

  test('administrators change the roles of others', async () => {
    const { moderation, users, by } = await withComments(await make());
    expect(await moderation.setRole({ id: 'ben', role: 'moderator' }, by('root'))).toBe(true);
    expect(await users.byId('ben')).toMatchObject({ role: 'moderator' });
    expect(await moderation.setRole({ id: 'gone', role: 'user' }, by('root'))).toBe(false);
    expect((await moderation.log(page)).rows[0]).toMatchObject({ actor: { username: 'root' } });
  });
}

export function describeModeration(make: () => Promise<Data>) {
  describe('moderation', () => {
    describeDecisions(make);
    describeRanks(make);
    describeRemovals(make);
    describeEntries(make);
    describeQueue(make);
    describeClosedPosts(make);
  });
}
