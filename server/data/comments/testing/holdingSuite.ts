import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import type { HoldingRule } from '../../site/sitePort';
import { withPost } from '../../testing/fixtures';
import { at, commentRow, logRow, newPost, userRow } from '../../testing/rows';
import { siteSettings } from '../../testing/siteSettings';

const day = 24 * 60;
const plain: HoldingRule = { hasLinks: false, unset: 'new' };
const linked: HoldingRule = { hasLinks: true, unset: 'new' };

async function withAdmin(empty: Data) {
  const data = await withPost(empty);
  await data.users.insert(userRow('root', { role: 'admin' }));
  return data;
}

/** The state of a new comment. */
async function write(
  { comments }: Data,
  id: string,
  { rule = plain, authorId = 'ben', minute = 10, postId = 'post' } = {},
) {
  const row = commentRow(id, { authorId, postId, createdAt: at(minute), updatedAt: at(minute) });
  const stored = await comments.insert(row, undefined, rule);
  return typeof stored === 'string' ? stored : stored.state;
}

async function decide({ moderation }: Data, id: string, state: 'shown' | 'hidden' | 'held') {
  const { rows } = await moderation.log({ skip: 0, take: 20 });
  const entry = logRow(`entry ${rows.length + 1}`, { actorId: 'root' });
  return moderation.decide(id, { state, stateReason: '' }, entry);
}

/** Two comments by ben that were approved. */
async function withTwoShown(empty: Data) {
  const data = await withAdmin(empty);
  for (const id of ['first', 'second']) {
    await write(data, id);
    await decide(data, id, 'shown');
  }
  return data;
}

const stateOf = async ({ comments }: Data, id: string) => (await comments.byId(id))?.state;

/** What a member is told before writing. */
const holdsFor = async ({ comments }: Data, { authorId = 'ben', minute = 10 } = {}) => {
  const reader = { id: authorId, decides: false };
  const rule = { unset: 'new', now: at(minute) } as const;
  return (await comments.own({ postId: 'post', reader, take: 9, rule })).holds;
};

function describeForecast(make: () => Promise<Data>) {
  test('a member is told which comments wait, as they are judged then', async () => {
    const data = await withAdmin(await make());
    await data.users.insert(userRow('eva', { isVerified: false }));
    expect(await holdsFor(data)).toBe('all');
    expect(await holdsFor(data, { authorId: 'eva' })).toBe('all');
    for (const authorId of ['root', 'ada', 'unknown'])
      expect(await holdsFor(data, { authorId })).toBe('none');
    for (const id of ['first', 'second']) {
      await write(data, id);
      await decide(data, id, 'shown');
    }
    expect(await holdsFor(data)).toBe('links');
    await data.site.update(siteSettings({ holding: 'off', version: 0 }), 'root');
    expect(await holdsFor(data)).toBe('none');
  });
}

const edit = async (data: Data, id: string, { by = 'ben', rule = plain } = {}) => {
  expect(await data.comments.update(id, { text: 'Other', updatedAt: at(20), rule }, by)).toBe(
    'post',
  );
  return stateOf(data, id);
};

function describeSettings(make: () => Promise<Data>) {
  test('only administrators change the settings, each knowing the last change', async () => {
    const { site, users } = await withAdmin(await make());
    expect(await site.read()).toBeNull();
    expect(await site.update(siteSettings({ holding: 'all', version: 0 }), 'ada')).toBe(
      'not allowed',
    );
    expect(await site.update(siteSettings({ holding: 'all', version: 1 }), 'root')).toBe('stale');
    expect(await site.update(siteSettings({ holding: 'all', version: 0 }), 'root')).toBe('changed');
    expect(await site.update(siteSettings({ holding: 'off', version: 0 }), 'root')).toBe('stale');
    expect(await site.read()).toEqual(siteSettings({ holding: 'all', version: 1 }));
    await users.setBlocked('root', true);
    expect(await site.update(siteSettings({ holding: 'off', version: 1 }), 'root')).toBe(
      'not allowed',
    );
  });

  test('comments are judged by the setting, the role and whose the post is', async () => {
    const data = await withAdmin(await make());
    const { comments, site } = data;
    expect(await write(data, 'held')).toBe('held');
    expect((await comments.ofPost({ postId: 'post', skip: 0, take: 9 })).rows).toEqual([]);
    expect(await write(data, 'of-author', { authorId: 'ada' })).toBe('shown');
    expect(await write(data, 'of-admin', { authorId: 'root' })).toBe('shown');
    await site.update(siteSettings({ holding: 'off', version: 0 }), 'root');
    expect(await write(data, 'shown')).toBe('shown');
    expect((await comments.ofPost({ postId: 'post', skip: 0, take: 9 })).rows).toHaveLength(3);
  });
}

