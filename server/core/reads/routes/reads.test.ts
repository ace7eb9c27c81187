import { expect, test } from 'vitest';
import { changedBody, createScenario } from '../../testing/createScenario';

const time = (seconds: number) => new Date(Date.UTC(2026, 1, 1, 0, 0, seconds)).toISOString();

async function withRead() {
  const scenario = await createScenario();
  const { postId, reader } = scenario;
  const { client } = reader;
  const read = (seconds: number, revision = 1, lastBlock = '') => ({
    postId,
    revision,
    readAt: time(seconds),
    lastBlock,
  });
  const save = async (reads: ReturnType<typeof read>[], ifKept = false) =>
    client.ok('saveReads', { body: { reads, ifKept } });
  const own = async () => {
    const answer = await client.ok('readOwn', { params: { id: postId } });
    return [answer.readRevision, answer.readAt, answer.lastBlock];
  };
  return { ...scenario, client, read, save, own };
}

test('nothing is kept before the member wants it', async () => {
  const { client, read, save, own } = await withRead();
  expect(await client.ok('listReads', {})).toMatchObject({ reads: [], isKept: false });
  expect(await save([read(1)], true)).toMatchObject({ isKept: false });
  expect(await own()).toEqual([null, null, '']);
  expect(await save([read(1)])).toMatchObject({ isKept: true });
  expect(await client.ok('listReads', {})).toMatchObject({ reads: [read(1)], isKept: true });
  await client.ok('deleteReads', {});
  expect(await client.ok('listReads', {})).toMatchObject({ reads: [], isKept: false });
  // A page on another device, which does not know yet.
  await save([read(2)], true);
  expect(await client.ok('listReads', {})).toMatchObject({ reads: [], isKept: false });
});

test('the later read of a post is kept, also of several in one call', async () => {
  const { read, save, own } = await withRead();
  await save([read(3, 2, 'block-b'), read(1)]);
  expect(await own()).toEqual([2, time(3), 'block-b']);
  await save([read(2)], true);
  expect(await own()).toEqual([2, time(3), 'block-b']);
});

test('times in the future count as now', async () => {
  const { api, postId, client, own } = await withRead();
  const readAt = '2999-01-01T00:00:00.000Z';
  await client.ok('saveReads', { body: { reads: [{ postId, revision: 1, readAt }] } });
  const [, stored] = await own();
  expect(Date.parse(String(stored))).toBeLessThanOrEqual(api.ports.clock.now());
});

test('the session says whether the account keeps what was read', async () => {
  const { client, save } = await withRead();
  const isKept = async () => (await client.ok('refreshToken', {})).user.keepsReads;
  expect(await isKept()).toBe(false);
  await save([]);
  expect(await isKept()).toBe(true);
});

test('changes say whether they are small, and which part of the words changed', async () => {
  const { author, postId, visitor } = await withRead();
  const paragraphs = (...texts: readonly string[]) =>
    JSON.stringify({
      blocks: texts.map((text, at) => ({ id: `b${at}`, type: 'paragraph', data: { text } })),
    });
  const edit = async (content: string, isSmall: boolean) =>
    author.client.ok('updatePost', {
      params: { id: postId },
      body: changedBody({ content, isSmall }),
    });
  const compare = async (since: number) => {
    const query = { since };
    const answer = await visitor.ok('listChanges', { params: { id: postId }, query });
    return [answer.changes.length, answer.isSmall, answer.share];
  };
  await edit(paragraphs('one two three four', 'five six seven eight'), false);
  await edit(paragraphs('one two three four', 'five six seven nine'), true);
  expect(await compare(2)).toEqual([1, true, 0.125]);
  await edit(paragraphs('one two three four', 'ten eleven twelve thirteen'), false);
  expect(await compare(2)).toEqual([1, false, 0.5]);
  expect(await compare(4)).toEqual([0, false, 0]);
});
