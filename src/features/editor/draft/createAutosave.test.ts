import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { defer } from '../testing/defer';
import { buildDraft, fields, notOnServer, paragraph, savedPost } from '../testing/drafts';
import { createMemoryStorage } from '../testing/memoryStorage';
import { createAutosave, type SaveStatus } from './createAutosave';
import { createDraftStore } from './draftStore';
import { readLocalDraft, writeLocalDraft } from './localDrafts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets pending promises settle. */
const flush = () => vi.advanceTimersByTimeAsync(0);

const document = { blocks: [paragraph('Changed')] };

function open({ isUnsaved = false } = {}) {
  const draftStore = createDraftStore({ ...buildDraft(), picture: null }, isUnsaved);
  const { storage, values } = createMemoryStorage();
  const uploads = new Map<string, string>();
  const onStatus = vi.fn<(status: SaveStatus) => void>();
  const autosave = createAutosave({
    key: 'key',
    postUrl: null,
    draftStore,
    uploads,
    server: notOnServer,
    onStatus,
    storage,
  });
  const stop = autosave.start();
  onTestFinished(stop);
  return { draftStore, autosave, stop, storage, values, uploads, onStatus };
}

const rename = (title: string) => ({ fields: { ...fields, title } });

test('a changed document is stored at once', async () => {
  const { draftStore, storage } = open();
  draftStore.change({ document });
  await flush();
  expect((await readLocalDraft('key', buildDraft(), storage))?.draft.document).toEqual(document);
});

test('changed fields are stored after 400 ms without a change', async () => {
  const { draftStore, storage } = open();
  draftStore.change(rename('S'));
  await vi.advanceTimersByTimeAsync(99);
  draftStore.change(rename('So'));
  await vi.advanceTimersByTimeAsync(399);
  expect(storage.set).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await flush();
  expect((await readLocalDraft('key', buildDraft(), storage))?.draft.fields.title).toBe('So');
});

test('an unchanged draft is not stored', async () => {
  const { autosave, storage } = open();
  await autosave.saveServer({ ...notOnServer, saved: savedPost });
  expect(storage.set).not.toHaveBeenCalled();
});

test('while one write runs, later changes wait and are written together', async () => {
  const { draftStore, storage } = open();
  const write = defer();
  storage.set.mockReturnValueOnce(write.promise);
  for (const text of ['One', 'Two', 'Three']) {
    draftStore.change({ document: { blocks: [paragraph(text)] } });
    await flush();
  }
  expect(storage.set).toHaveBeenCalledTimes(1);
  write.resolve();
  await flush();
  expect(storage.set).toHaveBeenCalledTimes(2);
  const stored = await readLocalDraft('key', buildDraft(), storage);
  expect(stored?.draft.document.blocks).toEqual([paragraph('Three')]);
});

test('a refused write is reported, and the next success too', async () => {
  const { draftStore, storage, onStatus } = open();
  storage.set.mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
  draftStore.change({ document });
  await flush();
  expect(onStatus).toHaveBeenLastCalledWith({ name: 'refused' });
  draftStore.change({ document: { blocks: [] } });
  await flush();
  expect(onStatus).toHaveBeenLastCalledWith({ name: 'saved', at: expect.any(Number) });
});

test('the status follows a change until it is stored', async () => {
  const { draftStore, autosave, onStatus } = open();
  draftStore.change(rename('So'));
  expect(onStatus).toHaveBeenLastCalledWith({ name: 'saving' });
  await vi.advanceTimersByTimeAsync(400);
  await flush();
  expect(onStatus).toHaveBeenLastCalledWith({ name: 'saved', at: Date.now() });
  await autosave.clear();
  expect(onStatus).toHaveBeenLastCalledWith({ name: 'unchanged' });
});

test('a refusal stays reported while later changes wait to be stored', async () => {
  const { draftStore, storage, onStatus } = open();
  storage.set.mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
  draftStore.change({ document });
  await flush();
  draftStore.change(rename('So'));
  expect(onStatus).toHaveBeenLastCalledWith({ name: 'refused' });
});

