import { commentMessages, postMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import { expect, test } from 'vitest';
import type { Client } from '../../testing/createClient';
import { changedBody, contentOf } from '../../testing/createScenario';
import { testPicture } from '../../testing/testPicture';
import { withPendingPost } from '../../testing/withPendingPost';

const changed = { title: 'A walk by the river', content: contentOf('We saw herons.') };

/** What somebody sees of the post and its author. */
async function readSeen(client: Client, { url, id }: { url: string; id: string }) {
  const { postDetails } = await client.ok('readPost', { params: { url }, body: {} });
  return {
    postDetails,
    list: await client.ok('listPosts', { query: {} }),
    found: await client.ok('searchPosts', { body: { tagsearch: 'herons' } }),
    more: await client.ok('listMorePosts', { query: { authorId: 'user-author', tag: 'travel' } }),
    history: await client.ok('listRevisions', { params: { id }, query: {} }),
  };
}

test('the author saves changes that readers don’t see', async () => {
  const { api, visitor, reader, read, save, postId, postUrl } = await withPendingPost();
  const post = { url: postUrl, id: postId };
  const before = [await readSeen(visitor, post), await readSeen(reader.client, post)];
  api.clock.advance(60_000);
  const sent = { ...changed, tags: '["rivers"]', revision: 1 };
  const blog = await save(sent);
  const pending = {
    ...changed,
    tags: ['rivers'],
    seoKeywords: 'travel, walking',
    metaDescription: 'Two days on foot.',
    canonicalUrl: '',
    public_image: {},
    revision: 1,
    base: 1,
    updatedAt: new Date(api.clock.now()).toISOString(),
  };
  const { isLiked: _, ...shown } = await read();
  expect(blog).toEqual({ ...before[0]?.postDetails, isLiked: undefined, pending });
  expect(shown).toEqual(blog);
  expect([await readSeen(visitor, post), await readSeen(reader.client, post)]).toEqual(before);
  expect(before[0]?.postDetails).not.toHaveProperty('pending');
});

test('only the author and administrators see that there are changes', async () => {
  const { api, admin, author, reader, newbie, read, save } = await withPendingPost();
  const { client: moderator } = await api.addSignedInUser('moderator', { role: 'moderator' });
  const flagOf = async (client: Client) => {
    const profile = { params: { username: 'author' }, body: {} };
    return (await client.ok('readProfile', profile)).userDetails.blogPosts[0]?.hasPending;
  };
  expect([(await read()).pending, await flagOf(author.client)]).toEqual([null, false]);
  await save(changed);
  for (const { client } of [author, admin]) {
    expect(await read(client)).toMatchObject({ pending: changed });
    expect(await flagOf(client)).toBe(true);
  }
  for (const client of [reader.client, newbie.client, moderator, api.visitor()])
    expect(await read(client)).not.toHaveProperty('pending');
  for (const client of [reader.client, newbie.client, moderator])
    expect(await flagOf(client)).toBeUndefined();
});

test('an author and an administrator save the changes of one post', async () => {
  const { admin, save, readPending } = await withPendingPost();
  await save(changed, admin.client);
  await save({ ...changed, title: 'Mine', pendingRevision: 1 });
  expect(await readPending()).toMatchObject({ title: 'Mine', revision: 2 });
});

test('equal changes keep their number and time, also in the answer', async () => {
  const { api, save } = await withPendingPost();
  const first = (await save(changed)).pending;
  api.clock.advance(60_000);
  const again = { ...changed, tags: '["travel" ,"walking"]', pendingRevision: 1, revision: 1 };
  expect((await save(again)).pending).toEqual(first);
  expect((await save({ ...changed, pendingRevision: 1, seoKeywords: 'x' })).pending).toMatchObject({
    revision: 2,
    updatedAt: new Date(api.clock.now()).toISOString(),
  });
});

test('a save that does not know the stored changes is refused with them', async () => {
  const { author, params, save, refuseSave } = await withPendingPost();
  const stale = { status: 409, message: postMessages.isPendingStale };
  expect(await refuseSave({ pendingRevision: 1 })).toMatchObject({ ...stale, pending: null });
  await save(changed);
  for (const pendingRevision of [0, 2])
    expect(await refuseSave({ pendingRevision, title: 'Other' })).toMatchObject({
      ...stale,
      pending: { ...changed, revision: 1 },
    });
  await author.client.ok('discardPending', { params });
  expect(await refuseSave({ pendingRevision: 1 })).toMatchObject({ ...stale, pending: null });
  expect((await save(changed)).pending?.revision).toBe(2);
});

test('staleness is decided before the form is read', async () => {
  const { save, refuseSave } = await withPendingPost();
  await save(changed);
  const broken = { content: 'no document', tags: 'none', url: 'other' };
  expect((await refuseSave(broken)).status).toBe(409);
  expect((await refuseSave({ ...broken, pendingRevision: 1 })).status).toBe(400);
});

test.each(['', ' ', 'one', '-1', '1.5', '1e3', '0x1', '1234567890', null])(
  'the number %j is malformed',
  async (number) => {
    const { author, postId, readPending } = await withPendingPost();
    const form = new FormData();
    const { title = '', content = '', url = '' } = changedBody();
    for (const [name, value] of Object.entries({ title, content, url, isPending: 'true' }))
      form.append(name, value);
    if (number !== null) form.append('pendingRevision', number);
    const request = { method: 'PUT', body: form };
    const response = await author.client.request(`/api/v1/blogs/${postId}`, request);
    expect(response.status).toBe(400);
    expect(await readPending()).toBeNull();
  },
);

test('a draft has no unpublished changes', async () => {
  const { author, params, read, refuseSave } = await withPendingPost();
  await author.client.ok('unpublishPost', { params, body: {} });
  expect(await refuseSave(changed)).toMatchObject({
    status: 409,
    message: postMessages.isStale,
    revision: 1,
  });
  expect(await read()).toMatchObject({ isPublished: false, pending: null });
});

test('the version of the post is stored, not compared', async () => {
  const { admin, save, update, readPending, refuseUpdate } = await withPendingPost();
  await save({ ...changed, revision: 1 });
  await update({ title: 'By an administrator' }, admin.client);
  await save({ ...changed, title: 'Later', revision: 1, pendingRevision: 1 });
  expect(await readPending()).toMatchObject({ title: 'Later', base: 1, revision: 2 });
  const stale = { ...changed, title: 'Later', revision: 1, pendingRevision: 2 };
  expect(await refuseUpdate(stale)).toMatchObject({ status: 409, revision: 2 });
  await save({ ...changed, title: 'Later', revision: 2, pendingRevision: 2 });
  expect(await readPending()).toMatchObject({ base: 2, revision: 2 });
});

test('the url stays; a former one is accepted', async () => {
  const { author, params, save, refuseSave } = await withPendingPost();
  expect(await refuseSave({ ...changed, url: 'another' })).toMatchObject({
    status: 422,
    message: validationTexts.urlChanged,
    field: 'url',
  });
  await author.client.ok('changePostUrl', { params, body: { url: 'rivers' } });
  expect((await save(changed)).url).toBe('rivers');
});

test('changes can be as incomplete as a draft, and stay when an update with them is refused', async () => {
  const { save, refuseSave, refuseUpdate, readPending } = await withPendingPost();
  const incomplete = { ...changed, tags: '[]', seoKeywords: '', metaDescription: '' };
  await save(incomplete);
  const nothing = { title: ' ', content: '', pendingRevision: 1 };
  expect(await refuseSave(nothing)).toMatchObject({
    status: 422,
    message: validationTexts.draftIncomplete,
  });
  const tags = JSON.stringify(Array.from({ length: 13 }, (_, at) => `t${at}`));
  expect(await refuseSave({ tags, pendingRevision: 1 })).toMatchObject({ status: 422 });
  expect(await refuseUpdate({ ...incomplete, pendingRevision: 1 })).toMatchObject({
    status: 422,
    message: validationTexts.postIncomplete,
  });
  expect(await readPending()).toMatchObject({ ...changed, tags: [], revision: 1 });
});

test('an absent first address keeps that of the changes, else that of the post', async () => {
  const { save, update, readPending } = await withPendingPost();
  await update({ canonicalUrl: 'https://one.example/' });
  await save(changed);
  expect((await readPending())?.canonicalUrl).toBe('https://one.example/');
  await save({ ...changed, canonicalUrl: '', pendingRevision: 1 });
  await save({ ...changed, title: 'Later', pendingRevision: 2 });
  expect(await readPending()).toMatchObject({ title: 'Later', canonicalUrl: '', revision: 3 });
});

const blocksOf = (...texts: readonly string[]) =>
  JSON.stringify({ blocks: texts.map((text) => ({ type: 'paragraph', data: { text } })) });

const idsIn = (content = '') => [...content.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);

test('blocks without ids continue those of the changes, else those of the post', async () => {
  const { save, update, read } = await withPendingPost();
  const published = 'We walked all day in the hills above the lake, and we met no one.';
  const first = (await save({ content: blocksOf('Herons stood there.', published) })).pending;
  const [added, kept] = idsIn(first?.content);
  expect(kept).toBe('block-1');
  const more = blocksOf(published, 'Herons stood there, too.');
  const second = (await save({ content: more, pendingRevision: 1 })).pending;
  expect(idsIn(second?.content)).toEqual(['block-1', added]);
  // Nothing of the changes is matched at the update, only what readers have seen.
  const { content } = await update({ content: more, pendingRevision: 2 });
  expect(idsIn(content)[0]).toBe('block-1');
  expect(idsIn(content)).not.toContain(added);
  expect((await read()).pending).toBeNull();
});

test('a remark can’t name a block that is only in the changes', async () => {
  const { reader, postId, save, update } = await withPendingPost();
  const content = contentOf('Herons.').replace('block-1', 'block-2');
  await save({ content });
  const remark = { body: { blogId: postId, comment: 'Really?', blockId: 'block-2' } };
  const refusal = { status: 422, message: commentMessages.noBlock };
  expect(await reader.client.refused('addComment', remark)).toMatchObject(refusal);
  await update({ content, pendingRevision: 1 });
  await reader.client.ok('addComment', remark);
});

test('whoever may not write posts saves no changes, but discards them', async () => {
  const { admin, author, params, save, refuseSave, readPending } = await withPendingPost();
  await save(changed);
  const restriction = { kind: 'post', reason: 'Advertising' } as const;
  const ofAuthor = { params: { id: 'user-author' }, body: restriction };
  await admin.client.ok('addRestriction', ofAuthor);
  const refused = await refuseSave({
    title: 'Later',
    pendingRevision: 1,
    postImage: testPicture(),
  });
  expect([refused.status, refused.message]).toEqual([403, expect.stringContaining('Advertising')]);
  expect(await readPending()).toMatchObject({ revision: 1 });
  await author.client.ok('discardPending', { params });
});
