import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { markdownTexts } from '@contract/texts/markdownTexts';
import type { Bytes } from './zip';
import { buffersOf, type ZipAnswer, type ZipTask } from './zipTask';

function askWorker(task: ZipTask) {
  const worker = new Worker(new URL('./zipWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<ZipAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ZipAnswer>) => resolve(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    });
    worker.postMessage(task, buffersOf(task));
  }).finally(() => worker.terminate());
}

/** The files of an archive by their names; its bytes are moved away. Throws an UnreadableFileError. */
export async function unzipInWorker(archive: Bytes): Promise<ReadonlyMap<string, Bytes>> {
  const answer = await askWorker({ kind: 'unzip', archive });
  if (answer.kind === 'unzip') return new Map(answer.entries);
  throw new UnreadableFileError(
    answer.kind === 'unreadable' ? answer.message : markdownTexts.brokenZip,
  );
}

/** An archive of the files, whose bytes are moved away. */
export async function zipInWorker(files: ReadonlyMap<string, Bytes>): Promise<Bytes> {
  const answer = await askWorker({ kind: 'zip', entries: [...files] });
  if (answer.kind === 'zip') return answer.archive;
  throw new Error('The archive was not written.');
}
