import { zipSync } from 'fflate';
import { openArchive } from '../openArchive';

/** Files by their paths. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

export const fileOf = (name: string, content: string | Uint8Array) =>
  new File([new Uint8Array(bytesOf(content))], name);

/** A .zip as a person chooses it. */
export function zipOf(files: Files, name = 'export.zip') {
  const entries = Object.entries(files).map(([path, content]) => [path, bytesOf(content)] as const);
  return fileOf(name, zipSync(Object.fromEntries(entries)));
}

export const openZip = (files: Files) => openArchive([zipOf(files)]);

/** Opens one file. */
export const openOne = (name: string, content: string) => openArchive([fileOf(name, content)]);

/** Opens a folder. */
export const openFolder = (files: Files) =>
  openArchive(
    Object.entries(files).map(
      ([path, content]) => [`site/${path}`, fileOf(path, content)] as const,
    ),
  );

/** A picture of a few bytes. */
export const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