function describeRule(make: () => Promise<Data>) {
  test('two shown comments end it, except for links in the first day', async () => {
    const data = await withTwoShown(await make());
    expect(await write(data, 'third')).toBe('shown');
    expect(await write(data, 'linked', { rule: linked })).toBe('held');
    // ben’s account is from minute 1.
    expect(await write(data, 'next', { rule: linked, minute: day })).toBe('held');
    expect(await write(data, 'later', { rule: linked, minute: day + 1 })).toBe('shown');
  });

  test('comments under the own post, or that only its author approved, don’t end it before a day', async () => {
    const data = await withAdmin(await make());
    await data.posts.insert(newPost('of-ben', { authorId: 'ben' }));
    for (const id of ['own-1', 'own-2'])
      expect(await write(data, id, { postId: 'of-ben' })).toBe('shown');
    for (const id of ['helped-1', 'helped-2']) {
      await write(data, id);
      const shown = { state: 'shown', stateReason: '' } as const;
      expect(await data.moderation.decide(id, shown, logRow(id, { actorId: 'ada' }))).toBe('post');
    }
    expect(await write(data, 'third')).toBe('held');
    expect(await holdsFor(data)).toBe('all');
    expect(await write(data, 'next', { minute: day + 9 })).toBe('held');
    expect(await write(data, 'later', { minute: day + 10 })).toBe('shown');
    expect(await holdsFor(data, { minute: day + 9 })).toBe('all');
    expect(await holdsFor(data, { minute: day + 10 })).toBe('none');
  });

  test('everything of an unverified account is held', async () => {
    const data = await withTwoShown(await make());
    await data.users.insert(userRow('new', { isVerified: false }));
    expect(await write(data, 'of-new', { authorId: 'new', minute: day * 9 })).toBe('held');
  });

  test('comments that are written at the same time don’t count each other', async () => {
    const data = await withAdmin(await make());
    const ids = ['a', 'b', 'c', 'd'];
    expect(await Promise.all(ids.map(async (id) => write(data, id)))).toEqual(
      ids.map(() => 'held'),
    );
  });
}

function describeEdits(make: () => Promise<Data>) {
  test('an edit of the author is judged again', async () => {
    const data = await withTwoShown(await make());
    expect(await edit(data, 'first')).toBe('shown');
    expect(await edit(data, 'first', { rule: linked })).toBe('held');
    expect(await data.comments.byId('first')).toMatchObject({ stateBy: null, stateReason: '' });
    // One is left.
    expect(await edit(data, 'second')).toBe('held');
  });

  test('an edit of an administrator leaves the state, as does one of what was decided', async () => {
    const data = await withTwoShown(await make());
    expect(await edit(data, 'first', { by: 'root', rule: linked })).toBe('shown');
    await decide(data, 'first', 'hidden');
    expect(await edit(data, 'first')).toBe('hidden');
    await write(data, 'waiting', { rule: linked });
    await decide(data, 'waiting', 'held');
    await data.site.update(siteSettings({ holding: 'off', version: 0 }), 'root');
    expect(await edit(data, 'waiting')).toBe('held');
  });

  test('what the rule held is looked at again', async () => {
    const data = await withTwoShown(await make());
    await write(data, 'plain', { rule: { ...plain, unset: 'all' } });
    await write(data, 'linked', { rule: linked });
    await decide(data, 'second', 'held');
    const rule = {
      unset: 'new',
      now: at(30),
      areForeign: (links: readonly string[]) => links.length > 0,
    } as const;
    expect(await data.comments.release('ben', rule)).toBe(0);
    await decide(data, 'second', 'shown');
    await data.comments.update('linked', { text: 'https://elsewhere', updatedAt: at(21) }, 'ben');
    expect(await data.comments.release('ben', rule)).toBe(1);
    expect(await stateOf(data, 'plain')).toBe('shown');
    expect(await stateOf(data, 'linked')).toBe('held');
    expect(await data.comments.release('ben', { ...rule, now: at(day + 1) })).toBe(1);
    expect(await data.comments.release('none', rule)).toBe(0);
  });
}

/** Comments of new accounts wait for approval. */
export function describeHolding(make: () => Promise<Data>) {
  describe('holding comments', () => {
    describeSettings(make);
    describeRule(make);
    describeForecast(make);
    describeEdits(make);
  });
}
