import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { type Bytes, unzip, zip } from './zip';

/** Files by their names, as they are sent to a worker and back. */
export type Entries = (readonly [name: string, bytes: Bytes])[];

export type ZipTask = { kind: 'zip'; entries: Entries } | { kind: 'unzip'; archive: Bytes };

export type ZipAnswer =
  | { kind: 'zip'; archive: Bytes }
  | { kind: 'unzip'; entries: Entries }
  | { kind: 'unreadable'; message: string };

/** Packs or unpacks an archive: seconds for a large one. */
export function runZipTask(task: ZipTask): ZipAnswer {
  if (task.kind === 'zip') return { kind: 'zip', archive: zip(new Map(task.entries)) };
  try {
    return { kind: 'unzip', entries: [...unzip(task.archive)] };
  } catch (thrown) {
    if (thrown instanceof UnreadableFileError)
      return { kind: 'unreadable', message: thrown.message };
    throw thrown;
  }
}

/** What is moved between the threads instead of copied. */
export function buffersOf(message: ZipTask | ZipAnswer) {
  if ('archive' in message) return [message.archive.buffer];
  return 'entries' in message ? message.entries.map(([, { buffer }]) => buffer) : [];
}
