import { postMessages, requestMessages } from '@contract/texts/apiMessages';
import { commentTexts } from '@contract/texts/commentTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import { describe, expect, test } from 'vitest';
import { createScenario, type Person, postBody, type Scenario } from '../testing/createScenario';

const clientId = 'key-0001';
const twenty = Array.from({ length: 20 }, (_, at) => at);

async function addComment({ postId }: Scenario, { client }: Person, text = 'Well said.') {
  const body = { blogId: postId, comment: text, clientId };
  const response = await client.call('addComment', { body });
  return { status: response.status, body: await response.json() };
}

async function createPost({ client }: Person, url = 'once', authorId?: string) {
  const body = postBody({ url, clientId, ...(authorId ? { authorId } : {}) });
  const response = await client.call('createPost', { body });
  return { status: response.status, body: await response.json() };
}

const commentTextsOf = async ({ visitor, postId }: Scenario) =>
  (await visitor.ok('listComments', { params: { blogId: postId }, query: {} })).comments.map(
    ({ content }) => content,
  );

const countPosts = async ({ visitor }: Scenario) =>
  (await visitor.ok('listPosts', { query: { skip: 0 } })).count;

describe('a comment', () => {
  test('is answered as it is listed', async () => {
    const scenario = await createScenario();
    const { status, body } = await addComment(scenario, scenario.reader);
    const params = { blogId: scenario.postId };
    const { comments } = await scenario.visitor.ok('listComments', { params, query: {} });
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, message: commentTexts.added, comment: comments[0] });
  });

  test('that is sent again is created once, also with another text', async () => {
    const scenario = await createScenario();
    const first = await addComment(scenario, scenario.reader);
    expect(await addComment(scenario, scenario.reader)).toEqual({ ...first, status: 200 });
    expect(await addComment(scenario, scenario.reader, 'Other')).toEqual({ ...first, status: 200 });
    expect(await addComment(scenario, scenario.reader, '')).toEqual({ ...first, status: 200 });
    expect(await commentTextsOf(scenario)).toEqual(['Well said.']);
  });

  test('is answered as it is now', async () => {
    const scenario = await createScenario();
    const { reader } = scenario;
    const { body } = await addComment(scenario, reader);
    const commentId = body.comment._id;
    await reader.client.ok('updateComment', { params: { commentId }, body: { comment: 'Edited' } });
    const again = await addComment(scenario, reader);
    expect(again.body.comment).toMatchObject({ _id: commentId, content: 'Edited' });
  });

  test('is answered with its likes and replies', async () => {
    const scenario = await createScenario();
    const { reader, author, postId } = scenario;
    const { body } = await addComment(scenario, reader);
    const commentId = body.comment._id;
    for (const { client } of [author, reader])
      await client.ok('likeComment', { params: { commentId } });
    const reply = { blogId: postId, comment: 'Thanks.', parentId: commentId };
    await author.client.ok('addComment', { body: reply });
    const again = await addComment(scenario, reader);
    expect(again.body.comment).toMatchObject({ likes: 2, isLiked: true, replies: 1 });
  });

  test('that was deleted is not created again', async () => {
    const scenario = await createScenario();
    const { reader } = scenario;
    const { body } = await addComment(scenario, reader);
    await reader.client.ok('deleteComment', { params: { commentId: body.comment._id } });
    expect((await addComment(scenario, reader)).status).toBe(404);
    expect(await commentTextsOf(scenario)).toEqual([]);
  });

  test('on a post that its author has unpublished is not answered again', async () => {
    const scenario = await createScenario();
    await addComment(scenario, scenario.reader);
    await scenario.author.client.ok('unpublishPost', { params: { id: scenario.postId }, body: {} });
    const again = await addComment(scenario, scenario.reader);
    expect(again).toMatchObject({ status: 404, body: { message: postMessages.notFound } });
  });

  test('that was refused can be sent again', async () => {
    const scenario = await createScenario();
    expect((await addComment(scenario, scenario.reader, '')).status).toBe(422);
    expect((await addComment(scenario, scenario.reader)).status).toBe(201);
  });

  test('with the key of another account is another comment', async () => {
    const scenario = await createScenario();
    await addComment(scenario, scenario.reader, 'One');
    expect((await addComment(scenario, scenario.newbie, 'Two')).status).toBe(201);
    expect((await commentTextsOf(scenario)).toSorted()).toEqual(['One', 'Two']);
  });

  test('that is sent twenty times at once is created once', async () => {
    const scenario = await createScenario();
    const answers = await Promise.all(
      twenty.map((at) => addComment(scenario, scenario.reader, `Version ${at}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(new Set(answers.map(({ body }) => body.comment._id)).size).toBe(1);
    expect(await commentTextsOf(scenario)).toHaveLength(1);
    expect(scenario.api.reported).toEqual([]);
  });
});

describe('a post', () => {
  test('that is sent again is created once, also with another url', async () => {
    const scenario = await createScenario();
    const first = await createPost(scenario.author);
    expect(first).toMatchObject({ status: 201, body: { message: writingTexts.created } });
    expect(await createPost(scenario.author)).toEqual({ ...first, status: 200 });
    expect(await createPost(scenario.author, 'other')).toEqual({ ...first, status: 200 });
    expect(await countPosts(scenario)).toBe(2);
  });

  test('that was deleted is not created again', async () => {
    const scenario = await createScenario();
    const { body } = await createPost(scenario.author);
    await scenario.author.client.ok('deletePost', { params: { id: body.newBlog._id }, body: {} });
    expect((await createPost(scenario.author)).status).toBe(404);
    expect(await countPosts(scenario)).toBe(1);
  });

  test('that was refused can be sent again', async () => {
    const scenario = await createScenario();
    expect((await createPost(scenario.author, scenario.postUrl)).status).toBe(409);
    expect((await createPost(scenario.author)).status).toBe(201);
  });

  test('has the key of the account that sends it', async () => {
    const scenario = await createScenario();
    const first = await createPost(scenario.admin, 'once', 'user-author');
    expect(first.body.newBlog.author.username).toBe('author');
    expect(await createPost(scenario.admin, 'other', 'user-author')).toMatchObject({ status: 200 });
    expect((await createPost(scenario.author, 'other')).status).toBe(201);
  });

  test('of an account that may not publish any more is refused', async () => {
    const scenario = await createScenario();
    await createPost(scenario.reader);
    await scenario.api.changeUser(scenario.reader.user.id, { isVerified: false });
    expect((await createPost(scenario.reader)).status).toBe(403);
  });

  test('that is sent twenty times at once is created once, with one picture', async () => {
    const scenario = await createScenario();
    const { author, api } = scenario;
    await api.settled();
    const before = api.files.names().length;
    const answers = await Promise.all(twenty.map((at) => createPost(author, `version-${at}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(new Set(answers.map(({ body }) => body.newBlog._id)).size).toBe(1);
    expect(await countPosts(scenario)).toBe(2);
    await api.settled();
    expect(api.files.names().length - before).toBe(before);
    expect(api.reported).toEqual([]);
  });

  test('that is sent twenty times at once with the same url is created once', async () => {
    const scenario = await createScenario();
    const answers = await Promise.all(twenty.map(() => createPost(scenario.author)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...twenty.slice(1).map(() => 200), 201]);
    expect(await countPosts(scenario)).toBe(2);
  });
});

test('keys of another form are malformed', async () => {
  const { reader, author, postId } = await createScenario();
  const malformed = { status: 400, message: requestMessages.malformed };
  for (const given of ['', 'short', 'x'.repeat(65), 'with spaces', 'slash/slash']) {
    const body = { blogId: postId, comment: 'Hello.', clientId: given };
    const comment = await reader.client.refused('addComment', { body });
    expect(comment, `with ${given}`).toMatchObject(malformed);
    const post = await author.client.refused('createPost', {
      body: postBody({ url: 'once', clientId: given }),
    });
    expect(post, `with ${given}`).toMatchObject(malformed);
  }
});

test('requests without a key are all different', async () => {
  const scenario = await createScenario();
  const body = { blogId: scenario.postId, comment: 'Hello.' };
  await scenario.reader.client.ok('addComment', { body });
  await scenario.reader.client.ok('addComment', { body });
  expect(await commentTextsOf(scenario)).toHaveLength(2);
});
