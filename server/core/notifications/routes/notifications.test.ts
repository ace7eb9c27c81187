import { expect, test } from 'vitest';
import { postBody } from '../../testing/createScenario';
import { createTestApi } from '../../testing/createTestApi';

/** An author with a post, and a reader. */
async function withReader() {
  const api = createTestApi();
  const author = await api.addSignedInUser('adalove');
  const reader = await api.addSignedInUser('benreads', { firstName: 'Ben', lastName: 'Reader' });
  const { newBlog } = await author.client.ok('createPost', { body: postBody() });
  const comment = async (client: typeof reader.client, text: string, parentId?: string) => {
    const body = { blogId: newBlog._id, comment: text, ...(parentId ? { parentId } : {}) };
    const { comment: added } = await client.ok('addComment', { body });
    return { _id: added?._id ?? '' };
  };
  const list = async (client: typeof reader.client) =>
    client.ok('listNotifications', { query: {} });
  return { api, author: author.client, reader: reader.client, postId: newBlog._id, comment, list };
}

test('an author finds who has commented, with a link to the newest comment', async () => {
  const { api, author, reader, comment, list } = await withReader();
  await comment(reader, 'First.');
  api.clock.advance(1000);
  const second = await comment(reader, 'Second.');
  const { notifications, unseen, areMore } = await list(author);
  expect({ unseen, areMore }).toEqual({ unseen: 1, areMore: false });
  expect(notifications).toMatchObject([
    {
      kind: 'comment',
      subject: { title: postBody().title, url: `/posts/${postBody().url}#comment-${second._id}` },
      actors: [{ username: 'benreads', fullName: 'Ben Reader' }],
      count: 1,
      createdAt: new Date(api.clock.now()).toISOString(),
      isSeen: false,
    },
  ]);
  expect((await list(reader)).notifications).toEqual([]);
});

test('an answer leads to itself, a like to the post', async () => {
  const { author, reader, comment, list, postId } = await withReader();
  const first = await comment(reader, 'A question?');
  const reply = await comment(author, 'An answer.', first._id);
  await reader.ok('likePost', { params: { postId } });
  expect((await list(reader)).notifications).toMatchObject([
    { kind: 'reply', subject: { url: `/posts/${postBody().url}#comment-${reply._id}` } },
  ]);
  const kinds = (await list(author)).notifications.map(({ kind, subject }) => [kind, subject.url]);
  expect(kinds).toContainEqual(['likes', `/posts/${postBody().url}`]);
});

test('what is seen up to a time answers how much is not', async () => {
  const { api, author, reader, comment, postId } = await withReader();
  await comment(reader, 'First.');
  const until = new Date(api.clock.now()).toISOString();
  api.clock.advance(1000);
  await reader.ok('likePost', { params: { postId } });
  expect(await author.ok('seeNotifications', { body: { until } })).toMatchObject({ unseen: 1 });
  expect(await author.ok('seeNotifications', { body: {} })).toMatchObject({ unseen: 0 });
});

test('a member changes some choices; the others keep their values', async () => {
  const { author, reader, comment, list } = await withReader();
  const { choices } = await author.ok('readChoices', {});
  expect(choices).toMatchObject({
    reply: { site: true, letter: 'daily' },
    post: { site: true, letter: 'weekly' },
    likes: { site: true, letter: 'never' },
  });
  const changed = { comment: { site: false, letter: 'now' } } as const;
  const answer = await author.ok('saveChoices', { body: { choices: changed } });
  expect(answer.choices).toEqual({ ...choices, ...changed });
  await comment(reader, 'Unseen.');
  expect(await list(author)).toMatchObject({ notifications: [], unseen: 0 });
});

test('a held comment leads deciders to the queue, and its author to the comment', async () => {
  const { api, author, reader, comment, list } = await withReader();
  const moderator = await api.addSignedInUser('moderator', { role: 'moderator' });
  api.ports.settings = { ...api.ports.settings, holding: 'all' };
  const held = await comment(reader, 'May I?');
  const waiting = { kind: 'held', subject: { url: '/dashboard/moderation?view=held' } };
  expect((await list(moderator.client)).notifications).toMatchObject([waiting]);
  const url = `/posts/${postBody().url}#comment-${held._id}`;
  expect((await list(author)).notifications).toMatchObject([{ kind: 'held', subject: { url } }]);
  const decision = {
    params: { commentId: held._id },
    body: { state: 'shown', reason: '' },
  } as const;
  await moderator.client.ok('decideComment', decision);
  expect((await list(moderator.client)).notifications).toEqual([]);
  expect((await list(reader)).notifications).toMatchObject([
    { kind: 'held', subject: { url }, decision: 'approved' },
  ]);
  expect((await list(author)).notifications).toMatchObject([{ kind: 'comment', subject: { url } }]);
});

test('the writer of a hidden comment reads why', async () => {
  const { api, author, reader, comment, list } = await withReader();
  const { _id: commentId } = await comment(reader, 'Buy bins!');
  const decision = { state: 'hidden', reason: 'Advertising' } as const;
  await author.ok('decideComment', { params: { commentId }, body: decision });
  expect((await list(reader)).notifications).toMatchObject([
    { kind: 'held', actors: [], decision: 'hidden', reason: 'Advertising' },
  ]);
  api.clock.advance(1000);
  await author.ok('decideComment', { params: { commentId }, body: { state: 'shown', reason: '' } });
  const [shown] = (await list(reader)).notifications;
  expect(shown).toMatchObject({ decision: 'approved' });
  expect(shown).not.toHaveProperty('reason');
});

test('the author of a deleted post reads its title and the reason, with nothing to open', async () => {
  const { api, author, postId, list } = await withReader();
  const admin = await api.addSignedInUser('admin', { role: 'admin' });
  const input = { params: { id: postId }, body: { reason: 'Copied' } };
  await admin.client.ok('deletePost', input);
  const subject = { title: postBody().title, url: '' };
  expect((await list(author)).notifications).toMatchObject([
    { kind: 'decision', subject, decision: 'removed', reason: 'Copied' },
  ]);
});

test('a restricted member reads why, and can’t switch that off', async () => {
  const { api, reader, list } = await withReader();
  const moderator = await api.addSignedInUser('moderator', { role: 'moderator' });
  const params = { id: 'user-benreads' };
  const body = { kind: 'comment', reason: 'Advertising' } as const;
  await moderator.client.ok('addRestriction', { params, body });
  expect((await list(reader)).notifications).toMatchObject([
    { kind: 'decision', subject: { title: '' }, decision: 'restricted', reason: 'Advertising' },
  ]);
  const off = { decision: { site: false, letter: 'never' } };
  const refused = await reader.refused('saveChoices', { body: { choices: off } });
  expect(refused.status).toBe(422);
  expect((await reader.ok('readChoices', {})).choices).not.toHaveProperty('decision');
});

test.each([
  [
    'a sign-out',
    async ({ reader }: Awaited<ReturnType<typeof withReader>>) => reader.ok('logout', {}),
  ],
  [
    'a block',
    async ({ api }: Awaited<ReturnType<typeof withReader>>) =>
      api.data.users.setBlocked('user-benreads', true),
  ],
])('%s ends the streams of the session', async (_, end) => {
  const scene = await withReader();
  const { body } = await scene.reader.call('streamUnseen', {});
  const stream = body?.getReader();
  await stream?.read();
  await end(scene);
  scene.api.ports.unseenStreams.changed();
  expect((await stream?.read())?.done).toBe(true);
});
