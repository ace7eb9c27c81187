import { limits } from '@contract/limits';
import { commentMessages } from '@contract/texts/apiMessages';
import { commentRow, userRow } from '@server/data/testing/rows';
import { expect, test, vi } from 'vitest';
import { createScenario, type Person, type Scenario } from '../../testing/createScenario';

type Place = { parentId?: string; blockId?: string; quote?: string };

const writeAs =
  ({ postId }: Scenario) =>
  async ({ client }: Person, comment: string, place: Place = {}) =>
    (await client.ok('addComment', { body: { blogId: postId, comment, ...place } })).comment;

const threads = ({ visitor, postId }: Scenario, query: object = { threads: '1' }) =>
  visitor.ok('listComments', { params: { blogId: postId }, query });

test('a reply belongs to its thread; one to a reply begins with the person it answers', async () => {
  const scenario = await createScenario();
  const write = writeAs(scenario);
  const { reader, author, admin } = scenario;
  const top = await write(reader, 'First.');
  const reply = await write(author, 'Thanks.', { parentId: top?._id ?? '' });
  const answer = await write(admin, 'Indeed.', { parentId: reply?._id ?? '' });
  const named = await write(admin, '@Author yes', { parentId: reply?._id ?? '' });
  expect(reply).toMatchObject({ parentId: top?._id, content: 'Thanks.' });
  expect(answer).toMatchObject({ parentId: top?._id, content: '@author Indeed.' });
  expect(named).toMatchObject({ content: '@Author yes' });
  for (const text of ['@author. Thanks', '@author-', '@author']) {
    const sentence = await write(admin, text, { parentId: reply?._id ?? '' });
    expect(sentence).toMatchObject({ content: text });
  }
  for (const text of ['@author.b yes', '@authors', '@author@example.org']) {
    const other = await write(admin, text, { parentId: reply?._id ?? '' });
    expect(other).toMatchObject({ content: `@author ${text}` });
  }
  const { comments } = await threads(scenario);
  expect(comments).toMatchObject([{ _id: top?._id, replies: 9, firstReplies: { length: 3 } }]);
  const replies = await threads(scenario, { parentId: top?._id });
  expect(replies.comments).toHaveLength(9);
  expect((await threads(scenario, {})).comments).toHaveLength(10);
});

test('a reply that is too long with the name in front is refused, because it could not be edited', async () => {
  const scenario = await createScenario();
  const { reader, author, admin, postId } = scenario;
  const write = writeAs(scenario);
  const top = await write(reader, 'First.');
  const reply = await write(author, 'Thanks.', { parentId: top?._id ?? '' });
  const send = (length: number) =>
    admin.client.call('addComment', {
      body: { blogId: postId, comment: 'x'.repeat(length), parentId: reply?._id },
    });
  const room = limits.longest.comment - '@author '.length;
  expect((await send(room + 1)).status).toBe(422);
  expect((await send(room)).status).toBe(201);
});

test('a reply to a name that ends with a dot begins with it, and is told apart from the name without', async () => {
  const scenario = await createScenario();
  const write = writeAs(scenario);
  const { api, author, admin, postId } = scenario;
  await api.data.users.insert(userRow('dotted', { username: 'author.' }));
  const top = await write(admin, 'First.');
  const place = { postId, parentId: top?._id ?? '' };
  await api.data.comments.insert(commentRow('of-dotted', { ...place, authorId: 'dotted' }));
  const plain = await write(author, 'Second.', { parentId: 'of-dotted' });
  expect(plain).toMatchObject({ content: '@author. Second.', mentions: ['author.'] });
  const answer = async (parentId: string, text: string) => write(admin, text, { parentId });
  expect(await answer('of-dotted', '@Author. Yes')).toMatchObject({ content: '@Author. Yes' });
  expect(await answer('of-dotted', '@author Yes')).toMatchObject({
    content: '@author. @author Yes',
  });
  expect(await answer(plain?._id ?? '', '@author. Yes')).toMatchObject({
    content: '@author @author. Yes',
    mentions: ['author', 'author.'],
  });
});

