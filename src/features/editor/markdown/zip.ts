import { editorLimits } from '@contract/document/editorLimits';
import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { markdownTexts } from '@contract/texts/markdownTexts';
import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate';

export type Bytes = Uint8Array<ArrayBuffer>;

const { entries: mostEntries, inflatedBytes } = editorLimits.postFile;

/** Names with which an entry could be taken for a file outside of the archive. */
const isUnsafeName = (name: string) => /(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^[a-z]:|\0/i.test(name);

/** Directories, and what systems add to archives. */
const isIgnored = (name: string) =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || /(?:^|\/)\./.test(name);

/**
 * Checks each entry before it is inflated. fflate inflates no entry beyond its announced size, so the
 * announced sizes limit the memory; stored entries can overlap, so theirs are added up too.
 */
function createFilter() {
  let entries = 0;
  let bytes = 0;
  return ({ name, size, originalSize }: UnzipFileInfo) => {
    entries += 1;
    bytes += Math.max(size, originalSize);
    if (entries > mostEntries || bytes > inflatedBytes) {
      throw new UnreadableFileError(markdownTexts.inflatesTooLarge);
    }
    if (isUnsafeName(name)) throw new UnreadableFileError(markdownTexts.unsafeNames);
    return !isIgnored(name);
  };
}

/** The files of an archive by their names. Throws an UnreadableFileError. */
export function unzip(archive: Bytes): ReadonlyMap<string, Bytes> {
  try {
    return new Map(
      Object.entries(unzipSync(archive, { filter: createFilter() })).map(([name, file]) => [
        name,
        new Uint8Array(file),
      ]),
    );
  } catch (thrown) {
    if (thrown instanceof UnreadableFileError) throw thrown;
    throw new UnreadableFileError(markdownTexts.brokenZip);
  }
}

/** Pictures are compressed already, so everything is only stored. */
export function zip(files: ReadonlyMap<string, Bytes>) {
  return zipSync(Object.fromEntries(files), { level: 0 });
}
