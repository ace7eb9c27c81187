import { limits } from '@contract/limits';
import { moderationTexts } from '@contract/texts/moderationTexts';
import { withheldMessage, withheldTexts } from '@contract/texts/withheldTexts';
import { expect, test } from 'vitest';
import { createScenario, postBody } from '../../testing/createScenario';

/** The author's post after a moderator unpublished it. */
async function withWithheld() {
  const scenario = await createScenario();
  const { api, reader, author, admin, postId } = scenario;
  const moderator = await api.addSignedInUser('moderator', { role: 'moderator' });
  const body = { kind: 'post', subjectId: postId, reason: 'spam' } as const;
  await reader.client.ok('addReport', { body });
  const { reports } = await moderator.client.ok('listReports', { query: {} });
  const params = { id: reports[0]?._id ?? '' };
  const decision = { decision: 'upheld', action: 'hide', reason: 'Advertising.' } as const;
  await moderator.client.ok('decideReport', { params, body: decision });
  const ofPost = { params: { id: postId } };
  const publish = async (publishAt?: string) =>
    author.client.call('publishPost', { ...ofPost, body: publishAt ? { publishAt } : {} });
  const log = async () => {
    const { entries } = await admin.client.ok('listLog', { query: {} });
    return entries.map(({ action, subject, actor }) => [action, subject.kind, actor?.username]);
  };
  return { ...scenario, moderator, ofPost, publish, log };
}

test('an author can neither publish nor schedule what a moderator unpublished, and reads why', async () => {
  const { api, author, admin, ofPost, publish, postUrl } = await withWithheld();
  const refused = async (response: Promise<Response>) => {
    expect((await response).status).toBe(403);
    expect(await (await response).json()).toMatchObject({
      message: withheldMessage('Advertising.'),
    });
  };
  await refused(publish());
  const tomorrow = new Date(api.clock.now() + 86_400_000).toISOString();
  await refused(publish(tomorrow));
  await refused(admin.client.call('publishPost', { ...ofPost, body: {} }));
  const { postDetails } = await author.client.ok('readPost', {
    params: { url: postUrl },
    body: {},
  });
  expect(postDetails).toMatchObject({ isPublished: false, withheldReason: 'Advertising.' });
});

test('a moderator allows it once, and the log tells both', async () => {
  const { moderator, ofPost, publish, log } = await withWithheld();
  await moderator.client.ok('allowPost', ofPost);
  const again = await moderator.client.refused('allowPost', ofPost);
  expect(again).toMatchObject({ status: 409, message: withheldTexts.notWithheld });
  const published = await publish();
  expect(published.status).toBe(200);
  expect(await published.text()).not.toContain('withheldReason');
  expect(await log()).toEqual(
    expect.arrayContaining([
      ['unpublished', 'post', 'moderator'],
      ['allowed', 'post', 'moderator'],
    ]),
  );
});

test('a moderator can’t allow the own post', async () => {
  const { admin, author, ofPost } = await withWithheld();
  const role = { params: { id: 'user-author' }, body: { role: 'moderator' } };
  await admin.client.ok('setRole', role);
  expect((await author.client.call('allowPost', ofPost)).status).toBe(403);
});

test('an administrator gives a reason for unpublishing the post of another author, who reads it', async () => {
  const { author, admin, postId, postUrl, api } = await createScenario();
  const moderator = await api.addSignedInUser('moderator', { role: 'moderator' });
  const params = { id: postId };
  const unsaid = await admin.client.refused('unpublishPost', { params, body: {} });
  expect(unsaid).toMatchObject({ status: 422, message: moderationTexts.reasonNeeded });
  const long = { reason: 'x'.repeat(limits.longest.reason + 1) };
  expect((await admin.client.refused('unpublishPost', { params, body: long })).status).toBe(422);
  await admin.client.ok('unpublishPost', { params, body: { reason: ' Copied. ' } });
  const url = { params: { url: postUrl }, body: {} };
  const { postDetails } = await author.client.ok('readPost', url);
  expect(postDetails).toMatchObject({ isPublished: false, withheldReason: 'Copied.' });
  const refused = await author.client.refused('publishPost', { params, body: {} });
  expect(refused).toMatchObject({ status: 403, message: withheldMessage('Copied.') });
  const { entries } = await admin.client.ok('listLog', { query: {} });
  expect(entries[0]).toMatchObject({ action: 'unpublished', reason: 'Copied.' });
  const { posts } = await moderator.client.ok('listWithheld', { query: {} });
  expect(posts).toMatchObject([{ _id: postId, withheldReason: 'Copied.' }]);
});

test('authors and administrators unpublish their own posts without a reason', async () => {
  const { author, admin, postId, api } = await createScenario();
  await author.client.ok('unpublishPost', { params: { id: postId }, body: {} });
  const { newBlog } = await admin.client.ok('createPost', { body: postBody({ url: 'own' }) });
  await admin.client.ok('unpublishPost', { params: { id: newBlog._id }, body: {} });
  for (const id of [postId, newBlog._id])
    expect(await api.data.posts.byId(id)).toMatchObject({
      isPublished: false,
      withheldReason: null,
    });
});

test('blocking and unblocking in the list of users is in the log', async () => {
  const { admin, log } = await withWithheld();
  const ofReader = { params: { id: 'user-reader' }, body: {} };
  await admin.client.ok('blockUser', ofReader);
  await admin.client.ok('unblockUser', ofReader);
  expect(await log()).toEqual(
    expect.arrayContaining([
      ['blocked', 'account', 'admin'],
      ['unblocked', 'account', 'admin'],
    ]),
  );
});
