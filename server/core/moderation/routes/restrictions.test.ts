import type { RestrictionKind } from '@contract/site/siteEntities';
import { expect, test } from 'vitest';
import { changedBody, createScenario, postBody, type Scenario } from '../../testing/createScenario';

const hour = 60 * 60_000;

/** Restricts an account for an hour. */
async function restrict({ admin, api }: Scenario, id: string, kind: RestrictionKind) {
  const until = new Date(api.clock.now() + hour).toISOString();
  const body = { kind, until, reason: ' Advertising ' };
  return (await admin.client.ok('addRestriction', { params: { id }, body })).restriction;
}

const message = "You can't write comments until 2 March 2026 at 10:00 UTC. Reason: Advertising";

test('a restricted member reads why, in each write, until it ends or is lifted', async () => {
  const scenario = await createScenario();
  const { api, reader, admin, postId } = scenario;
  const input = { body: { blogId: postId, comment: 'Hello.' } };
  const { comment } = await reader.client.ok('addComment', input);
  const ofComment = { params: { commentId: comment?._id ?? '' } };
  const restriction = await restrict(scenario, reader.user.id, 'comment');
  expect(restriction).toMatchObject({ kind: 'comment', reason: 'Advertising' });
  expect(await reader.client.refused('addComment', input)).toMatchObject({ status: 403, message });
  const edit = { ...ofComment, body: { comment: 'Changed.' } };
  expect(await reader.client.refused('updateComment', edit)).toMatchObject({
    status: 403,
    message,
  });
  const own = { params: { id: reader.user.id }, query: {} };
  expect((await reader.client.ok('listRestrictions', own)).restrictions).toEqual([restriction]);
  const { restrictions } = await reader.client.ok('readOwn', { params: { id: postId } });
  expect(restrictions).toEqual([
    { kind: 'comment', until: restriction.until, reason: 'Advertising' },
  ]);
  api.clock.advance(hour);
  for (const { client } of [reader, admin]) await client.ok('refreshToken', {});
  await reader.client.ok('updateComment', edit);
  const again = await restrict(scenario, reader.user.id, 'comment');
  await reader.client.ok('deleteComment', ofComment);
  const params = { id: reader.user.id, restrictionId: again._id };
  await admin.client.ok('liftRestriction', { params });
  await reader.client.ok('addComment', input);
  const { entries } = await admin.client.ok('listLog', { query: {} });
  expect(entries.map(({ action }) => action)).toEqual(['lifted', 'restricted', 'restricted']);
});

test('a restricted author changes no posts, and may delete them', async () => {
  const scenario = await createScenario();
  const { author, api, postId } = scenario;
  const { client } = author;
  const draft = postBody({ url: 'a-draft', isPublished: false });
  const { newBlog } = await client.ok('createPost', { body: draft });
  await restrict(scenario, author.user.id, 'post');
  const params = { id: postId };
  const publishAt = new Date(api.clock.now() + hour).toISOString();
  const ofDraft = { params: { id: newBlog._id } };
  const refusals = [
    await client.refused('createPost', { body: postBody({ url: 'another' }) }),
    await client.refused('updatePost', { params, body: changedBody({ title: 'Other' }) }),
    await client.refused('changePostUrl', { params, body: { url: 'another' } }),
    await client.refused('publishPost', { ...ofDraft, body: {} }),
    await client.refused('publishPost', { ...ofDraft, body: { publishAt } }),
  ];
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ status: 403 });
    expect(refusal.message).toContain("You can't write posts until");
  }
  await client.ok('addComment', { body: { blogId: postId, comment: 'Still here.' } });
  await client.ok('unpublishPost', { params, body: {} });
  await client.ok('deletePost', { params, body: {} });
});

test('no version is used again by a restricted author', async () => {
  const scenario = await createScenario();
  const { author, postId } = scenario;
  const body = changedBody({ title: 'A second version' });
  await author.client.ok('updatePost', { params: { id: postId }, body });
  await restrict(scenario, author.user.id, 'post');
  const first = { params: { id: postId, number: '1' }, body: {} };
  expect((await author.client.refused('restoreRevision', first)).status).toBe(403);
});

