type Options = { signal?: AbortSignal };

/** Web Locks and broadcast channels of one browser. */
export function createFakeTabs() {
  const channels = new Set<FakeChannel>();
  const held = new Set<string>();
  const queue = new Map<string, Promise<unknown>>();
  let lockDelay = 0;

  class FakeChannel extends EventTarget {
    readonly name: string;

    constructor(name: string) {
      super();
      this.name = name;
      channels.add(this);
    }

    postMessage(data: unknown) {
      const others = [...channels].filter((other) => other !== this && other.name === this.name);
      for (const other of others) {
        queueMicrotask(() => {
          if (channels.has(other)) other.dispatchEvent(new MessageEvent('message', { data }));
        });
      }
    }

    close() {
      channels.delete(this);
    }
  }

  async function grant(name: string, before: Promise<unknown>, work: () => Promise<unknown>) {
    await before;
    if (lockDelay > 0) await new Promise((resolve) => setTimeout(resolve, lockDelay));
    held.add(name);
    await work();
    held.delete(name);
  }

  const locks = {
    request(name: string, { signal }: Options, work: () => Promise<unknown>) {
      const before = queue.get(name) ?? Promise.resolve();
      const isWanted = () => signal?.aborted !== true;
      const granted = grant(name, before, async () => (isWanted() ? work() : undefined));
      queue.set(name, granted);
      return granted;
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };

  return {
    FakeChannel,
    locks,
    /** How late locks are granted from now on, in milliseconds. */
    delay(time: number) {
      lockDelay = time;
    },
  };
}