test('only a comment that is shown can be answered', async () => {
  const scenario = await createScenario();
  const { api, reader, postId } = scenario;
  const held = commentRow('held', { postId, authorId: reader.user.id, state: 'held' });
  await api.data.comments.insert(held);
  const answer = { body: { blogId: postId, comment: 'Why?', parentId: 'held' } };
  const refused = await scenario.author.client.refused('addComment', answer);
  expect(refused).toMatchObject({ status: 409, message: commentMessages.notAnswerable });
});

test('a removed comment with replies has neither text nor author', async () => {
  const scenario = await createScenario();
  const write = writeAs(scenario);
  const { reader, author } = scenario;
  const top = await write(reader, 'First.', {
    blockId: 'block-1',
    quote: 'in the hills',
  });
  await write(author, 'Thanks.', { parentId: top?._id ?? '' });
  const params = { commentId: top?._id ?? '' };
  await reader.client.ok('deleteComment', { params });
  expect((await threads(scenario)).comments).toMatchObject([
    { state: 'removed', content: '', quote: '', commentAuthor: null, replies: 1 },
  ]);
  expect((await threads(scenario, {})).comments).toMatchObject([{ content: 'Thanks.' }]);
  const edit = { params, body: { comment: 'Again.' } };
  expect((await reader.client.refused('updateComment', edit)).status).toBe(404);
  expect((await reader.client.refused('deleteComment', { params })).status).toBe(404);
});

test('a remark keeps its words, and is counted at its block', async () => {
  const scenario = await createScenario();
  const write = writeAs(scenario);
  const { reader, postId } = scenario;
  const place = { blockId: 'block-1', quote: 'above the lake' };
  expect(await write(reader, 'Which one?', place)).toMatchObject(place);
  const { comments, remarks } = await threads(scenario);
  expect(comments).toMatchObject([place]);
  expect(remarks).toEqual([{ blockId: 'block-1', count: 1 }]);
  expect((await threads(scenario, { blockId: 'block-2' })).comments).toEqual([]);
  const long = { blogId: postId, comment: 'x', ...place, quote: 'x'.repeat(301) };
  expect((await reader.client.refused('addComment', { body: long })).status).toBe(422);
});

test('a remark whose words are not in its block is stored without them', async () => {
  const scenario = await createScenario();
  const write = writeAs(scenario);
  const { reader } = scenario;
  const written = async (quote: string, place: Place = { blockId: 'block-1' }) =>
    (await write(reader, 'Which one?', { ...place, quote }))?.quote;
  expect(await written('in  the\nhills')).toBe('in  the\nhills');
  expect(await written('We walked all day…')).toBe('We walked all day…');
  for (const quote of ['The author is a liar', 'In the hills', '…', ' '])
    expect(await written(quote)).toBe('');
  expect(await written('in the hills', {})).toBe('');
});

test('a remark on an unknown block is refused; the text of the post is not read for it', async () => {
  const scenario = await createScenario();
  const { api, reader, postId } = scenario;
  const read = vi.spyOn(api.ports.data.posts, 'byId');
  const remark = { blogId: postId, comment: 'x', blockId: 'block-99' };
  const refused = await reader.client.refused('addComment', { body: remark });
  expect(refused).toMatchObject({ status: 422, message: commentMessages.noBlock });
  expect(await writeAs(scenario)(reader, 'Why?', { blockId: 'block-1' })).toBeDefined();
  expect(read).not.toHaveBeenCalled();
});

test('a held comment is shown to its author and who decides only', async () => {
  const scenario = await createScenario();
  const { api, reader, author, admin, newbie, visitor, postId } = scenario;
  const held = commentRow('held', { postId, authorId: reader.user.id, state: 'held' });
  await api.data.comments.insert(held);
  const seen = async (client: Person['client']) =>
    (await client.ok('listComments', { params: { blogId: postId }, query: { threads: '1' } }))
      .comments;
  for (const { client } of [reader, author, admin]) {
    expect(await seen(client)).toMatchObject([{ state: 'held', content: 'Well said.' }]);
  }
  for (const client of [newbie.client, visitor]) expect(await seen(client)).toEqual([]);
});

