import type { PathAndFile } from '../archives/openArchive';
import type { Chosen } from '../model/useRehearsal';

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** Each call returns some of the entries; none when there are no more. */
const nextEntries = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => {
    reader.readEntries(resolve, reject);
  });

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** The files of a folder and of the folders in it, with their paths. */
async function filesIn(folder: FileSystemDirectoryEntry): Promise<PathAndFile[]> {
  const found: PathAndFile[] = [];
  const folders = [folder];
  for (const next of folders) {
    const reader = next.createReader();
    for (let part = await nextEntries(reader); part.length > 0; part = await nextEntries(reader)) {
      for (const entry of part) {
        if (isFolder(entry)) folders.push(entry);
        else if (isFile(entry)) found.push([entry.fullPath.slice(1), await fileOf(entry)]);
      }
    }
  }
  return found;
}

/** What was dropped: files, or the files of folders. Called during the event, which has them only then. */
export async function readDropped({ items, files }: DataTransfer): Promise<Chosen> {
  const dropped = [...files];
  const folders = [...items]
    .map((item) => item.webkitGetAsEntry())
    .filter((entry) => entry !== null);
  const opened = folders.filter(isFolder);
  if (opened.length === 0) return dropped;
  return (await Promise.all(opened.map(filesIn))).flat();
}
