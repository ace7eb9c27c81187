import { createPictureWriter } from './createPictureWriter';
import type { DraftStorage } from './deviceStorage';
import type { Draft, PostOnServer } from './draft';
import { deleteLocalDraft, type LocalDraft, noteLocalDraft, writeLocalDraft } from './localDrafts';

type LocalWriterOptions = {
  key: string;
  postUrl: string | null;
  uploads: ReadonlyMap<string, string>;
  server: PostOnServer;
  storage: DraftStorage;
};

/** Writes versions of one draft to this device. */
export function createLocalWriter({ key, storage, ...options }: LocalWriterOptions) {
  const { postUrl, uploads } = options;
  const pictureWriter = createPictureWriter(key, storage);
  let { server } = options;
  /** The draft that the device has stored. */
  let stored: Draft | null = null;
  let lastTime = 0;

  /** The draft as it is stored. Each version has a time of its own, so that the newest one is known. */
  function versionOf(draft: Draft): LocalDraft {
    lastTime = Math.max(Date.now(), lastTime + 1);
    return { savedAt: lastTime, postUrl, uploads: [...uploads], ...server, draft };
  }

  return {
    versionOf,
    setServer(next: PostOnServer) {
      server = next;
    },
    /** Resolves with the time of the stored version. */
    async write(draft: Draft) {
      const version = versionOf(draft);
      // Both writes start at once: the page may be about to end.
      await Promise.all([
        pictureWriter.write(draft.picture),
        writeLocalDraft(key, version, storage),
      ]);
      stored = draft;
      return version.savedAt;
    },
    /** Notes what the device has not stored yet: it may not come to store it. */
    note(draft: Draft) {
      if (draft !== stored) noteLocalDraft(key, versionOf(draft), storage);
    },
    async delete() {
      pictureWriter.forget();
      stored = null;
      await deleteLocalDraft(key, storage);
    },
  };
}