test('a like is shown to the account that gave it; a comment that is not shown can not be liked', async () => {
  const scenario = await createScenario();
  const write = writeAs(scenario);
  const { api, reader, visitor, postId } = scenario;
  const top = await write(reader, 'First.');
  const like = { params: { commentId: top?._id ?? '' } };
  expect((await reader.client.ok('likeComment', like)).data).toEqual({
    totalLikes: 1,
    isLiked: true,
  });
  const list = { params: { blogId: postId }, query: { threads: '1' as const } };
  const seen = { likes: 1, isLiked: true };
  expect((await reader.client.ok('listComments', list)).comments).toMatchObject([seen]);
  expect((await visitor.ok('listComments', list)).comments).toMatchObject([{ isLiked: false }]);
  await api.data.comments.insert(
    commentRow('held', { postId, authorId: reader.user.id, state: 'held' }),
  );
  const refused = await reader.client.refused('likeComment', { params: { commentId: 'held' } });
  expect(refused.status).toBe(404);
});

test('a page of long threads has fewer of them, and the next one begins after those', async () => {
  const scenario = await createScenario();
  const { api, reader, postId } = scenario;
  const text = 'x'.repeat(5000);
  for (let nth = 0; nth < 20; nth += 1) {
    const times = { createdAt: nth, updatedAt: nth };
    const row = commentRow(`long-${nth}`, { postId, authorId: reader.user.id, text, ...times });
    await api.data.comments.insert(row);
  }
  const first = await threads(scenario);
  expect(first.comments).toHaveLength(8);
  const next = await threads(scenario, { threads: '1', skip: '8' });
  const last = await threads(scenario, { threads: '1', skip: '16' });
  expect([first, next, last].map(({ areMore }) => areMore)).toEqual([true, true, false]);
  const ids = [first, next, last].flatMap(({ comments }) => comments).map(({ _id: id }) => id);
  expect(new Set(ids).size).toBe(20);
});

test('the thread of a comment comes with the page of replies in which it stands', async () => {
  const scenario = await createScenario();
  const { api, author, reader, visitor, postId } = scenario;
  const insert = async (id: string, nth: number, parentId: string | null) => {
    const times = { createdAt: nth, updatedAt: nth };
    const row = commentRow(id, { postId, authorId: reader.user.id, parentId, ...times });
    await api.data.comments.insert(row);
  };
  await insert('top', 0, null);
  for (let nth = 1; nth <= 45; nth += 1) await insert(`r${nth}`, nth, 'top');
  const read = async (client: Person['client'], commentId: string) => {
    const answer = await client.ok('readThread', { params: { commentId } });
    expect(answer).toMatchObject({ blogId: postId, thread: { _id: 'top', replies: 45 } });
    const { replies, skip, areMore } = answer;
    return [skip, replies[0]?._id, replies.at(-1)?._id, areMore];
  };
  expect(await read(visitor, 'top')).toEqual([0, 'r1', 'r20', true]);
  expect(await read(visitor, 'r33')).toEqual([20, 'r21', 'r40', true]);
  expect(await read(visitor, 'r45')).toEqual([40, 'r41', 'r45', false]);
  const like = { params: { commentId: 'r33' } };
  await author.client.ok('likeComment', like);
  const { replies } = await author.client.ok('readThread', like);
  expect(replies.find(({ isLiked }) => isLiked)).toMatchObject({ _id: 'r33', likes: 1 });
});

test('a thread is not found by a comment that the viewer does not see', async () => {
  const scenario = await createScenario();
  const { api, reader, author, admin, newbie, visitor, postId } = scenario;
  const place = { postId, authorId: reader.user.id };
  await api.data.comments.insert(commentRow('top', place));
  await api.data.comments.insert(commentRow('held', { ...place, parentId: 'top', state: 'held' }));
  const params = { commentId: 'held' };
  for (const { client } of [reader, author, admin]) {
    const { replies } = await client.ok('readThread', { params });
    expect(replies).toMatchObject([{ _id: 'held', state: 'held' }]);
  }
  for (const client of [newbie.client, visitor]) {
    const refused = await client.refused('readThread', { params });
    expect(refused).toMatchObject({ status: 404, message: commentMessages.notFound });
  }
  const top = { params: { commentId: 'top' } };
  await author.client.ok('muteUser', { params: { id: reader.user.id } });
  expect((await author.client.refused('readThread', top)).status).toBe(404);
  expect((await visitor.ok('readThread', top)).replies).toEqual([]);
  await author.client.ok('unpublishPost', { params: { id: postId }, body: {} });
  expect((await visitor.refused('readThread', top)).status).toBe(404);
});
