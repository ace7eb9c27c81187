import { silenceMessages } from '@contract/texts/muteTexts';
import { expect, test } from 'vitest';
import { createScenario } from '../../testing/createScenario';

/** A comment of the reader under the author’s post, with a reply of the author. */
async function withThread() {
  const scenario = await createScenario();
  const { postId, reader, author, api } = scenario;
  const add = async (client: typeof reader.client, comment: string, parentId?: string) => {
    api.clock.advance(1000);
    const body = { blogId: postId, comment, ...(parentId === undefined ? {} : { parentId }) };
    return (await client.ok('addComment', { body })).comment?._id ?? '';
  };
  const thread = await add(reader.client, 'Question');
  const reply = await add(author.client, 'Answer', thread);
  const own = async () => {
    const { isSilenced, silencedThreads } = await reader.client.ok('readOwn', {
      params: { id: postId },
    });
    return { isSilenced, silencedThreads };
  };
  const rows = async () =>
    (await reader.client.ok('listNotifications', { query: {} })).notifications;
  return { ...scenario, post: { params: { id: postId } }, add, thread, reply, own, rows };
}

test('a member silences a post and a thread, and takes it back', async () => {
  const { reader, post, thread, reply, own } = await withThread();
  const { client } = reader;
  expect(await own()).toEqual({ isSilenced: false, silencedThreads: [] });
  const silenced = { data: { isSilenced: true } };
  const ended = { data: { isSilenced: false } };
  const ofPost = { ...silenced, message: silenceMessages.post };
  expect(await client.ok('silencePost', post)).toMatchObject(ofPost);
  expect(await client.ok('silencePost', post)).toMatchObject(ofPost);
  expect(await own()).toEqual({ isSilenced: true, silencedThreads: [] });
  const byReply = { params: { commentId: reply } };
  expect(await client.ok('silenceThread', byReply)).toMatchObject(silenced);
  expect(await own()).toEqual({ isSilenced: true, silencedThreads: [thread] });
  expect(await client.ok('unsilencePost', post)).toMatchObject(ended);
  expect(await client.ok('unsilencePost', post)).toMatchObject(ended);
  expect(await client.ok('unsilenceThread', byReply)).toMatchObject(ended);
  expect(await own()).toEqual({ isSilenced: false, silencedThreads: [] });
});

test('an unverified member can silence, too', async () => {
  const { newbie, post } = await withThread();
  await newbie.client.ok('silencePost', post);
});

test('a silenced thread causes no more notifications', async () => {
  const { reader, author, add, thread, rows } = await withThread();
  const before = await rows();
  expect(before).toMatchObject([{ kind: 'reply', times: 1 }]);
  await reader.client.ok('silenceThread', { params: { commentId: thread } });
  await add(author.client, 'Once more, @reader.', thread);
  expect((await rows()).map(({ times }) => times)).toEqual([1]);
  await reader.client.ok('unsilenceThread', { params: { commentId: thread } });
  await add(author.client, 'Again', thread);
  expect((await rows()).map(({ times }) => times)).toEqual([2]);
});

test('a row says what can be silenced: the thread only if it is about one', async () => {
  const { api, reader, author, post, postId, add, thread, rows } = await withThread();
  const about = { postId, isPostSilenced: false, threadId: thread, isThreadSilenced: false };
  expect((await rows())[0]?.silenceable).toEqual(about);
  await reader.client.ok('silencePost', post);
  expect((await rows())[0]?.silenceable).toEqual({ ...about, isPostSilenced: true });
  await add(reader.client, 'Second question');
  const ofAuthor = async () =>
    (await author.client.ok('listNotifications', { query: {} })).notifications;
  expect(await ofAuthor()).toMatchObject([
    { kind: 'comment', times: 2, silenceable: { postId, threadId: null } },
  ]);
  await author.client.ok('seeNotifications', { body: {} });
  api.ports.settings = { ...api.ports.settings, holding: 'all' };
  await add(reader.client, 'May I?');
  const [held] = await ofAuthor();
  expect(held?.kind).toBe('held');
  expect(held).not.toHaveProperty('silenceable');
});

test('what a member can’t read can’t be silenced', async () => {
  const { author, reader, newbie, visitor, post, thread } = await withThread();
  const ofThread = { params: { commentId: thread } };
  expect((await visitor.refused('silencePost', post)).status).toBe(401);
  await author.client.ok('decideComment', {
    params: { commentId: thread },
    body: { state: 'hidden', reason: 'Off topic' },
  });
  await newbie.client.ok('silencePost', post);
  await author.client.ok('unpublishPost', { ...post, body: {} });
  for (const { client } of [reader, newbie]) {
    expect((await client.refused('silencePost', post)).status).toBe(404);
    expect((await client.refused('unsilencePost', post)).status).toBe(404);
    expect((await client.refused('silenceThread', ofThread)).status).toBe(404);
    expect((await client.refused('unsilenceThread', ofThread)).status).toBe(404);
  }
});
