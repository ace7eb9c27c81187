import { debounceBatch } from '../document/debounceBatch';
import { createPictureWriter } from './createPictureWriter';
import type { DraftStorage } from './deviceStorage';
import type { PostOnServer } from './draft';
import type { DraftStore } from './draftStore';
import { deleteLocalDraft, writeLocalDraft } from './localDrafts';

/** Whether this device has the latest changes; `saved` since a time in milliseconds. */
export type SaveStatus =
  | { name: 'unchanged' | 'saving' | 'refused' }
  | { name: 'saved'; at: number };

type AutosaveOptions = {
  key: string;
  /** The url of the post in the address of the editor; null for a new post. */
  postUrl: string | null;
  draftStore: DraftStore;
  /** Ids of uploaded pictures by address. */
  uploads: ReadonlyMap<string, string>;
  server: PostOnServer;
  onStatus: OnStatus;
  storage?: DraftStorage;
};

type OnStatus = (status: SaveStatus) => void;

function createReporter(onStatus: OnStatus) {
  let isRefused = false;
  const refused = () => {
    isRefused = true;
    onStatus({ name: 'refused' });
  };
  const report = (status: SaveStatus) => {
    isRefused = false;
    onStatus(status);
  };
  return {
    changed() {
      // A refusal is shown until a write succeeds.
      if (!isRefused) report({ name: 'saving' });
    },
    saved: (at: number, isLatest: boolean) =>
      report(isLatest ? { name: 'saved', at } : { name: 'saving' }),
    deleted: () => report({ name: 'unchanged' }),
    refused,
  };
}

/** Calls `listener` when the page is hidden or left. Returns a function that stops it. */
function onPageHidden(listener: () => void) {
  function handleVisibility() {
    if (document.visibilityState === 'hidden') listener();
  }
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', listener);
  };
}

/** Stores the draft on this device, one write at a time and always the latest. */
export function createAutosave({
  key,
  postUrl,
  draftStore,
  uploads,
  onStatus,
  ...options
}: AutosaveOptions) {
  const { storage } = options;
  let { server } = options;
  let isStarted = false;
  let isQueued = false;
  let running = Promise.resolve();
  const pictureWriter = createPictureWriter(key, storage);
  const report = createReporter(onStatus);

  async function writeNow() {
    isQueued = false;
    const draft = draftStore.draft();
    const savedAt = Date.now();
    const localDraft = { savedAt, postUrl, uploads: [...uploads], ...server, draft };
    // Both writes start at once: the page may be about to end.
    await Promise.all([
      pictureWriter.write(draft.picture),
      writeLocalDraft(key, localDraft, storage),
    ]).then(() => report.saved(savedAt, draftStore.draft() === draft), report.refused);
  }

  async function writeLatest() {
    if (isQueued) await writeNow();
  }

  function save() {
    if (isStarted && draftStore.hasUnsaved()) {
      isQueued = true;
      running = running.then(writeLatest);
    }
    return running;
  }

  const batch = debounceBatch(() => void save());

  /**
   * The page may end after this event: the write starts before anything is awaited. IndexedDB keeps
   * the order of writes, so this one doesn't wait for an earlier one.
   */
  function saveNow() {
    batch.cancel();
    if (!isStarted) return;
    if (draftStore.hasUnsaved()) {
      running = Promise.all([running, writeNow()]).then(() => undefined);
    }
    const stored = draftStore.draft();
    void draftStore.read().then((draft) => (draft === stored ? undefined : save()));
  }

  return {
    /** Saves after each change and when the page is hidden or left. Returns a function that stops it. */
    start() {
      isStarted = true;
      // Changes of the document arrive in batches already.
      const stop = draftStore.subscribe((part) => {
        if (!draftStore.hasUnsaved()) return;
        report.changed();
        if (part.document) void save();
        else batch.schedule();
      });
      const stopWaiting = onPageHidden(saveNow);
      void save();
      return () => {
        isStarted = false;
        stop();
        batch.cancel();
        stopWaiting();
      };
    },
    saveNow,
    saveServer(next: PostOnServer) {
      server = next;
      return save();
    },
    /** Deletes the local draft: the server has all of it. */
    async clear() {
      draftStore.markSaved();
      isQueued = false;
      if (!isStarted) return;
      await running;
      pictureWriter.forget();
      await deleteLocalDraft(key, storage).then(report.deleted, report.refused);
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
