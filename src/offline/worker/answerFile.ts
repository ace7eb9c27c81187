import type { BoundedCache } from '../boundedCache';

type FileRequest = {
  address: string;
  load: () => Promise<Response>;
  files: BoundedCache;
  keepRunning: (work: Promise<unknown>) => void;
};

/** Pictures of other origins have the status 0 and an unknown size. */
const isWhole = ({ status, type }: Response) => status === 200 && type !== 'opaque';

async function loadAndStore({ address, load, files, keepRunning }: FileRequest) {
  const response = await load();
  if (isWhole(response)) {
    keepRunning(files.put(address, response.clone()).catch(() => undefined));
  }
  return response;
}

/** A file that never changes: its name contains a hash or an id. */
export async function answerImmutable(request: FileRequest) {
  return (await request.files.match(request.address)) ?? loadAndStore(request);
}

/** A file that can change: the stored one only replaces a missing answer. */
export async function answerChangeable(request: FileRequest) {
  try {
    return await loadAndStore(request);
  } catch (failure) {
    const stored = await request.files.match(request.address);
    if (stored) return stored;
    throw failure;
  }
}
