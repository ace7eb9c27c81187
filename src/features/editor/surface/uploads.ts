import { inTurns, type OnWait } from '@/lib/inTurns';
import type { Services } from '../blocks/services';

type Uploaded = { url: string };

export type UploadPicture = (
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Uploaded>;

/** The API stores the bytes of uploads in memory, and refuses many of one client. */
const mostAtOnce = 2;

/** The picture uploads of one editor. */
export function createUploads(upload: UploadPicture) {
  const unmounted = new AbortController();
  const pending = new Set<Promise<unknown>>();
  const inTurn = inTurns(mostAtOnce);

  async function run(file: Blob, onProgress: (share: number) => void, onWait: OnWait) {
    return inTurn(async () => {
      // The editor can have been closed while this one waited.
      unmounted.signal.throwIfAborted();
      return (await upload(file, onProgress, unmounted.signal)).url;
    }, onWait);
  }

  function track<Result>(work: Promise<Result>) {
    pending.add(work);
    const remove = () => {
      pending.delete(work);
    };
    work.then(remove, remove);
    return work;
  }

  const services: Omit<Services, 'noteLoad'> = {
    upload: (file, onProgress, onWait = () => undefined) => track(run(file, onProgress, onWait)),
    track,
  };

  return {
    services,
    count: () => pending.size,
    /** Resolves when no upload is pending any more, also after failures. */
    settled: () => Promise.allSettled(pending),
    abort: () => unmounted.abort(),
  };
}

export type Uploads = ReturnType<typeof createUploads>;
