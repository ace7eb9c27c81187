import { createQueue, nextTask } from '@server/lib/queue';
import { queueLimits } from '@server/lib/queueLimits';
import type { Share } from '@server/lib/share';
import { unavailable } from '../failure';

type StartTimer = (expire: () => void, milliseconds: number) => () => void;

/** Starts a timer and returns a function that stops it. */
export const startTimer: StartTimer = (expire, milliseconds) => {
  const timer = setTimeout(expire, milliseconds);
  return () => clearTimeout(timer);
};

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** Bodies up to this size count in a budget of their own, so that large ones don't delay them. */
export const smallBody = 64 * kibibyte;

const usual = {
  /** Bytes of large bodies that all requests together may have in memory. */
  large: 64 * mebibyte,
  /** The same for small ones. */
  small: 16 * mebibyte,
  /** How many bodies of one client, of each size, may arrive at the same time. */
  mostArriving: 32,
  /** For how long a small body may arrive, in milliseconds. */
  patience: 10_000,
  /** Bytes of a large body that have to arrive in each such time. */
  leastArriving: 80 * kibibyte,
  startTimer,
};

/** A client gets at most one of this number of parts of the budget, so that it can't use up the others. */
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
    countOf: (client: string) => usedBy.get(client) ?? 0,
    fits: (client: string, bytes: number) =>
      used + bytes <= most && (usedBy.get(client) ?? 0) + bytes <= most / clientParts,
  };
}

type Size = 'large' | 'small';

/** Counts the bytes of request bodies in memory, so that many slow uploads can't fill it. */
export function createBodyBudget(options: Partial<typeof usual> = {}) {
  const { large, small, mostArriving, patience, leastArriving, ...rest } = { ...usual, ...options };
  const pools = { large: createPool(large), small: createPool(small) };
  const arriving = { large: createPool(Infinity), small: createPool(Infinity) };
  /** Copying and parsing a large body takes long, and those of several clients can arrive at once. */
  const queue = createQueue({ ...queueLimits.largeBodies, pause: nextTask });

  /** Calls `expire` if nothing stops it, and `isAlive` returns false after some time. */
  function watch(isAlive: () => boolean, expire: () => void) {
    let stop = () => {};
    function wait() {
      stop = rest.startTimer(() => (isAlive() ? wait() : expire()), patience);
    }
    wait();
    return () => stop();
  }

  /** The share of a request, which must be released when the request has been answered. */
  function open(share: Share) {
    const client = `${share.group} ${share.client}`;
    const own = { large: 0, small: 0 };
    let isReleased = false;

    function createIsAlive(size: Size) {
      let seen = own.large;
      return () => {
        const isFast = size === 'large' && own.large - seen >= leastArriving;
        seen = own.large;
        return isFast;
      };
    }

    return {
      bytes: () => own.large + own.small,

      /** Counts bytes that are here; returns false if they would exceed the budget or the client's part of it. */
      take(bytes: number, size: Size) {
        if (isReleased || !pools[size].fits(client, bytes)) return false;
        pools[size].add(client, bytes);
        own[size] += bytes;
        return true;
      },

      /** Waits for a body. Throws 503 if too many of the client arrive at the same time, or if it arrives too slowly. */
      async arrive<Body>(size: Size, read: () => Promise<Body>) {
        if (arriving[size].countOf(client) >= mostArriving) throw unavailable();
        arriving[size].add(client, 1);
        let stop = () => {};
        const late = new Promise<never>((_, reject) => {
          stop = watch(createIsAlive(size), () => reject(unavailable()));
        });
        try {
          return await Promise.race([read(), late]);
        } finally {
          stop();
          arriving[size].add(client, -1);
        }
      },

      /** Works on a large body when it is its turn. */
      inTurn: async <Result>(work: () => Promise<Result>) => queue(work, { share }),

      /** Bytes that are read after that are not counted, and the body is refused. */
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
