import { expect, test, vi } from 'vitest';
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

test('a row has the beginning of what was said last, while it can be read', async () => {
  const { api, author, reader, comment, list } = await withReader();
  await comment(reader, 'First.');
  api.clock.advance(1000);
  const { _id: commentId } = await comment(reader, `> Quoted\n\n**Second** ${'word '.repeat(40)}`);
  const [row] = (await list(author)).notifications;
  expect(row).toMatchObject({ kind: 'comment', count: 1, times: 2 });
  expect(row?.words).toMatch(/^Quoted Second word (?:word )+word…$/);
  expect(Array.from(row?.words ?? '').length).toBeLessThanOrEqual(140);
  await reader.ok('updateComment', {
    params: { commentId },
    body: { comment: 'Edited.' },
  });
  expect((await list(author)).notifications).toMatchObject([{ words: 'Edited.' }]);
  await author.ok('muteUser', { params: { id: 'user-benreads' } });
  expect((await list(author)).notifications).toEqual([]);
});

test('a part of the list is asked for, and rows are seen one by one', async () => {
  const { author, reader, comment, list, postId } = await withReader();
  await comment(reader, 'First.');
  await reader.ok('likePost', { params: { postId } });
  const part = async (view: 'answers' | 'likes' | 'moderation') => {
    const { notifications, unseen } = await author.ok('listNotifications', { query: { view } });
    return { kinds: notifications.map(({ kind }) => kind), unseen };
  };
  expect(await part('answers')).toEqual({ kinds: ['comment'], unseen: 2 });
  expect(await part('likes')).toEqual({ kinds: ['likes'], unseen: 2 });
  expect(await part('moderation')).toEqual({ kinds: [], unseen: 2 });
  const unknown = await author.request('/api/v1/notifications?view=unknown');
  expect(unknown.status).toBe(400);
  const ids = (await list(author)).notifications
    .filter(({ kind }) => kind === 'likes')
    .map(({ _id }) => _id);
  expect(await author.ok('seeNotifications', { body: { ids: [] } })).toMatchObject({ unseen: 2 });
  expect(await author.ok('seeNotifications', { body: { ids } })).toMatchObject({ unseen: 1 });
});

test('a held comment leads deciders to the queue, and its author to the comment', async () => {
  const { api, author, reader, comment, list } = await withReader();
  const moderator = await api.addSignedInUser('moderator', { role: 'moderator' });
  api.ports.settings = { ...api.ports.settings, holding: 'all' };
  const held = await comment(reader, 'May I?');
  const waiting = {
    kind: 'held',
    words: 'May I?',
    subject: { url: '/dashboard/moderation?view=held' },
  };
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
    'another device that signs it out',
    async ({ api }: Awaited<ReturnType<typeof withReader>>) => {
      const elsewhere = await api.signIn('benreads');
      await elsewhere.ok('endOtherSessions', {});
    },
  ],
  [
    'a block',
    async ({ api }: Awaited<ReturnType<typeof withReader>>) =>
      api.data.users.setBlocked('user-benreads', true),
  ],
])('%s ends the streams of the session', async (_, end) => {
  const scene = await withReader();
  const { body } = await scene.reader.call('streamUnseen', { query: {} });
  const stream = body?.getReader();
  await stream?.read();
  await end(scene);
  scene.api.ports.unseenStreams.changed();
  expect((await stream?.read())?.done).toBe(true);
});

/** What a stream with this post tells until the number of the notifications changes. */
async function streamOf({ api, reader }: Awaited<ReturnType<typeof withReader>>, postId: string) {
  const { status, body } = await reader.call('streamUnseen', { query: { postId } });
  const stream = body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await stream?.read())?.value;
  expect([status, await next()]).toEqual([200, 'event: unseen\ndata: 0\n\n']);
  return {
    next,
    async changed() {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      api.ports.unseenStreams.changed();
      await vi.advanceTimersByTimeAsync(1000);
      vi.useRealTimers();
    },
    end: async () => stream?.cancel(),
  };
}

test('the stream tells how many comments the post has, replies and own ones too', async () => {
  const scene = await withReader();
  const { author, reader, postId, comment } = scene;
  const first = await comment(author, 'First.');
  const { next, changed, end } = await streamOf(scene, postId);
  await comment(reader, 'An answer.', first._id);
  await changed();
  expect(await next()).toBe(`event: comments\ndata: {"postId":"${postId}","count":2}\n\n`);
  await end();
});

test.each([
  ['unknown', () => 'none'],
  ['empty', () => ''],
  ['far too long', () => 'x'.repeat(10_000)],
])('a post that is %s is not told about', async (_, postId) => {
  const scene = await withReader();
  const { api, author, reader, comment } = scene;
  const first = await comment(reader, 'A question?');
  const { next, changed, end } = await streamOf(scene, postId());
  await comment(author, 'An answer.', first._id);
  await changed();
  expect(await next()).toBe('event: unseen\ndata: 1\n\n');
  expect(api.reported).toEqual([]);
  await end();
});
