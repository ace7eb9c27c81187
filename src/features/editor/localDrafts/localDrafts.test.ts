import { expect, test } from 'vitest';
import { buildDraft, paragraph, savedPost } from '../testing/drafts';
import { createMemoryStorage } from '../testing/memoryStorage';
import {
  deleteLocalDraft,
  type LocalDraft,
  localDraftKey,
  readLocalDraft,
  writeLocalDraft,
} from './localDrafts';

const localDraft: LocalDraft = {
  savedAt: 1_700_000_000_000,
  uploads: [['/one.png', 'id-1']],
  saved: savedPost,
  sent: { url: 'soil', texts: '[]' },
  draft: buildDraft({ typedTag: 'wor' }),
};

test('a written draft is read back, with its picture', async () => {
  const { storage } = createMemoryStorage();
  await writeLocalDraft('key', localDraft, storage);
  const { draft, ...rest } = localDraft;
  const restored = await readLocalDraft('key', storage);
  expect(restored).toMatchObject(rest);
  expect(restored?.draft.fields).toEqual(draft.fields);
  expect(restored?.draft.document).toEqual(draft.document);
  expect(await restored?.draft.picture?.text()).toBe('x');
});

test('a draft that was not saved on the server is read back', async () => {
  const { storage } = createMemoryStorage();
  const draft = { ...buildDraft(), picture: null };
  await writeLocalDraft('key', { ...localDraft, saved: null, sent: null, draft }, storage);
  expect(await readLocalDraft('key', storage)).toEqual({
    ...localDraft,
    saved: null,
    sent: null,
    draft,
  });
});

test('a deleted draft and an unknown key are null', async () => {
  const { storage } = createMemoryStorage();
  await writeLocalDraft('key', localDraft, storage);
  await deleteLocalDraft('key', storage);
  expect(await readLocalDraft('key', storage)).toBeNull();
  expect(await readLocalDraft('other', storage)).toBeNull();
});

test('a document that is too long to be published is read back', async () => {
  const { storage } = createMemoryStorage();
  const document = { blocks: [paragraph('a'.repeat(2_000_000))] };
  await writeLocalDraft('key', { ...localDraft, draft: { ...buildDraft(), document } }, storage);
  expect((await readLocalDraft('key', storage))?.draft.document).toEqual(document);
});

test('a stored document is sanitised', async () => {
  const { storage } = createMemoryStorage();
  const document = { blocks: [paragraph('Soil<img src=x onerror=alert(1)>')] };
  await writeLocalDraft('key', { ...localDraft, draft: { ...buildDraft(), document } }, storage);
  const restored = await readLocalDraft('key', storage);
  expect(restored?.draft.document.blocks[0]?.data).toEqual({ text: 'Soil' });
});

test.each([
  ['another shape', { title: 'Soil' }],
  ['a document that is no JSON', { content: '{' }],
  ['a text instead of a picture', { picture: 'soil.png' }],
])('a stored value with %s is ignored', async (_, change) => {
  const { storage, values } = createMemoryStorage();
  await writeLocalDraft('key', localDraft, storage);
  const stored = values.get('key');
  values.set('key', 'title' in change ? change : Object.assign(Object(stored), change));
  expect(await readLocalDraft('key', storage)).toBeNull();
});

test('the key differs by user and by post', () => {
  const keys = [
    localDraftKey('user-1', 'new'),
    localDraftKey('user-2', 'new'),
    localDraftKey('user-1', 'post-1'),
  ];
  expect(new Set(keys).size).toBe(3);
});

test('another user does not get the draft', async () => {
  const { storage } = createMemoryStorage();
  await writeLocalDraft(localDraftKey('user-1', 'new'), localDraft, storage);
  expect(await readLocalDraft(localDraftKey('user-2', 'new'), storage)).toBeNull();
});