test('what the server has is stored with the draft from then on', async () => {
  const { draftStore, autosave, storage, uploads } = open({ isUnsaved: true });
  uploads.set('/one.png', 'id-1');
  await autosave.saveServer({ ...notOnServer, saved: savedPost });
  draftStore.change({ document });
  await flush();
  expect(await readLocalDraft('key', buildDraft(), storage)).toMatchObject({
    saved: savedPost,
    uploads: [['/one.png', 'id-1']],
    draft: { document },
  });
});

test('the picture is stored once, not with every change of the texts', async () => {
  const { draftStore, storage } = open();
  const written = () => storage.set.mock.calls.filter(([, value]) => value instanceof Blob).length;
  draftStore.change({ picture: new Blob(['one']) });
  await vi.advanceTimersByTimeAsync(400);
  expect(written()).toBe(1);
  draftStore.change({ document });
  draftStore.change(rename('So'));
  await vi.advanceTimersByTimeAsync(400);
  expect(written()).toBe(1);
  draftStore.change({ picture: new Blob(['two']) });
  await vi.advanceTimersByTimeAsync(400);
  expect(written()).toBe(2);
  const stored = await readLocalDraft('key', buildDraft(), storage);
  expect(await stored?.draft.picture?.text()).toBe('two');
  draftStore.change({ picture: null });
  await vi.advanceTimersByTimeAsync(400);
  expect((await storage.entries()).map(([key]) => key)).toEqual(['key']);
});

test('a refused picture is reported, and written again with the next change', async () => {
  const { draftStore, storage, onStatus } = open();
  storage.set.mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
  draftStore.change({ picture: new Blob(['one']) });
  await vi.advanceTimersByTimeAsync(400);
  expect(onStatus).toHaveBeenLastCalledWith({ name: 'refused' });
  expect((await readLocalDraft('key', buildDraft(), storage))?.draft.picture).toBeNull();
  draftStore.change({ document });
  await flush();
  expect(onStatus).toHaveBeenLastCalledWith({ name: 'saved', at: expect.any(Number) });
  const stored = await readLocalDraft('key', buildDraft(), storage);
  expect(await stored?.draft.picture?.text()).toBe('one');
});

test('before it is started, an earlier draft on the device is neither replaced nor deleted', async () => {
  const draftStore = createDraftStore(buildDraft(), true);
  const { storage } = createMemoryStorage();
  const uploads = new Map<string, string>();
  const autosave = createAutosave({
    key: 'key',
    postUrl: null,
    draftStore,
    uploads,
    server: notOnServer,
    onStatus: vi.fn(),
    storage,
  });
  await autosave.saveServer({ ...notOnServer, saved: savedPost });
  await autosave.clear();
  expect(storage.set).not.toHaveBeenCalled();
  expect(storage.delete).not.toHaveBeenCalled();
});

test('clearing deletes the draft after a write that is under way', async () => {
  const { draftStore, autosave, storage, values } = open();
  const write = defer();
  storage.set.mockImplementationOnce(async (key, value) => {
    await write.promise;
    values.set(key, value);
  });
  draftStore.change({ document });
  await flush();
  const clearing = autosave.clear();
  await flush();
  write.resolve();
  await clearing;
  expect(values.size).toBe(0);
  expect(draftStore.hasUnsaved()).toBe(false);
});

test('fields are stored at most 500 ms after a key, also while typing continues', async () => {
  const { draftStore, storage } = open();
  let typed = '';
  for (let key = 0; key < 33; key += 1) {
    typed += 'a';
    draftStore.change(rename(typed));
    await vi.advanceTimersByTimeAsync(90);
    const stored = await readLocalDraft('key', buildDraft(), storage);
    expect(typed.length - (stored?.draft.fields.title.length ?? 0)).toBeLessThanOrEqual(6);
  }
});

