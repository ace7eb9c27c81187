import { postMessages, previewMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { sweepUnclaimed } from '../../files/removeFiles';
import { changedBody, contentOf } from '../../testing/createScenario';
import { testPicture } from '../../testing/testPicture';
import { withPendingPost } from '../../testing/withPendingPost';

const day = 24 * 60 * 60_000;
const changed = { title: 'A walk by the river', content: contentOf('We saw herons.') };

test('an update that does not know the changes leaves them', async () => {
  const { api, admin, save, update, readPending } = await withPendingPost();
  const { pending } = await save(changed);
  api.clock.advance(1000);
  expect(await update({ title: 'Old tab' })).toMatchObject({ title: 'Old tab', pending });
  expect(await update({ title: 'Admin' }, admin.client)).toMatchObject({ pending });
  expect(await readPending()).toEqual(pending);
});

test('an update that knows the changes removes them', async () => {
  const { visitor, save, update, readPending, read } = await withPendingPost();
  await save(changed);
  const blog = await update({ ...changed, title: 'More', pendingRevision: 1, revision: 1 });
  expect(blog).toMatchObject({ title: 'More', revision: 2, pending: null });
  expect(await readPending()).toBeNull();
  expect(await read(visitor)).toMatchObject({ title: 'More', content: changed.content });
});

test('an update that knows other changes is refused with the stored ones', async () => {
  const { admin, save, update, refuseUpdate, read } = await withPendingPost();
  const stale = { status: 409, message: postMessages.isPendingStale };
  const sent = { ...changed, title: 'Mine' };
  const none = await refuseUpdate({ ...sent, pendingRevision: 1 });
  expect(none).toMatchObject({ ...stale, pending: null });
  const { pending } = await save(changed);
  for (const pendingRevision of [0, 2]) {
    const refused = await refuseUpdate({ ...sent, pendingRevision });
    expect(refused).toMatchObject({ ...stale, pending });
    expect(refused).not.toHaveProperty('revision');
  }
  await update({ title: 'Admin' }, admin.client);
  const both = await refuseUpdate({ ...sent, revision: 1, pendingRevision: 0 });
  expect(both).toMatchObject({ ...stale, pending, revision: 2 });
  const older = await refuseUpdate({ ...sent, revision: 1, pendingRevision: 1 });
  expect(older).toMatchObject({ status: 409, message: postMessages.isStale, revision: 2 });
  expect(await read()).toMatchObject({ title: 'Admin', pending });
});

test('an update that does not know newer tags is refused, whatever it changes', async () => {
  const { api, save, update, refuseUpdate, read, readPending } = await withPendingPost();
  const { updatedAt } = await read();
  const known = { revision: 1, updatedAt };
  api.clock.advance(1000);
  const tags = '["rivers"]';
  const newer = { ...known, updatedAt: (await update({ tags, ...known })).updatedAt };
  const stale = { status: 409, message: postMessages.isStale, revision: 1 };
  expect(await refuseUpdate({ metaDescription: 'Mine', ...known })).toMatchObject(stale);
  expect(await refuseUpdate({ ...changed, ...known })).toMatchObject(stale);
  // Its answer was lost.
  await update({ tags, ...known });
  // Unpublished changes are stored, but are not those of the present tags.
  await save({ ...changed, ...known });
  expect(await readPending()).toMatchObject({ base: 0, revision: 1 });
  const publishing = { ...changed, pendingRevision: 1 };
  expect(await refuseUpdate({ ...publishing, ...known })).toMatchObject(stale);
  expect(await read()).toMatchObject({ tags: ['rivers'], revision: 1 });
  const latest = { ...newer, updatedAt: (await read()).updatedAt };
  expect(await update({ ...publishing, ...latest })).toMatchObject({ pending: null });
});

test('an update without a picture takes that of the changes; replaced ones are deleted', async () => {
  const { api, save, update, read } = await withPendingPost();
  const files = async () => {
    await api.settled();
    return api.files.names();
  };
  const [published = ''] = await files();
  const first = await save({ ...changed, postImage: testPicture() });
  const [, firstFile = ''] = await files();
  expect(first.public_image.resource_url).toContain(published);
  expect(first.pending?.public_image.resource_url).toContain(firstFile);
  await save({ ...changed, title: 'More', pendingRevision: 1 });
  expect(await files()).toEqual([published, firstFile]);
  const third = await save({ ...changed, postImage: testPicture(), pendingRevision: 2 });
  const [stays, thirdFile = ''] = await files();
  expect([stays, (await files()).length]).toEqual([published, 2]);
  expect(third.pending?.public_image.resource_url).toContain(thirdFile);
  await update(changed);
  expect(await files()).toEqual([published, thirdFile]);
  const updated = await update({ ...changed, pendingRevision: 3 });
  expect(updated.public_image).toEqual(third.pending?.public_image);
  expect(await files()).toEqual([thirdFile]);
  expect((await read()).public_image).toEqual(updated.public_image);
});

test('a picture of an update replaces that of the changes', async () => {
  const { api, save, update } = await withPendingPost();
  await save({ ...changed, postImage: testPicture() });
  const { public_image } = await update({
    ...changed,
    postImage: testPicture(),
    pendingRevision: 1,
  });
  await api.settled();
  const [only = '', ...others] = api.files.names();
  expect(others).toEqual([]);
  expect(public_image.resource_url).toContain(only);
});

test('a refused save stores no picture', async () => {
  const { api, save, refuseSave } = await withPendingPost();
  await save(changed);
  await refuseSave({ postImage: testPicture() });
  await refuseSave({ postImage: testPicture(), pendingRevision: 1, url: 'another' });
  await api.settled();
  expect(api.files.names()).toHaveLength(1);
});

test('the author discards the changes with their picture', async () => {
  const { api, author, params, save, read } = await withPendingPost();
  await save({ ...changed, postImage: testPicture() });
  const { message } = await author.client.ok('discardPending', { params });
  expect(message).toBe(postMessages.pendingDiscarded);
  await api.settled();
  expect(api.files.names()).toHaveLength(1);
  expect(await read()).toMatchObject({ title: 'A walk in the hills', revision: 1, pending: null });
  const again = await author.client.refused('discardPending', { params });
  expect(again).toMatchObject({ status: 404, message: postMessages.noPending });
});

test('pictures in the changes are claimed like those of a draft, and not swept', async () => {
  const { api, author, params, save } = await withPendingPost();
  const upload = async () =>
    (await author.client.ok('uploadResource', { body: { resource: testPicture() } })).data;
  const [used, unused] = [await upload(), await upload()];
  const block = { id: 'picture', type: 'image', data: { file: { url: used.resource_url } } };
  await save({ ...changed, content: JSON.stringify({ blocks: [block] }) });
  const claim = { params, body: { resources: JSON.stringify([used.id]) } };
  await author.client.ok('claimResources', claim);
  api.clock.advance(2 * day);
  await sweepUnclaimed(api.ports);
  await api.settled();
  const names = api.files.names().join(' ');
  expect(names).toContain(used.resource_url.split('/').at(-1));
  expect(names).not.toContain(unused.resource_url.split('/').at(-1));
});

test('deleting the post deletes the picture of its changes', async () => {
  const { api, author, params, save } = await withPendingPost();
  await save({ ...changed, postImage: testPicture() });
  await author.client.ok('deletePost', { params, body: {} });
  await api.settled();
  expect(api.files.names()).toEqual([]);
});

test('unpublishing makes the changes the draft, as a version of its own', async () => {
  const { api, author, params, save, read } = await withPendingPost();
  await save({ ...changed, metaDescription: '', postImage: testPicture() });
  api.clock.advance(1000);
  await author.client.ok('unpublishPost', { params, body: {} });
  expect(await read()).toMatchObject({
    ...changed,
    metaDescription: '',
    revision: 2,
    isPublished: false,
    pending: null,
    updatedAt: new Date(api.clock.now()).toISOString(),
  });
  const { revisions } = await author.client.ok('listRevisions', { params, query: {} });
  expect(revisions).toMatchObject([
    { number: 2, title: changed.title, isPublic: false, savedBy: { username: 'author' } },
    { number: 1, isPublic: true },
  ]);
  const refused = await author.client.refused('publishPost', { params, body: {} });
  expect(refused).toMatchObject({ status: 422, field: 'metaDescription' });
});

test('restoring and removing a version leave the changes', async () => {
  const { author, params, save, update, readPending } = await withPendingPost();
  await update({ title: 'Second version' });
  const { pending } = await save({ ...changed, revision: 2 });
  const version = { ...params, number: '1' };
  await author.client.ok('restoreRevision', { params: version, body: {} });
  await author.client.ok('removeRevision', { params: version });
  expect(await readPending()).toEqual(pending);
});

test('nobody is notified of changes until the update', async () => {
  const { reader, postId, save, update } = await withPendingPost();
  const quote = 'above the lake';
  const passage = { postId, blockId: 'block-1', quote, before: 'the hills ', after: ', and' };
  await reader.client.ok('addPassage', { body: passage });
  const kinds = async () => {
    const { notifications } = await reader.client.ok('listNotifications', { query: {} });
    return notifications.map(({ kind }) => kind);
  };
  await save(changed);
  expect(await kinds()).toEqual([]);
  await update({ ...changed, pendingRevision: 1 });
  expect(await kinds()).toEqual(['passageChanged']);
});

test('a link shows the changes as they were saved last, until the update', async () => {
  const { author, visitor, params, save, update } = await withPendingPost();
  const noLink = await author.client.refused('createPreview', { params });
  expect(noLink).toMatchObject({ status: 409, message: previewMessages.isPublished });
  await save(changed);
  const { url } = await author.client.ok('createPreview', { params });
  const link = { params: { token: url.split('/').at(-1) ?? '' } };
  const shown = async () => (await visitor.ok('readPreview', link)).post;
  expect(await shown()).toMatchObject({ ...changed, _id: params.id });
  expect((await shown()).public_image.resource_url).toBeDefined();
  expect(await shown()).not.toHaveProperty('pending');
  await save({ ...changed, title: 'More', pendingRevision: 1 });
  await update({ title: 'Old tab' });
  expect(await shown()).toMatchObject({ title: 'More' });
  await update({ ...changed, title: 'More', pendingRevision: 2 });
  expect((await visitor.refused('readPreview', link)).status).toBe(404);
  expect((await author.client.refused('createPreview', { params })).status).toBe(409);
});

test('a link ends when the changes are discarded, and shows the draft that they become', async () => {
  const { author, visitor, params, save } = await withPendingPost();
  const share = async () => {
    const { url } = await author.client.ok('createPreview', { params });
    return { params: { token: url.split('/').at(-1) ?? '' } };
  };
  await save(changed);
  const first = await share();
  await author.client.ok('discardPending', { params });
  await save(changed);
  expect((await visitor.refused('readPreview', first)).status).toBe(404);
  const second = await share();
  await author.client.ok('unpublishPost', { params, body: {} });
  const { post } = await visitor.ok('readPreview', second);
  expect(post).toMatchObject({ ...changed, isPublished: false });
  const body = changedBody({ ...changed, title: 'As a draft' });
  await author.client.ok('updatePost', { params, body });
  expect((await visitor.ok('readPreview', second)).post.title).toBe('As a draft');
});
