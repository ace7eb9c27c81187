import * as v from 'valibot';
import type { DraftStorage } from './deviceStorage';
import type { Draft, PostOnServer } from './draft';
import {
  deleteLocalDraft,
  type LocalDraft,
  noteLocalDraft,
  writeLocalDraft,
  writeLocalPicture,
} from './localDrafts';

/** Writes the picture of a draft if it is another than the one that was written last. */
function createPictureWriter(key: string, storage?: DraftStorage) {
  /** undefined: unknown. */
  let stored: Blob | null | undefined;

  return {
    async write(picture: Blob | null) {
      if (picture === stored) return;
      stored = picture;
      try {
        await writeLocalPicture(key, picture, storage);
      } catch (thrown) {
        stored = undefined;
        throw thrown;
      }
    },
    has: (picture: Blob | null) => picture === (stored ?? null),
    /** The picture was deleted. */
    forget() {
      stored = undefined;
    },
  };
}

const timed = v.object({ savedAt: v.number() });

/** Where a draft is stored. */
export type LocalPlace = {
  key: string;
  /** The url of the post in the address of the editor; null for a new post. */
  postUrl: string | null;
};

type LocalWriterOptions = LocalPlace & {
  uploads: ReadonlyMap<string, string>;
  server: PostOnServer;
  storage: DraftStorage;
};

/** Writes versions of one draft to this device. */
export function createLocalWriter({ storage, uploads, ...options }: LocalWriterOptions) {
  let { key, postUrl, server } = options;
  let pictureWriter = createPictureWriter(key, storage);
  /** The draft that the device has stored, with what the server has of it. */
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
      stored = null;
    },
    /** Later versions are stored there. Returns a function that deletes the earlier ones. */
    moveTo(next: LocalPlace) {
      const before = key;
      postUrl = next.postUrl;
      if (next.key === before) return () => Promise.resolve();
      key = next.key;
      pictureWriter = createPictureWriter(key, storage);
      stored = null;
      return () => deleteLocalDraft(before, storage);
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
    /**
     * Notes what the device has not stored yet: it may not come to store it. Returns false if the draft would be lost
     * with the page.
     */
    note(draft: Draft) {
      if (draft === stored) return true;
      const isNoted = noteLocalDraft(key, versionOf(draft), storage);
      return isNoted && pictureWriter.has(draft.picture);
    },
    async delete() {
      pictureWriter.forget();
      stored = null;
      await deleteLocalDraft(key, storage);
    },
    /** Whether the device still has the version of this writer, and not one of a later editor. */
    async isLatest() {
      const found = v.safeParse(timed, await storage.get(key));
      return found.success && found.output.savedAt === lastTime;
    },
  };
}
