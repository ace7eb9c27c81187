import { debounceBatch } from '../document/debounceBatch';
import { createLocalWriter, type LocalPlace } from './createLocalWriter';
import { type DraftStorage, deviceStorage } from './deviceStorage';
import type { PostOnServer } from './draft';
import type { DraftStore } from './draftStore';

/** Whether this device, or the server, has the latest changes; since a time in milliseconds. */
export type SaveStatus =
  | { name: 'unchanged' | 'saving' | 'refused' }
  | { name: 'saved' | 'onServer'; at: number };

type AutosaveOptions = LocalPlace & {
  draftStore: DraftStore;
  /** Ids of uploaded pictures by address. */
  uploads: ReadonlyMap<string, string>;
  server: PostOnServer;
  onStatus: OnStatus;
  storage?: DraftStorage;
};

type OnStatus = (status: SaveStatus) => void;

function createReporter(onStatus: OnStatus) {
  let status: SaveStatus = { name: 'unchanged' };
  const report = (next: SaveStatus) => {
    status = next;
    onStatus(next);
  };
  return {
    status: () => status,
    changed() {
      // A refusal is shown until a write succeeds.
      if (status.name !== 'refused') report({ name: 'saving' });
    },
    saved: (at: number, isLatest: boolean) =>
      report(isLatest ? { name: 'saved', at } : { name: 'saving' }),
    deleted: () => report({ name: 'unchanged' }),
    refused: () => report({ name: 'refused' }),
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

type WriteParts = {
  draftStore: DraftStore;
  writer: ReturnType<typeof createLocalWriter>;
  report: ReturnType<typeof createReporter>;
};

/** Writes to this device, one at a time and always the latest draft. */
function createWrites({ draftStore, writer, report }: WriteParts) {
  let isQueued = false;
  let running = Promise.resolve();

  async function writeNow() {
    isQueued = false;
    const draft = draftStore.draft();
    await writer
      .write(draft)
      .then((at) => report.saved(at, draftStore.draft() === draft), report.refused);
  }

  async function writeLatest() {
    if (isQueued) await writeNow();
  }

  return {
    settled: async () => running,
    queue() {
      isQueued = true;
      running = running.then(writeLatest);
    },
    /** Starts a write at once, beside one that runs. */
    now() {
      running = Promise.all([running, writeNow()]).then(() => undefined);
    },
    async cancel() {
      isQueued = false;
      await running;
    },
  };
}

/** Stores the draft on this device while it is written. */
export function createAutosave({
  draftStore,
  onStatus,
  storage = deviceStorage,
  ...options
}: AutosaveOptions) {
  let isStarted = false;
  let wasStarted = false;
  const writer = createLocalWriter({ ...options, storage });
  const report = createReporter(onStatus);
  const writes = createWrites({ draftStore, writer, report });

  function save() {
    if (isStarted && draftStore.hasUnsaved()) writes.queue();
    return writes.settled();
  }

  const batch = debounceBatch(() => void save());

  /**
   * The page may end after this event: what was changed is noted before anything is awaited, then the
   * last keys in the text, which are read within the same task. Resolves with what became of it.
   */
  async function saveNow() {
    batch.cancel();
    if (!isStarted) return report.status();
    const draft = draftStore.draft();
    if (draftStore.hasUnsaved()) {
      writer.note(draft);
      writes.now();
    }
    const latest = await draftStore.read();
    if (latest !== draft && isStarted && draftStore.hasUnsaved()) writer.note(latest);
    await (latest === draft ? writes.settled() : save());
    return report.status();
  }

  return {
    /** Saves after each change and when the page is hidden or left. Returns a function that stops it. */
    start() {
      isStarted = true;
      wasStarted = true;
      // Changes of the document arrive in batches already.
      const stop = draftStore.subscribe((part) => {
        if (!draftStore.hasUnsaved()) return;
        report.changed();
        if (part.document) void save();
        else batch.schedule();
      });
      const stopWaiting = onPageHidden(() => void saveNow());
      void save();
      return () => {
        isStarted = false;
        stop();
        batch.cancel();
        stopWaiting();
      };
    },
    saveNow,
    /** Whether the device has the latest changes also if the page ends now. */
    survives: () => isStarted && writer.note(draftStore.draft()),
    /** The draft as it would be stored, with the latest changes of the document. */
    snapshot: async () => writer.versionOf(await draftStore.read()),
    saveServer(next: PostOnServer) {
      writer.setServer(next);
      return save();
    },
    /** The same while the page may end: it is noted before anything is awaited. */
    noteServer(next: PostOnServer) {
      writer.setServer(next);
      void saveNow();
    },
    /** Stores the draft as one of this post of the server from now on. Returns false if the editor has been closed. */
    async moveTo(next: LocalPlace, server: PostOnServer) {
      if (!isStarted) return false;
      await writes.settled();
      const leave = writer.moveTo(next);
      writer.setServer(server);
      await save();
      await leave().catch(() => undefined);
      return isStarted;
    },
    /** Deletes the local draft: the server has all of it. */
    async clear() {
      draftStore.markSaved();
      const cancelled = writes.cancel();
      // An editor that was closed may still get the answer of the server.
      if (!wasStarted) return;
      await cancelled;
      // Something was written meanwhile.
      if (draftStore.hasUnsaved()) return;
      // The same post may have been opened again.
      if (!isStarted && !(await writer.isLatest().catch(() => false))) return;
      await writer.delete().then(report.deleted, report.refused);
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
