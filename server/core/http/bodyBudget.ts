const mebibyte = 1024 * 1024;

/** Bytes of bodies that all requests together may keep in memory. */
const mostBytes = 64 * mebibyte;

/** Counts the bytes of request bodies in memory, so that many slow uploads can't fill it. */
export function createBodyBudget(most = mostBytes) {
  let used = 0;

  /** The share of one request, which must be released when the request has been answered. */
  function open() {
    let own = 0;
    return {
      /** Counts these bytes; returns false if they would exceed the budget. */
      take(bytes: number) {
        if (used + bytes > most) return false;
        used += bytes;
        own += bytes;
        return true;
      },

      release() {
        used -= own;
        own = 0;
      },
    };
  }

  return { open };
}

export type BodyBudget = ReturnType<typeof createBodyBudget>;
export type BodyShare = ReturnType<BodyBudget['open']>;
