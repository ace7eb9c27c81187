import { useEffect, useState } from 'react';

const grace = 250;

type Tabs = {
  /** Another tab had this work open before this one; it alone keeps it. */
  isSecond: boolean;
  /** A tab came later. */
  hasSecond: boolean;
};

/**
 * Whether the same work is open in another tab. The first holds a lock for as long as it is open; a
 * later one waits for it, and tells.
 */
export function useTabs(key: string): Tabs {
  const [isSecond, setIsSecond] = useState(false);
  const [hasSecond, setHasSecond] = useState(false);

  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const channel = new BroadcastChannel(`commonplace editor ${key}`);
    const timer = setTimeout(() => {
      setIsSecond(true);
      channel.postMessage('second');
    }, grace);
    channel.addEventListener('message', () => setHasSecond(true));
    navigator.locks
      .request(`commonplace editor ${key}`, { signal }, async () => {
        clearTimeout(timer);
        setIsSecond(false);
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      })
      .catch(() => undefined);
    return () => {
      clearTimeout(timer);
      leaving.abort();
      channel.close();
    };
  }, [key]);

  return { isSecond, hasSecond };
}
