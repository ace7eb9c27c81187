import type { Services } from '../blocks/services';

type Uploaded = { url: string };

export type UploadPicture = (
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Uploaded>;

/** The picture uploads of one editor. */
export function createUploads(upload: UploadPicture) {
  const unmounted = new AbortController();
  const pending = new Set<Promise<unknown>>();

  async function run(file: Blob, onProgress: (share: number) => void) {
    const { url } = await upload(file, onProgress, unmounted.signal);
    return url;
  }

  function track<Result>(work: Promise<Result>) {
    pending.add(work);
    const remove = () => {
      pending.delete(work);
    };
    work.then(remove, remove);
    return work;
  }

  const services: Services = {
    upload: (file, onProgress) => track(run(file, onProgress)),
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
