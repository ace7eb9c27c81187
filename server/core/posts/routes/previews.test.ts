import { previewMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { changedBody, createScenario, type Person } from '../../testing/createScenario';
import { publishDue } from '../publishDue';

const day = 24 * 60 * 60_000;

async function withDraft() {
  const scenario = await createScenario();
  const { author, visitor, postId, postUrl } = scenario;
  const params = { id: postId };
  await author.client.ok('unpublishPost', { params, body: {} });
  const share = async ({ client }: Person = author) => client.ok('createPreview', { params });
  const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';
  const { url } = await share();
  const token = tokenOf({ url });
  return {
    ...scenario,
    params,
    postUrl,
    url,
    token,
    share: async (person?: Person) => tokenOf(await share(person)),
    read: async (given = token) => visitor.ok('readPreview', { params: { token: given } }),
    isEnded: async (given = token) => {
      const refused = await visitor.refused('readPreview', { params: { token: given } });
      expect(refused).toMatchObject({ status: 404, message: previewMessages.notFound });
      return true;
    },
  };
}

test('everyone with the link reads the draft as it was saved last', async () => {
  const { api, author, visitor, params, url, token, postUrl, read } = await withDraft();
  expect(url).toBe(`${api.ports.settings.siteUrl}/preview/${token}`);
  // 32 random bytes in base64url.
  expect(token).toMatch(/^[\w-]{43}$/);
  const refused = await visitor.refused('readPost', { params: { url: postUrl }, body: {} });
  expect(refused.status).toBe(404);
  await author.client.ok('updatePost', { params, body: changedBody({ title: 'Saved later' }) });
  const { post, endsAt } = await read();
  expect(post).toMatchObject({ _id: params.id, title: 'Saved later', isPublished: false });
  expect(endsAt).toBe(new Date(api.clock.now() + 30 * day).toISOString());
});

test('the answer sets no session and names no address', async () => {
  const { read, api } = await withDraft();
  expect(JSON.stringify(await read())).not.toContain('@');
  const { previews } = api.ports.data;
  expect(await previews.read((await read()).post._id, api.clock.now())).toBeNull();
});

test('a new link ends the old one, also if another account makes it', async () => {
  const { admin, token, share, read, isEnded } = await withDraft();
  const second = await share(admin);
  expect(await isEnded(token)).toBe(true);
  const third = await share();
  expect(await isEnded(second)).toBe(true);
  expect((await read(third)).post.isPublished).toBe(false);
});

test('the author ends a link, and ending it again is no error', async () => {
  const { author, params, isEnded } = await withDraft();
  for (const _ of ['first', 'second']) {
    const { message } = await author.client.ok('endPreview', { params });
    expect(message).toBe(previewMessages.ended);
  }
  expect(await isEnded()).toBe(true);
});

test('a member who may not write posts makes no links', async () => {
  const { api, admin, author, params } = await withDraft();
  const until = new Date(api.clock.now() + day).toISOString();
  const restriction = { kind: 'post', until, reason: 'Advertising' } as const;
  await admin.client.ok('addRestriction', { params: { id: author.user.id }, body: restriction });
  const refused = await author.client.refused('createPreview', { params });
  expect(refused).toMatchObject({ status: 403, message: expect.stringContaining('Advertising') });
});

test('a link ends after 30 days', async () => {
  const { api, read, isEnded } = await withDraft();
  api.clock.advance(30 * day - 1);
  expect((await read()).post.title).not.toBe('');
  api.clock.advance(1);
  expect(await isEnded()).toBe(true);
});

test('a link ends with the publication, and does not come back', async () => {
  const { author, params, isEnded } = await withDraft();
  await author.client.ok('publishPost', { params, body: {} });
  expect(await isEnded()).toBe(true);
  await author.client.ok('unpublishPost', { params, body: {} });
  expect(await isEnded()).toBe(true);
});

test('a link to a planned post works until its time', async () => {
  const { api, author, params, read, isEnded } = await withDraft();
  const publishAt = new Date(api.clock.now() + day).toISOString();
  await author.client.ok('publishPost', { params, body: { publishAt } });
  expect((await read()).post.publishAt).toBe(publishAt);
  api.clock.advance(day);
  await publishDue(api.ports);
  expect(await isEnded()).toBe(true);
});

test('a link shows nothing while the author is blocked, and goes with the post', async () => {
  const { admin, author, params, read, isEnded } = await withDraft();
  const { id, username } = author.user;
  const account = { params: { id }, body: { id, username } };
  await admin.client.ok('blockUser', account);
  expect(await isEnded()).toBe(true);
  await admin.client.ok('unblockUser', account);
  expect((await read()).post._id).toBe(params.id);
  await admin.client.ok('deletePost', { params, body: {} });
  expect(await isEnded()).toBe(true);
});

test('other tokens are unknown', async () => {
  const { visitor } = await withDraft();
  for (const token of ['', 'x'.repeat(300), "'; DROP TABLE previews;--", '../..', '\u0000']) {
    const refused = await visitor.refused('readPreview', { params: { token } });
    expect([400, 404], `with ${token}`).toContain(refused.status);
  }
});
