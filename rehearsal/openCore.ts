import * as v from 'valibot';
import type { SiteAuthor } from '@/features/move/frame/frameMessages';
import { fromCore, type ToCore } from './core/coreMessages';

type Answer = { status: number; type: string; text: string };

/** The part of a worker that is used. */
export type CoreWorker = Pick<Worker, 'postMessage' | 'addEventListener'>;

type CoreOptions = { worker: CoreWorker; author: SiteAuthor; port: MessagePort };

/**
 * Starts the API in a worker. `fetch` asks it instead of the network; `loaded` resolves when it has all posts, and rejects
 * if it fails before.
 */
export function openCore({ worker, author, port }: CoreOptions) {
  const asked = new Map<number, (answer: Answer) => void>();
  const send = (message: ToCore, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  let calls = 0;

  const loaded = new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', () =>
      reject(new Error('The rehearsal could not be started.')),
    );
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = v.parse(fromCore, data);
      if (message.kind === 'loaded') return resolve();
      asked.get(message.id)?.(message);
      return asked.delete(message.id);
    });
  });
  send({ kind: 'open', author, siteUrl: window.location.origin }, [port]);

  return {
    loaded,
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init);
      const { method, url } = request;
      const body = request.body ? await request.text() : null;
      const id = (calls += 1);
      const answer = await new Promise<Answer>((resolve) => {
        asked.set(id, resolve);
        send({ kind: 'call', id, method, url, body });
      });
      const { status, type, text } = answer;
      return new Response(text, { status, headers: { 'Content-Type': type } });
    },
  };
}
