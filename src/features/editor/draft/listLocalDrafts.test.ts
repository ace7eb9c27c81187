import { expect, test } from 'vitest';
import { buildDraft, notOnServer, paragraph, savedPost } from '../testing/drafts';
import { createMemoryStorage } from '../testing/memoryStorage';
import { emptyDraft } from './draft';
import { localDraftKey } from './draftKeys';
import { listLocalDrafts } from './listLocalDrafts';
import { type LocalDraft, writeLocalDraft, writeLocalPicture } from './localDrafts';

const localDraft: LocalDraft = {
  savedAt: 1,
  postUrl: null,
  uploads: [],
  ...notOnServer,
  draft: buildDraft(),
};

type Entries = Record<string, Partial<LocalDraft>>;

async function store(entries: Entries) {
  const memory = createMemoryStorage();
  for (const [key, changes] of Object.entries(entries)) {
    await writeLocalDraft(key, { ...localDraft, ...changes }, memory.storage);
  }
  return memory;
}

test('new and changed posts are listed, the newest first', async () => {
  const { storage } = await store({
    'me new': { savedAt: 1 },
    'me new for user-2': { savedAt: 3 },
    'me p1': { savedAt: 2, postUrl: 'soil' },
  });
  expect(await listLocalDrafts('me', storage)).toMatchObject([
    { postKey: 'new for user-2', postUrl: null, authorId: 'user-2', savedAt: 3 },
    { postKey: 'p1', postUrl: 'soil', authorId: null, savedAt: 2 },
    { postKey: 'new', postUrl: null, authorId: null, savedAt: 1 },
  ]);
});

test('a draft has its title and the first line of its text', async () => {
  const document = {
    blocks: [
      { type: 'delimiter', data: {} },
      { type: 'list', data: { style: 'ordered', items: ['<b>Dig</b>', 'Sow'] } },
    ],
  };
  const { storage } = await store({ 'me new': { draft: { ...buildDraft(), document } } });
  expect(await listLocalDrafts('me', storage)).toMatchObject([{ title: 'Soil', firstLine: 'Dig' }]);
});

test('a long first line is shortened', async () => {
  const document = { blocks: [paragraph('a'.repeat(500))] };
  const { storage } = await store({ 'me new': { draft: { ...buildDraft(), document } } });
  const [listed] = await listLocalDrafts('me', storage);
  expect(listed?.firstLine).toBe(`${'a'.repeat(120)}…`);
});

test('drafts of other accounts and pictures are not listed', async () => {
  const { storage } = await store({ 'you new': {}, 'me-too new': {} });
  await writeLocalPicture(localDraftKey('me', 'new'), new Blob(['x']), storage);
  expect(await listLocalDrafts('me', storage)).toEqual([]);
});

test('an empty new post is not listed, one with only a picture is', async () => {
  const withPicture = { ...emptyDraft, picture: new Blob(['x']) };
  const { storage } = await store({
    'me new': { draft: emptyDraft },
    'me new for user-2': { draft: withPicture },
    'me p1': { draft: emptyDraft, postUrl: 'soil' },
  });
  const keys = (await listLocalDrafts('me', storage)).map(({ postKey }) => postKey);
  expect(keys).toEqual(['new for user-2', 'p1']);
});

test.each([null, 'text', 7, undefined, []])(
  'the broken entry %j hides no other',
  async (broken) => {
    const { storage, values } = await store({ 'me new': {} });
    values.set('me p1', broken);
    const keys = (await listLocalDrafts('me', storage)).map(({ postKey }) => postKey);
    expect(keys).toContain('new');
  },
);

test('a draft whose text can not be read is listed', async () => {
  const { storage, values } = await store({ 'me p1': { postUrl: 'soil' } });
  values.set('me p1', Object.assign(Object(values.get('me p1')), { content: '{' }));
  expect(await listLocalDrafts('me', storage)).toMatchObject([{ title: 'Soil', firstLine: '' }]);
});

test('a change that an earlier release stored has the url of its post', async () => {
  const { storage, values } = await store({ 'me p1': { saved: savedPost } });
  values.set('me p1', Object.assign(Object(values.get('me p1')), { postUrl: undefined }));
  expect(await listLocalDrafts('me', storage)).toMatchObject([{ postUrl: savedPost.url }]);
});
