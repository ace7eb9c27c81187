import { mostFileBytes } from '@contract/uploads';
import { isRemoteUrl } from '@server/core/files/remotePictures';
import type { FetchedPicture } from '@server/core/ports';

const patience = 10_000;

async function readBody(body: ReadableStream<Uint8Array>): Promise<FetchedPicture> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.byteLength;
    if (size > mostFileBytes) {
      await reader.cancel();
      return 'too large';
    }
    parts.push(new Uint8Array(value));
  }
}

/**
 * Fetches the picture from the tab, which has no rights of a server. The browser refuses hosts that don't allow other
 * sites to read their answers.
 */
export async function fetchPicture(url: URL): Promise<FetchedPicture> {
  if (!isRemoteUrl(url)) return 'refused';
  try {
    const response = await fetch(url, {
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    });
    const isUsable = response.status === 200 && isRemoteUrl(new URL(response.url));
    return isUsable && response.body ? await readBody(response.body) : 'refused';
  } catch {
    return 'refused';
  }
}
