const mebibyte = 1024 * 1024;

/** Bytes of bodies that all requests together may keep in memory. */
const mostBytes = 64 * mebibyte;
/** One client can't refuse the others: it gets at most one of so many parts. */
const clientParts = 4;

/** Counts the bytes of request bodies in memory, so that many slow uploads can't fill it. */
export function createBodyBudget(most = mostBytes) {
  let used = 0;
  const usedBy = new Map<string, number>();

  function add(client: string, bytes: number) {
    used += bytes;
    const total = (usedBy.get(client) ?? 0) + bytes;
    if (total === 0) usedBy.delete(client);
    else usedBy.set(client, total);
  }

  /** The share of a client's request, which must be released when the request has been answered. */
  function open(client: string) {
    let own = 0;
    return {
      /** Counts these bytes; returns false if they would exceed the budget or the client's part of it. */
      take(bytes: number) {
        const isTooMuch = (usedBy.get(client) ?? 0) + bytes > most / clientParts;
        if (isTooMuch || used + bytes > most) return false;
        add(client, bytes);
        own += bytes;
        return true;
      },

      release() {
        add(client, -own);
        own = 0;
      },
    };
  }

  return { open };
}

export type BodyBudget = ReturnType<typeof createBodyBudget>;
export type BodyShare = ReturnType<BodyBudget['open']>;
