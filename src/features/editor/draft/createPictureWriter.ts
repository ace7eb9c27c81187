import type { DraftStorage } from './deviceStorage';
import { writeLocalPicture } from './localDrafts';

/** Writes the picture of a draft if it is another than the one that was written last. */
export function createPictureWriter(key: string, storage?: DraftStorage) {
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
    /** The picture was deleted. */
    forget() {
      stored = undefined;
    },
  };
}
