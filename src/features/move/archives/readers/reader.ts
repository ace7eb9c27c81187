import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { moveTexts } from '@contract/texts/moveTexts';
import type { Archive } from '../archive';
import { type Loss, lossOf } from '../losses';
import type { MovedPost } from '../movedPost';

export type SystemName =
  | 'Ghost'
  | 'WordPress'
  | 'Medium'
  | 'Substack'
  | 'Hashnode'
  | 'DEV'
  | 'Hugo'
  | 'Jekyll'
  | 'Obsidian'
  | 'Commonplace';

/** Reads the archives of one system, one post after another. */
export type Reader = {
  name: SystemName;
  recognises: (archive: Archive) => boolean | Promise<boolean>;
  /** Throws an UnreadableFileError if the archive as a whole can't be read. */
  read: (archive: Archive) => AsyncIterable<MovedPost | Loss>;
};

export const isPost = (found: MovedPost | Loss): found is MovedPost => 'key' in found;

/** Reads one entry; an entry that can't be read is a loss, and the others are read on. */
export async function attempt<Found>(
  what: string,
  read: () => Found | Promise<Found>,
): Promise<Found | Loss> {
  try {
    return await read();
  } catch (thrown) {
    if (thrown instanceof UnreadableFileError) {
      return lossOf('unreadable', `${what}: ${thrown.message}`);
    }
    if (thrown instanceof RangeError) return lossOf('unreadable', `${what}: ${moveTexts.tooDeep}`);
    throw thrown;
  }
}

export const isLoss = (found: object): found is Loss => 'kind' in found;
