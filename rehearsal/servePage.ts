import { postPath } from '@contract/pages';
import { blockPath } from '@contract/postAnchors';
import * as v from 'valibot';
import { type FromFrame, toFrame } from '@/features/move/frame/frameMessages';

/** The page's side of the port to the page around the frame: it opens posts, and asks for pictures. */
export function servePage(port: MessagePort, navigate: (path: string) => void) {
  const asked = new Map<string, (blob: Blob | null) => void>();
  const send = (message: FromFrame) => port.postMessage(message);

  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = v.parse(toFrame, data);
    if (message.kind === 'open') {
      const { url, blockId } = message;
      navigate(blockId === null ? postPath(url) : blockPath(url, blockId));
      return;
    }
    const { address, blob } = message;
    asked.get(address)?.(blob);
    asked.delete(address);
  });
  port.start();

  return {
    send,
    /** A picture is read once at a time. */
    readPicture: (address: string) =>
      new Promise<Blob | null>((resolve) => {
        asked.set(address, resolve);
        send({ kind: 'picture', address });
      }),
  };
}
