import { expect, test, vi } from 'vitest';
import { defer } from '../testing/defer';
import { buildDraft, fields } from '../testing/drafts';
import { createDraftStore } from './draftStore';

const draft = { ...buildDraft(), fields };

test('a change makes the draft unsaved, the same value again does not', () => {
  const store = createDraftStore(draft, false);
  const before = store.draft();
  expect(store.change({ fields })).toBe(false);
  expect(store.hasUnsaved()).toBe(false);
  expect(store.draft()).toBe(before);
  expect(store.change({ fields: { ...fields, title: 'Soils' } })).toBe(true);
  expect(store.hasUnsaved()).toBe(true);
  expect(store.draft().fields.title).toBe('Soils');
});

test('a restored draft is unsaved until it is marked as saved', () => {
  const store = createDraftStore(draft, true);
  expect(store.hasUnsaved()).toBe(true);
  store.markSaved();
  expect(store.hasUnsaved()).toBe(false);
});

test('listeners are called with what has changed, until they unsubscribe', () => {
  const store = createDraftStore(draft, false);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.change({ picture: draft.picture });
  expect(listener).not.toHaveBeenCalled();
  store.change({ picture: null });
  expect(listener).toHaveBeenCalledExactlyOnceWith({ picture: null });
  unsubscribe();
  store.change({ picture: draft.picture });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('reading includes the latest changes of the attached editor', async () => {
  const store = createDraftStore(draft, false);
  const document = { blocks: [] };
  const detach = store.attach({
    read: () => Promise.resolve(store.change({ document })),
    uploads: { count: () => 2, settled: () => Promise.resolve() },
  });
  expect((await store.read()).document).toBe(document);
  expect(store.uploading()).toBe(2);
  detach();
  expect(store.uploading()).toBe(0);
  expect((await store.read()).document).toBe(document);
});

test('waits for the uploads of the attached editor', async () => {
  const store = createDraftStore(draft, false);
  const upload = defer();
  const settled = vi.fn();
  store.attach({
    read: () => Promise.resolve(),
    uploads: { count: () => 1, settled: () => upload.promise },
  });
  const waiting = store.uploadsSettled().then(settled);
  await store.read();
  expect(settled).not.toHaveBeenCalled();
  upload.resolve();
  await waiting;
  expect(settled).toHaveBeenCalledTimes(1);
});