test('a restricted member publishes no heading and no words under a public one, and reads why', async () => {
  const scenario = await createScenario();
  const { reader, postId } = scenario;
  const { client } = reader;
  const make = async (title: string) =>
    ({ id: (await client.ok('addHeading', { body: { title } })).heading._id }) as const;
  const params = await make('On soil');
  const other = await make('Mine');
  await client.ok('changeHeading', { params, body: { isPublic: true } });
  const words = { postId, blockId: 'block-1', quote: 'in the hills' };
  const { passage } = await client.ok('addPassage', { body: { ...words, quote: 'We walked' } });
  await restrict(scenario, reader.user.id, 'book');
  const underPublic = { headingId: params.id };
  const refusals = [
    await client.refused('changeHeading', { params: other, body: { isPublic: true } }),
    await client.refused('changeHeading', { params, body: { title: 'An advertisement' } }),
    await client.refused('addPassage', { body: { ...words, ...underPublic } }),
    await client.refused('changePassage', { params: { id: passage._id }, body: underPublic }),
  ];
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ status: 403 });
    expect(refusal.message).toContain("You can't publish headings or change public ones until");
  }
  await client.ok('changeHeading', { params: other, body: { title: 'Still mine' } });
  await client.ok('addPassage', { body: words });
  await client.ok('changeHeading', { params, body: { isPublic: false } });
  await client.ok('addComment', { body: { blogId: postId, comment: 'Still here.' } });
});

test('an administrator lifts the restriction of a member who became a moderator', async () => {
  const scenario = await createScenario();
  const { api, admin, reader } = scenario;
  const { _id: restrictionId } = await restrict(scenario, reader.user.id, 'comment');
  const params = { id: reader.user.id, restrictionId };
  await admin.client.ok('setRole', { params, body: { role: 'moderator' } });
  const deputy = await api.addSignedInUser('deputy', { role: 'moderator' });
  for (const { client } of [deputy, reader])
    expect((await client.refused('liftRestriction', { params })).status).toBe(403);
  await admin.client.ok('liftRestriction', { params });
});

test('moderators list who is restricted now, and why', async () => {
  const scenario = await createScenario();
  const { api, admin, reader, author } = scenario;
  const { client } = await api.addSignedInUser('deputy', { role: 'moderator' });
  const list = async () => (await client.ok('listRestricted', { query: {} })).people;
  expect(await list()).toEqual([]);
  const restriction = await restrict(scenario, reader.user.id, 'comment');
  const people = await list();
  expect(people).toMatchObject([{ ...restriction, person: { username: reader.user.username } }]);
  expect(JSON.stringify(people)).not.toContain(reader.user.email);
  expect((await admin.client.ok('listRestricted', { query: {} })).people).toEqual(people);
  for (const other of [author, reader])
    expect(await other.client.refused('listRestricted', { query: {} })).toMatchObject({
      status: 403,
    });
  api.clock.advance(hour);
  await admin.client.ok('refreshToken', {});
  expect((await admin.client.ok('listRestricted', { query: {} })).people).toEqual([]);
});

test('nobody adds comments to a closed post; the whole post says who closed it', async () => {
  const scenario = await createScenario();
  const { author, reader, visitor, admin, postId, postUrl } = scenario;
  const input = { body: { blogId: postId, comment: 'Hello.' } };
  const { comment } = await reader.client.ok('addComment', input);
  const params = { commentId: comment?._id ?? '' };
  const closed = async () =>
    (await visitor.ok('readPost', { params: { url: postUrl }, body: {} })).postDetails
      .commentsClosed;
  expect(await closed()).toBeNull();
  const ofPost = { params: { id: postId } };
  expect((await author.client.ok('closeComments', ofPost)).blog.commentsClosed).toBe('author');
  expect(await closed()).toBe('author');
  for (const { client } of [reader, author, admin]) {
    expect(await client.refused('addComment', input)).toMatchObject({
      status: 403,
      message: 'Comments are closed.',
    });
  }
  await reader.client.ok('updateComment', { params, body: { comment: 'Changed.' } });
  await reader.client.ok('deleteComment', { params });
  await admin.client.ok('closeComments', ofPost);
  expect(await closed()).toBe('moderator');
  await admin.client.ok('openComments', ofPost);
  await reader.client.ok('addComment', input);
});