test.each([
  ['is hidden', () => window.document.dispatchEvent(new Event('visibilitychange'))],
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
])('when the page %s, the write starts before the editor is read', (_, end) => {
  const { draftStore, storage } = open();
  draftStore.attach({
    read: () => defer().promise,
    uploads: { count: () => 0, settled: () => Promise.resolve() },
  });
  draftStore.change(rename('Left'));
  vi.spyOn(window.document, 'visibilityState', 'get').mockReturnValue('hidden');
  end();
  const [, value] = storage.set.mock.lastCall ?? [];
  expect(value).toMatchObject({ fields: { title: 'Left' } });
});

test('a page that is left does not wait for an earlier write', async () => {
  const { draftStore, storage } = open();
  storage.set.mockReturnValueOnce(defer().promise);
  draftStore.change({ document });
  await flush();
  draftStore.change(rename('Left'));
  window.dispatchEvent(new Event('pagehide'));
  expect((await readLocalDraft('key', buildDraft(), storage))?.draft.fields.title).toBe('Left');
});

test('a hidden page stores the latest changes of the editor', async () => {
  const { draftStore, storage } = open({ isUnsaved: true });
  vi.spyOn(window.document, 'visibilityState', 'get').mockReturnValue('hidden');
  draftStore.attach({
    read: () => Promise.resolve(draftStore.change({ document })),
    uploads: { count: () => 0, settled: () => Promise.resolve() },
  });
  window.document.dispatchEvent(new Event('visibilitychange'));
  await flush();
  expect((await readLocalDraft('key', buildDraft(), storage))?.draft.document).toEqual(document);
});

test('nothing is stored after it was stopped', async () => {
  const { draftStore, stop, storage } = open();
  draftStore.change(rename('So'));
  stop();
  draftStore.change({ document });
  window.document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(storage.set).not.toHaveBeenCalled();
});

test('what was typed just before the page ends is noted at once, and the last keys of the text with it', async () => {
  const { draftStore, storage } = open();
  draftStore.attach({
    read: () => {
      draftStore.change({ document });
      return Promise.resolve();
    },
    uploads: { count: () => 0, settled: () => Promise.resolve() },
  });
  draftStore.change(rename('Typed'));
  window.dispatchEvent(new Event('pagehide'));
  expect(storage.note).toHaveBeenLastCalledWith(
    'key',
    expect.objectContaining({ fields: { ...fields, title: 'Typed' } }),
  );
  // No task passes until the page has ended.
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(storage.note).toHaveBeenLastCalledWith(
    'key',
    expect.objectContaining({ content: JSON.stringify(document) }),
  );
});

test('a page that ends notes nothing that is stored', async () => {
  const { draftStore, storage } = open();
  draftStore.change({ document });
  await flush();
  window.dispatchEvent(new Event('pagehide'));
  await flush();
  expect(storage.note).not.toHaveBeenCalled();
});

test('what is written while the local draft is deleted stays on the device', async () => {
  const { draftStore, autosave, storage } = open();
  draftStore.change(rename('Saved'));
  void autosave.saveNow();
  const cleared = autosave.clear();
  draftStore.change({ document });
  await cleared;
  await flush();
  expect((await readLocalDraft('key', buildDraft(), storage))?.draft.document).toEqual(document);
});

test('an editor that was closed deletes its draft, but not what a later editor has stored', async () => {
  const { draftStore, autosave, stop, values } = open();
  draftStore.change({ document });
  await flush();
  stop();
  await autosave.clear();
  expect([...values.keys()]).toEqual([]);

  const first = open();
  first.draftStore.change({ document });
  await flush();
  first.stop();
  const later = await readLocalDraft('key', buildDraft(), first.storage);
  if (!later) throw new Error('Nothing is stored.');
  await writeLocalDraft('key', { ...later, savedAt: later.savedAt + 1 }, first.storage);
  await first.autosave.clear();
  expect([...first.values.keys()]).toContain('key');
});
