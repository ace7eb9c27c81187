import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { archiveLimits, moveTexts } from '@contract/texts/moveTexts';
import {
  BlobReader,
  configure,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import type { ArchiveFile } from './archive';
import { decodeText } from './decodeText';
import { isGone } from './isGone';
import { type Loss, lossOf } from './losses';

// The page's security policy allows neither workers from texts nor WebAssembly. The browser inflates.
configure({ useWebWorkers: false, useCompressionStream: true });

/** Collects what is inflated, and stops as soon as it is more than announced. */
function createLimitedSink(announced: number) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const sink = new WritableStream<Uint8Array>({
    write(part) {
      bytes += part.byteLength;
      if (bytes > announced) throw new UnreadableFileError(moveTexts.largerThanAnnounced);
      parts.push(new Uint8Array(part));
    },
  });
  return { sink, blob: () => new Blob(parts) };
}

async function inflate(entry: FileEntry) {
  const { sink, blob } = createLimitedSink(entry.uncompressedSize);
  try {
    await entry.getData(sink);
  } catch (thrown) {
    if (thrown instanceof UnreadableFileError || isGone(thrown)) throw thrown;
    throw new UnreadableFileError(moveTexts.broken, { cause: thrown });
  }
  return blob();
}

const expandsTooMuch = ({ compressedSize, uncompressedSize }: FileEntry) =>
  uncompressedSize > compressedSize * archiveLimits.ratio;

const fileOf = (entry: FileEntry): ArchiveFile => ({
  path: entry.filename,
  size: entry.uncompressedSize,
  blob: () => inflate(entry),
  text: async () => decodeText(await inflate(entry)),
});

type ZipFiles = { files: readonly ArchiveFile[]; losses: readonly Loss[] };

/**
 * Reads the list of a .zip's files. Their bytes are read from the blob when they are asked for, one file
 * at a time. Throws an UnreadableFileError.
 */
export async function readZipFiles(zip: Blob): Promise<ZipFiles> {
  const files: ArchiveFile[] = [];
  const losses: Loss[] = [];
  let bytes = 0;
  try {
    const reader = new ZipReader(new BlobReader(zip), { filenameValidation: 'tolerant' });
    for await (const entry of reader.getEntriesGenerator()) {
      if (files.length + losses.length >= archiveLimits.entries) {
        throw new UnreadableFileError(moveTexts.tooManyFiles);
      }
      if (entry.directory) continue;
      if (entry.encrypted) throw new UnreadableFileError(moveTexts.encrypted);
      if (expandsTooMuch(entry)) {
        losses.push(lossOf('expandsTooMuch', entry.filename));
        continue;
      }
      bytes += entry.uncompressedSize;
      if (bytes > archiveLimits.bytes) throw new UnreadableFileError(moveTexts.tooLarge);
      files.push(fileOf(entry));
    }
  } catch (thrown) {
    if (thrown instanceof UnreadableFileError || isGone(thrown)) throw thrown;
    throw new UnreadableFileError(moveTexts.broken, { cause: thrown });
  }
  return { files, losses };
}
