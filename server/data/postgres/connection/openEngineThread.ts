import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { type EngineCall, fromEngine } from './engineMessages';
import type { Engine } from './pgliteEngine';

type Running = { resolve: (rows: unknown[]) => void; reject: (failure: Error) => void };

/**
 * Opens the database of a folder in a thread of its own, so that no statement delays requests that
 * don't need the database. `file` is the built `engineThread.ts`. If the thread ends by itself, so does the
 * process: what the database was doing is unknown.
 */
export async function openEngineThread(file: string, folder: string): Promise<Engine> {
  const worker = new Worker(file);
  const running = new Map<number, Running>();
  const listeners = new Map<number, (message: string) => void>();
  let last = 0;
  let isOpen = false;
  let cause: unknown;

  worker.on('message', (value: unknown) => {
    const message = v.parse(fromEngine, value);
    const { id } = message;
    if (message.kind === 'message') return listeners.get(id)?.(message.message);
    if (message.kind === 'done') running.get(id)?.resolve(message.rows);
    else running.get(id)?.reject(Object.assign(new Error(), message.failure));
    return running.delete(id);
  });
  // `exit` follows.
  worker.on('error', (error) => {
    cause = error;
  });
  worker.once('exit', (code) => {
    const failure = new Error(`The thread of the database has ended with ${code}.`, { cause });
    if (isOpen) throw failure;
    for (const { reject } of running.values()) reject(failure);
  });

  function send(id: number, call: EngineCall) {
    return new Promise<unknown[]>((resolve, reject) => {
      running.set(id, { resolve, reject });
      worker.postMessage({ id, call });
    });
  }
  const ask = async (call: EngineCall) => send((last += 1), call);

  async function close() {
    isOpen = false;
    await worker.terminate();
  }

  await ask({ kind: 'open', folder }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  isOpen = true;
  return {
    query: async (text, parameters, rows) => ask({ kind: 'query', text, parameters, rows }),
    script: async (text) => void (await ask({ kind: 'script', text })),
    async listen(channel, onMessage) {
      const listening = (last += 1);
      listeners.set(listening, onMessage);
      await send(listening, { kind: 'listen', channel });
      return async () => {
        await ask({ kind: 'unlisten', listening });
        listeners.delete(listening);
      };
    },
    async close() {
      await ask({ kind: 'close' });
      await close();
    },
  };
}
