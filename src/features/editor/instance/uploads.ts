import type { Services } from '../blocks/services';

type Uploaded = { url: string };

export type UploadPicture = (
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Uploaded>;

/** The pictures that are on their way to the site. */
export function createUploads(upload: UploadPicture, onCount: (count: number) => void) {
  const leaving = new AbortController();
  const underWay = new Set<Promise<unknown>>();

  async function run(file: Blob, onProgress: (share: number) => void) {
    const { url } = await upload(file, onProgress, leaving.signal);
    return url;
  }

  const services: Services = {
    upload(file, onProgress) {
      const running = run(file, onProgress);
      underWay.add(running);
      onCount(underWay.size);
      const settle = () => {
        underWay.delete(running);
        onCount(underWay.size);
      };
      running.then(settle, settle);
      return running;
    },
  };

  return {
    services,
    settled: () => Promise.allSettled(underWay),
    abort: () => leaving.abort(),
  };
}

export type Uploads = ReturnType<typeof createUploads>;
