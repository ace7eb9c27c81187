import { expect, test } from 'vitest';
import { createWorld, newestComment, type World } from '../testing/createScenario';

const comment = ({ reader, postId }: World, text: string) =>
  reader.caller.ok('addComment', { body: { blogId: postId, comment: text } });

const listed = async ({ visitor, postId }: World) =>
  (await visitor.ok('listComments', { params: { blogId: postId } })).comments;

test('a member comments, and everybody reads it, newest first', async () => {
  const world = await createWorld();
  expect((await comment(world, 'First.')).message).toBe('Commented on post successfully.');
  world.api.clock.advance(1000);
  await comment(world, '  Second & <b>last</b>.  ');
  expect(await listed(world)).toMatchObject([
    {
      content: 'Second & <b>last</b>.',
      commentAuthor: { id: 'user-reader', fullName: 'Ada Lovelace', username: 'reader' },
    },
    { content: 'First.' },
  ]);
});

test('an unverified member comments too', async () => {
  const { newbie, postId } = await createWorld();
  await newbie.caller.ok('addComment', { body: { blogId: postId, comment: 'Hello.' } });
});

test('a member changes and deletes a comment of their own', async () => {
  const world = await createWorld();
  await comment(world, 'Tpyo.');
  const params = { commentId: await newestComment(world) };
  world.api.clock.advance(1000);
  const changed = { params, body: { commentId: params.commentId, comment: 'Typo.' } };
  const { message } = await world.reader.caller.ok('updateComment', changed);
  expect(message).toBe('Updated your comment successfully.');
  const [after] = await listed(world);
  expect(after?.content).toBe('Typo.');
  expect(after?.updatedAt).not.toBe(after?.createdAt);
  await world.reader.caller.ok('deleteComment', { params });
  expect(await listed(world)).toEqual([]);
  expect((await world.reader.caller.refused('deleteComment', { params })).status).toBe(404);
  expect((await world.reader.caller.refused('updateComment', changed)).status).toBe(404);
});

test('an admin changes and deletes any comment; the post’s author does not', async () => {
  const world = await createWorld();
  await comment(world, 'Mine.');
  const params = { commentId: await newestComment(world) };
  const changed = { params, body: { comment: 'Not mine.' } };
  expect((await world.author.caller.refused('updateComment', changed)).status).toBe(403);
  expect((await world.author.caller.refused('deleteComment', { params })).status).toBe(403);
  await world.admin.caller.ok('updateComment', changed);
  await world.admin.caller.ok('deleteComment', { params });
});

test('an empty comment and one of more than 5,000 characters are refused', async () => {
  const world = await createWorld();
  const refused = (text: string) =>
    world.reader.caller.refused('addComment', { body: { blogId: world.postId, comment: text } });
  expect(await refused(' \n ')).toMatchObject({ status: 422, field: 'comment' });
  expect(await refused('x'.repeat(5001))).toMatchObject({
    status: 422,
    message: 'The comment is too long: 5,000 characters at most.',
  });
  await comment(world, 'x'.repeat(5000));
});

test('a visitor is asked to sign in, and a post that is not there takes no comment', async () => {
  const { visitor, reader, author, postId } = await createWorld();
  const input = { body: { blogId: postId, comment: 'Hello.' } };
  const gate = { status: 401, message: 'Login to comment..' };
  expect(await visitor.refused('addComment', input)).toMatchObject(gate);
  await author.caller.ok('unpublishPost', { params: { id: postId } });
  expect((await reader.caller.refused('addComment', input)).status).toBe(404);
  const list = { params: { blogId: postId } };
  expect((await visitor.refused('listComments', list)).status).toBe(404);
});
