import { debounceBatch } from '../document/debounceBatch';
import { createPictureWriter } from './createPictureWriter';
import { type DraftStorage, deviceStorage } from './deviceStorage';
import type { Draft, PostOnServer } from './draft';
import type { DraftStore } from './draftStore';
import { deleteLocalDraft, type LocalDraft, noteLocalDraft, writeLocalDraft } from './localDrafts';

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
  window.addEventListener('beforeunload', listener);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', listener);
    window.removeEventListener('beforeunload', listener);
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
  const { storage = deviceStorage } = options;
  let { server } = options;
  let isStarted = false;
  let isQueued = false;
  let running = Promise.resolve();
  /** The draft that the device has stored. */
  let stored: Draft | null = null;
  let lastTime = 0;
  const pictureWriter = createPictureWriter(key, storage);
  const report = createReporter(onStatus);

  /** Each has a time of its own, so that the newest one is known. */
  function localDraftOf(draft: Draft): LocalDraft {
    lastTime = Math.max(Date.now(), lastTime + 1);
    return { savedAt: lastTime, postUrl, uploads: [...uploads], ...server, draft };
  }

  async function writeNow() {
    isQueued = false;
    const draft = draftStore.draft();
    const localDraft = localDraftOf(draft);
    const { savedAt } = localDraft;
    // Both writes start at once: the page may be about to end.
    await Promise.all([
      pictureWriter.write(draft.picture),
      writeLocalDraft(key, localDraft, storage),
    ]).then(() => {
      stored = draft;
      report.saved(savedAt, draftStore.draft() === draft);
    }, report.refused);
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

  /** Notes what the device has not stored yet: it may not come to store it. */
  function note(draft: Draft) {
    const isPending = draft !== stored && isStarted && draftStore.hasUnsaved();
    if (isPending) noteLocalDraft(key, localDraftOf(draft), storage);
  }

  /**
   * The page may end after this event: what was changed is noted before anything is awaited, then the
   * last keys in the text, which are read within the same task.
   */
  function saveNow() {
    batch.cancel();
    if (!isStarted) return;
    const draft = draftStore.draft();
    note(draft);
    if (draftStore.hasUnsaved()) {
      running = Promise.all([running, writeNow()]).then(() => undefined);
    }
    void draftStore.read().then((latest) => {
      if (latest === draft) return undefined;
      note(latest);
      return save();
    });
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
    /** The draft as it would be stored, with the latest changes of the document. */
    snapshot: async () => localDraftOf(await draftStore.read()),
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
