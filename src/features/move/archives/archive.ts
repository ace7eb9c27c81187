import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import type { Loss } from './losses';

export type ArchiveFile = {
  /** The path inside of the archive, with slashes and without one at the start. */
  path: string;
  size: number;
  text: () => Promise<string>;
  blob: () => Promise<Blob>;
};

/** What a person chose: one file, a folder, or a .zip. */
export type Archive = {
  name: string;
  files: ReadonlyMap<string, ArchiveFile>;
  /** The address of the other site, for exports that don't have it. A person can add it. */
  siteUrl?: string;
  /** Files that can't be read. */
  losses: readonly Loss[];
};

/** The files of a folder and of the folders in it, in the order of their names. */
export const filesBelow = ({ files }: Archive, isWanted: (path: string) => boolean) =>
  [...files.values()]
    .filter(({ path }) => isWanted(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));

/** The only file of an archive that is one file, or the one that matches. */
export const findFile = (archive: Archive, isWanted: (path: string) => boolean) =>
  filesBelow(archive, isWanted)[0];

export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The folder of a path with a slash at the end; empty for the archive itself. */
export const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

export const withoutExtension = (path: string) => path.replace(/\.[^./]*$/, '');

/** The bytes of a file; null if they are damaged. */
export async function readBlob({ blob }: Pick<ArchiveFile, 'blob'>) {
  try {
    return await blob();
  } catch (thrown) {
    if (thrown instanceof UnreadableFileError) return null;
    throw thrown;
  }
}

/** The first characters of a file, by which its system is recognised. */
export async function startOf(file: ArchiveFile | undefined) {
  const blob = file ? await readBlob(file) : null;
  return blob ? blob.slice(0, 65_536).text() : '';
}
