import { commentTexts } from '@contract/texts/commentTexts';
import { commentRow } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { createScenario, newestComment, type Scenario } from '../../testing/createScenario';

const comment = ({ reader, postId }: Scenario, text: string) =>
  reader.client.ok('addComment', { body: { blogId: postId, comment: text } });

const listed = async ({ visitor, postId }: Scenario) =>
  (await visitor.ok('listComments', { params: { blogId: postId }, query: {} })).comments;

test('comments are public, newest first', async () => {
  const scenario = await createScenario();
  expect((await comment(scenario, 'First.')).message).toBe(commentTexts.added);
  scenario.api.clock.advance(1000);
  await comment(scenario, '  Second & <b>last</b>.  ');
  expect(await listed(scenario)).toMatchObject([
    {
      content: 'Second & <b>last</b>.',
      commentAuthor: { id: 'user-reader', fullName: 'Ada Lovelace', username: 'reader' },
    },
    { content: 'First.' },
  ]);
});

test('an unverified user can comment', async () => {
  const { newbie, postId } = await createScenario();
  await newbie.client.ok('addComment', { body: { blogId: postId, comment: 'Hello.' } });
});

test('a user edits and deletes their own comment', async () => {
  const scenario = await createScenario();
  await comment(scenario, 'Tpyo.');
  const params = { commentId: await newestComment(scenario) };
  scenario.api.clock.advance(1000);
  const changed = { params, body: { commentId: params.commentId, comment: 'Typo.' } };
  const answer = await scenario.reader.client.ok('updateComment', changed);
  expect(answer.message).toBe(commentTexts.updated);
  expect(answer.comment).toMatchObject({ _id: params.commentId, content: 'Typo.' });
  const [after] = await listed(scenario);
  expect(after?.content).toBe('Typo.');
  expect(after?.updatedAt).not.toBe(after?.createdAt);
  await scenario.reader.client.ok('deleteComment', { params });
  expect(await listed(scenario)).toEqual([]);
  expect((await scenario.reader.client.refused('deleteComment', { params })).status).toBe(404);
  expect((await scenario.reader.client.refused('updateComment', changed)).status).toBe(404);
});

test('an admin edits and deletes any comment; the post’s author can’t', async () => {
  const scenario = await createScenario();
  await comment(scenario, 'Mine.');
  const params = { commentId: await newestComment(scenario) };
  const changed = { params, body: { comment: 'Not mine.' } };
  expect((await scenario.author.client.refused('updateComment', changed)).status).toBe(403);
  expect((await scenario.author.client.refused('deleteComment', { params })).status).toBe(403);
  await scenario.admin.client.ok('updateComment', changed);
  await scenario.admin.client.ok('deleteComment', { params });
});

test('a comment under an unpublished post can’t be changed by those who can’t read the post', async () => {
  const scenario = await createScenario();
  const { author, admin, reader, postId, api } = scenario;
  await comment(scenario, 'Mine.');
  const params = { commentId: await newestComment(scenario) };
  await author.client.ok('unpublishPost', { params: { id: postId }, body: {} });
  const changed = { params, body: { comment: 'Changed.' } };
  expect((await reader.client.refused('updateComment', changed)).status).toBe(404);
  expect((await reader.client.refused('deleteComment', { params })).status).toBe(404);
  expect(await api.data.comments.byId(params.commentId)).toMatchObject({ text: 'Mine.' });
  await admin.client.ok('updateComment', changed);
});

test('rejects empty comments and those over 5,000 characters', async () => {
  const scenario = await createScenario();
  const refused = (text: string) =>
    scenario.reader.client.refused('addComment', {
      body: { blogId: scenario.postId, comment: text },
    });
  expect(await refused(' \n ')).toMatchObject({ status: 422, field: 'comment' });
  expect(await refused('x'.repeat(5001))).toMatchObject({
    status: 422,
    message: 'The comment is too long: 5,000 characters at most.',
  });
  await comment(scenario, 'x'.repeat(5000));
});

test('commenting needs a post that can be read', async () => {
  const { visitor, reader, author, postId } = await createScenario();
  const input = { body: { blogId: postId, comment: 'Hello.' } };
  await author.client.ok('unpublishPost', { params: { id: postId }, body: {} });
  expect((await reader.client.refused('addComment', input)).status).toBe(404);
  const list = { params: { blogId: postId }, query: {} };
  expect((await visitor.refused('listComments', list)).status).toBe(404);
});

test('comments are read page by page, or the newest 200 at once', async () => {
  const { api, visitor, reader, postId } = await createScenario();
  for (let number = 1; number <= 201; number += 1) {
    const times = { createdAt: number, updatedAt: number };
    const authorId = reader.user.id;
    await api.data.comments.insert(commentRow(`c${number}`, { postId, authorId, ...times }));
  }
  const params = { blogId: postId };
  const read = (query: { skip?: number }) => visitor.ok('listComments', { params, query });
  const first = await read({ skip: 0 });
  expect(first).toMatchObject({ areMore: true, comments: { length: 20, 0: { _id: 'c201' } } });
  expect(await read({ skip: 20 })).toMatchObject({ comments: { 0: { _id: 'c181' } } });
  expect(await read({ skip: 200 })).toMatchObject({ areMore: false, comments: [{ _id: 'c1' }] });
  expect(await read({})).toMatchObject({ areMore: true, comments: { length: 200 } });
});
