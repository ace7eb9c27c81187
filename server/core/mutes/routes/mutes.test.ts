import { muteMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createScenario, newestComment, type Person } from '../../testing/createScenario';

const author = { params: { id: 'user-author' } };

/** The reader’s comment with an answer by the author, and a comment by the author. */
async function withComments() {
  const scenario = await createScenario();
  const { postId, author: writer, reader, visitor } = scenario;
  const add = async ({ client }: Person, comment: string, parentId?: string) =>
    client.ok('addComment', {
      body: { blogId: postId, comment, ...(parentId === undefined ? {} : { parentId }) },
    });
  await add(reader, 'Question');
  await add(writer, 'Answer', await newestComment(scenario));
  await add(writer, 'Own', undefined);
  const read = async (client: Pick<typeof visitor, 'ok'>, query = {}) =>
    client.ok('listComments', { params: { blogId: postId }, query });
  return { ...scenario, read };
}

test('a member doesn’t see comments of muted people, all others do', async () => {
  const { reader, admin, visitor, read } = await withComments();
  await reader.client.ok('muteUser', author);
  const texts = async (client: typeof visitor) =>
    (await read(client)).comments.map(({ content }) => content);
  expect(await texts(reader.client)).toEqual(['Question']);
  const everything = ['Own', 'Answer', 'Question'];
  expect(await texts(visitor)).toEqual(everything);
  expect(await texts(admin.client)).toEqual(everything);
  await reader.client.ok('unmuteUser', author);
  expect(await texts(reader.client)).toEqual(everything);
});

test('threads neither list nor count answers of muted people', async () => {
  const { reader, read } = await withComments();
  await reader.client.ok('muteUser', author);
  const { comments } = await read(reader.client, { threads: '1' });
  expect(comments).toHaveLength(1);
  expect(comments[0]).toMatchObject({ content: 'Question', replies: 0, firstReplies: [] });
});

test('a comment of a muted person that others answered is marked, with its text', async () => {
  const { reader, admin, visitor, read } = await withComments();
  await admin.client.ok('muteUser', { params: { id: 'user-reader' } });
  const top = async ({ client }: { client: typeof visitor }) =>
    (await read(client, { threads: '1', order: 'oldest' })).comments[0];
  expect(await top(admin)).toMatchObject({
    content: 'Question',
    commentAuthor: { id: 'user-reader' },
    state: 'shown',
    isMuted: true,
    replies: 1,
  });
  expect(await top(reader)).not.toHaveProperty('isMuted');
});

test('the muted account gets the usual answers', async () => {
  const { reader, author: writer, read, visitor, postId } = await withComments();
  await reader.client.ok('muteUser', author);
  const body = { blogId: postId, comment: 'Again' };
  expect((await writer.client.ok('addComment', { body })).comment?.state).toBe('shown');
  expect((await read(writer.client)).comments).toEqual((await read(visitor)).comments);
  const profile = { params: { username: 'reader' }, body: {} };
  expect((await writer.client.ok('readProfile', profile)).userDetails.isMuted).toBe(false);
});

test('a member lists the muted people, and sees it at their profiles', async () => {
  const { reader } = await withComments();
  const { client } = reader;
  expect((await client.ok('muteUser', author)).message).toBe(muteMessages.muted);
  await client.ok('muteUser', author);
  const { people, areMore } = await client.ok('listMutes', { query: {} });
  expect(people.map(({ username }) => username)).toEqual(['author']);
  expect(people[0]).not.toHaveProperty('email');
  expect(areMore).toBe(false);
  const profile = { params: { username: 'author' }, body: {} };
  expect((await client.ok('readProfile', profile)).userDetails.isMuted).toBe(true);
  expect((await client.ok('unmuteUser', author)).message).toBe(muteMessages.unmuted);
  await client.ok('unmuteUser', author);
  expect((await client.ok('listMutes', { query: {} })).people).toEqual([]);
});

test('an account that was blocked can’t be muted, but unmuted', async () => {
  const { api, reader } = await createScenario();
  await reader.client.ok('muteUser', author);
  await api.changeUser('user-author', { isBlocked: true });
  expect((await reader.client.refused('muteUser', author)).status).toBe(404);
  await reader.client.ok('unmuteUser', author);
});
