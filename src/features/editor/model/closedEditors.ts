import { useEffect, useState } from 'react';

/** A server that hangs doesn't keep the next editor closed for longer, in milliseconds. */
const longest = 15_000;

/** What the closed editors of this tab still send. */
const sending = new Set<Promise<unknown>>();

export const closedEditors = {
  add(ended: Promise<unknown>) {
    const timeout = new Promise((resolve) => setTimeout(resolve, longest));
    const settled = Promise.race([ended, timeout]).finally(() => sending.delete(settled));
    sending.add(settled);
  },
  /** Resolves when they have sent what was left. */
  settled: async () => Promise.all(sending),
};

/** False until the editors that were closed before have sent what was left: the next one would open what the server had before. */
export function useClosedEditors() {
  const [haveEnded, setHaveEnded] = useState(() => sending.size === 0);

  useEffect(() => {
    if (haveEnded) return undefined;
    let isCurrent = true;
    void closedEditors.settled().then(() => {
      if (isCurrent) setHaveEnded(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [haveEnded]);

  return haveEnded;
}
