import * as v from 'valibot';
import { type PostsPart, postsPart } from '@/features/move/frame/frameMessages';

/** Asks for the posts on the port, one part after another. */
export function partsFrom(port: MessagePort) {
  return (from: number) =>
    new Promise<PostsPart>((resolve, reject) => {
      port.addEventListener(
        'message',
        ({ data }: MessageEvent<unknown>) => {
          const parsed = v.safeParse(postsPart, data);
          if (parsed.success) resolve(parsed.output);
          else reject(new Error('The posts are unreadable.'));
        },
        { once: true },
      );
      port.start();
      port.postMessage({ from });
    });
}
