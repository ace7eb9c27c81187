import { expect, test } from 'vitest';
import { buildDraft, missingPicture, notOnServer, paragraph, savedPost } from '../testing/drafts';
import { createMemoryStorage } from '../testing/memoryStorage';
import { localDraftKey } from './draftKeys';
import {
  deleteLocalDraft,
  type LocalDraft,
  readLocalDraft,
  writeLocalDraft,
  writeLocalPicture,
} from './localDrafts';

const opened = { ...buildDraft({ title: 'Opened' }), picture: null };

const localDraft: LocalDraft = {
  savedAt: 1_700_000_000_000,
  postUrl: 'soil',
  uploads: [['/one.png', 'id-1']],
  saved: savedPost,
  clientId: 'key-0001',
  sentTexts: '[]',
  draft: buildDraft({ typedTag: 'wor', canonicalUrl: 'https://example.org/so' }),
};

test('a written draft is read back, with its picture', async () => {
  const { storage } = createMemoryStorage();
  await writeLocalPicture('key', localDraft.draft.picture, storage);
  await writeLocalDraft('key', localDraft, storage);
  const { draft, ...rest } = localDraft;
  const restored = await readLocalDraft('key', opened, storage);
  expect(restored).toMatchObject(rest);
  expect(restored?.draft.fields).toEqual(draft.fields);
  expect(restored?.draft.document).toEqual(draft.document);
  expect(await restored?.draft.picture?.text()).toBe('x');
});

test('a draft that was not saved on the server is read back', async () => {
  const { storage } = createMemoryStorage();
  const draft = { ...buildDraft(), picture: null };
  await writeLocalDraft('key', { ...localDraft, ...notOnServer, draft }, storage);
  expect(await readLocalDraft('key', opened, storage)).toEqual({
    ...localDraft,
    ...notOnServer,
    draft,
  });
});

test('the texts are written without the picture', async () => {
  const { storage, values } = createMemoryStorage();
  await writeLocalDraft('key', localDraft, storage);
  expect([...values.keys()]).toEqual(['key']);
  expect(values.get('key')).toMatchObject({ picture: null, hasPicture: true });
});

test('a picture that an earlier release stored with the texts is read', async () => {
  const { storage, values } = createMemoryStorage();
  await writeLocalDraft('key', localDraft, storage);
  const earlier = { version: 1, picture: new Blob(['earlier']), hasPicture: undefined };
  values.set('key', Object.assign(Object(values.get('key')), earlier));
  const restored = await readLocalDraft('key', opened, storage);
  expect(await restored?.draft.picture?.text()).toBe('earlier');
});

test.each([
  ['is missing', () => Promise.resolve(undefined)],
  ['can not be read', () => Promise.reject(new Error('Broken'))],
])('the texts are read if the picture %s', async (_, readPicture) => {
  const { storage } = createMemoryStorage();
  await writeLocalDraft('key', localDraft, storage);
  const readTexts = storage.get.getMockImplementation() ?? storage.get;
  storage.get.mockImplementation((key) => (key === 'key' ? readTexts(key) : readPicture()));
  const restored = await readLocalDraft('key', opened, storage);
  expect(restored?.draft).toMatchObject({ fields: localDraft.draft.fields, picture: null });
});

test('a deleted draft and an unknown key are null', async () => {
  const { storage } = createMemoryStorage();
  await writeLocalPicture('key', localDraft.draft.picture, storage);
  await writeLocalDraft('key', localDraft, storage);
  await deleteLocalDraft('key', storage);
  expect(storage.delete).toHaveBeenCalledTimes(2);
  expect(await storage.entries()).toEqual([]);
  expect(await readLocalDraft('key', opened, storage)).toBeNull();
  expect(await readLocalDraft('other', opened, storage)).toBeNull();
});

test('a document that is too long to be published is read back', async () => {
  const { storage } = createMemoryStorage();
  const document = { blocks: [paragraph('a'.repeat(2_000_000))] };
  await writeLocalDraft('key', { ...localDraft, draft: { ...buildDraft(), document } }, storage);
  expect((await readLocalDraft('key', opened, storage))?.draft.document).toEqual(document);
});

test('a picture whose upload was interrupted is read back with its texts', async () => {
  const { storage } = createMemoryStorage();
  const document = { blocks: [missingPicture] };
  await writeLocalDraft('key', { ...localDraft, draft: { ...buildDraft(), document } }, storage);
  expect((await readLocalDraft('key', opened, storage))?.draft.document).toEqual(document);
});

test('a stored document is sanitised', async () => {
  const { storage } = createMemoryStorage();
  const document = { blocks: [paragraph('Soil<img src=x onerror=alert(1)>')] };
  await writeLocalDraft('key', { ...localDraft, draft: { ...buildDraft(), document } }, storage);
  const restored = await readLocalDraft('key', opened, storage);
  expect(restored?.draft.document.blocks[0]?.data).toEqual({ text: 'Soil' });
});

test.each([
  ['title', { title: opened.fields.title }],
  ['tags', { tags: opened.fields.tags }],
  ['typedTag', { typedTag: '' }],
  ['url', { url: opened.fields.url }],
  ['canonicalUrl', { canonicalUrl: '' }],
])('a draft without %s is read with the one of the opened post', async (name, expected) => {
  const { storage, values } = createMemoryStorage();
  await writeLocalDraft('key', localDraft, storage);
  const others = Object.fromEntries(
    Object.entries(localDraft.draft.fields).filter(([field]) => field !== name),
  );
  values.set('key', Object.assign(Object(values.get('key')), { fields: others }));
  const restored = await readLocalDraft('key', opened, storage);
  expect(restored?.draft.fields).toEqual({ ...localDraft.draft.fields, ...expected });
  expect(restored?.draft.document).toEqual(localDraft.draft.document);
});

test.each([
  ['fields', { title: 'Opened' }],
  ['content', '{'],
  ['picture', 'soil.png'],
  ['hasPicture', 'yes'],
  ['postUrl', 7],
  ['uploads', undefined],
  ['saved', { _id: 'p1' }],
  ['clientId', 7],
  ['sentTexts', { url: 'soil' }],
  ['savedAt', 'yesterday'],
])('the rest of a draft is read if %s has another shape', async (name, value) => {
  const { storage, values } = createMemoryStorage();
  await writeLocalDraft('key', localDraft, storage);
  values.set('key', Object.assign(Object(values.get('key')), { [name]: value }));
  const restored = await readLocalDraft('key', opened, storage);
  const isText = name === 'content';
  expect(restored?.draft.document).toEqual(isText ? opened.document : localDraft.draft.document);
  expect(restored?.draft.fields.title).toBe(name === 'fields' ? 'Opened' : 'Soil');
});

test('the version of the stored shape is stored', async () => {
  const { storage, values } = createMemoryStorage();
  await writeLocalDraft('key', localDraft, storage);
  expect(values.get('key')).toMatchObject({ version: 2 });
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
  expect(await readLocalDraft(localDraftKey('user-2', 'new'), opened, storage)).toBeNull();
});
