import { unavailable } from '../failure';
import { startTimer } from './startTimer';

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** Bodies up to this size count in a budget of their own, so that large ones don't keep them out. */
export const smallBody = 64 * kibibyte;

const usual = {
  /** Bytes of large bodies that all requests together may keep in memory. */
  large: 64 * mebibyte,
  /** The same for small ones. */
  small: 16 * mebibyte,
  /** Small bodies of one client that may be on their way at the same time. */
  mostArriving: 32,
  /** For how long a small body may arrive, in milliseconds. */
  patience: 10_000,
  startTimer,
};

/** One client can't refuse the others: it gets at most one of so many parts. */
const clientParts = 4;

/** Counts for each client and for all together. */
function createPool(most: number) {
  let used = 0;
  const usedBy = new Map<string, number>();
  function add(client: string, bytes: number) {
    used += bytes;
    const total = (usedBy.get(client) ?? 0) + bytes;
    if (total === 0) usedBy.delete(client);
    else usedBy.set(client, total);
  }
  return {
    add,
    fits: (client: string, bytes: number) =>
      used + bytes <= most && (usedBy.get(client) ?? 0) + bytes <= most / clientParts,
  };
}

/** Counts the bytes of request bodies in memory, so that many slow uploads can't fill it. */
export function createBodyBudget(options: Partial<typeof usual> = {}) {
  const { large, small, mostArriving, patience, startTimer: start } = { ...usual, ...options };
  const pools = { large: createPool(large), small: createPool(small) };
  const arriving = new Map<string, number>();

  function count(client: string, change: 1 | -1) {
    const total = (arriving.get(client) ?? 0) + change;
    if (total === 0) arriving.delete(client);
    else arriving.set(client, total);
  }

  /** The share of a client's request, which must be released when the request has been answered. */
  function open(client: string) {
    const own = { large: 0, small: 0 };
    let isReleased = false;
    return {
      bytes: () => own.large + own.small,

      /** Counts bytes that are here; returns false if they would exceed the budget or the client's part of it. */
      take(bytes: number, pool: keyof typeof own) {
        if (isReleased || !pools[pool].fits(client, bytes)) return false;
        pools[pool].add(client, bytes);
        own[pool] += bytes;
        return true;
      },

      /** Waits for a small body. Throws 503 if too many of the client are on their way, or if it takes too long. */
      async arrive<Body>(read: () => Promise<Body>) {
        if ((arriving.get(client) ?? 0) >= mostArriving) throw unavailable();
        count(client, 1);
        let stop = () => {};
        const late = new Promise<never>((_, reject) => {
          stop = start(() => reject(unavailable()), patience);
        });
        try {
          return await Promise.race([read(), late]);
        } finally {
          stop();
          count(client, -1);
        }
      },

      /** What is still read of a body after that is no longer counted, and refused. */
      release() {
        if (isReleased) return;
        isReleased = true;
        pools.large.add(client, -own.large);
        pools.small.add(client, -own.small);
      },
    };
  }

  return { open };
}

export type BodyBudget = ReturnType<typeof createBodyBudget>;
export type BodyShare = ReturnType<BodyBudget['open']>;
