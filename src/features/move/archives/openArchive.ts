import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { archiveLimits, moveTexts } from '@contract/texts/moveTexts';
import type { Archive, ArchiveFile } from './archive';
import { commonFolder, isIgnoredName, isUnsafeName, withSlashes } from './archiveNames';
import { decodeText } from './decodeText';
import { type Loss, lossOf } from './losses';

/** A file of a folder with its path. */
export type PathAndFile = readonly [path: string, file: File];

const zipName = /\.zip$/i;
const readableName = /\.(?:json|xml|csv|md|markdown|html?)$/i;

const fileOf = ([path, file]: PathAndFile): ArchiveFile => ({
  path,
  size: file.size,
  blob: async () => file,
  text: () => decodeText(file),
});

/** Leaves out files whose names can't be used, and those that are too large. */
function sortOut(found: readonly ArchiveFile[]) {
  const files = new Map<string, ArchiveFile>();
  const losses: Loss[] = [];
  for (const file of found) {
    const path = withSlashes(file.path);
    if (isUnsafeName(file.path)) losses.push(lossOf('unsafeName', file.path));
    else if (isIgnoredName(path)) continue;
    else if (files.has(path)) losses.push(lossOf('repeatedName', path));
    else if (file.size > archiveLimits.entryBytes) losses.push(lossOf('fileTooLarge', path));
    else files.set(path, { ...file, path });
  }
  return { files, losses };
}

function archiveOf(name: string, found: readonly ArchiveFile[]): Archive {
  const { files, losses } = sortOut(found);
  const folder = commonFolder([...files.keys()]);
  const shortened = [...files.values()].map((file): [string, ArchiveFile] => {
    const path = file.path.slice(folder.length);
    return [path, { ...file, path }];
  });
  return { name, files: new Map(shortened), losses };
}

async function openFile(file: File): Promise<Archive> {
  if (zipName.test(file.name)) {
    const { readZipFiles } = await import('./zipFiles');
    const { files, losses } = await readZipFiles(file);
    const archive = archiveOf(file.name, files);
    if (files.length + losses.length === 0) throw new UnreadableFileError(moveTexts.empty);
    return { ...archive, losses: [...losses, ...archive.losses] };
  }
  if (!readableName.test(file.name)) throw new UnreadableFileError(moveTexts.wrongType);
  if (file.size > archiveLimits.entryBytes) throw new UnreadableFileError(moveTexts.fileTooLarge);
  return archiveOf(file.name, [fileOf([file.name, file])]);
}

const pathOf = (file: File): PathAndFile => [file.webkitRelativePath || file.name, file];

/**
 * Opens what a person chose or dropped: one file, or the files of a folder, each with its path. Throws an
 * UnreadableFileError if it is over a limit, or nothing that can be read.
 */
export async function openArchive(chosen: readonly (File | PathAndFile)[]): Promise<Archive> {
  const files = chosen.map((one) => (one instanceof File ? pathOf(one) : one));
  const [first, ...others] = files;
  if (!first) throw new UnreadableFileError(moveTexts.empty);
  const bytes = files.reduce((sum, [, { size }]) => sum + size, 0);
  if (bytes > archiveLimits.bytes) throw new UnreadableFileError(moveTexts.tooLarge);
  if (files.length > archiveLimits.entries) throw new UnreadableFileError(moveTexts.tooManyFiles);
  const [path, file] = first;
  const isFolder = path.includes('/');
  if (others.length === 0 && !isFolder) return openFile(file);
  if (!isFolder) throw new UnreadableFileError(moveTexts.severalFiles);
  const [name = ''] = path.split('/', 1);
  return archiveOf(name, files.map(fileOf));
}
