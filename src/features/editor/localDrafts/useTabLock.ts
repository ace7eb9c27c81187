import { editorLock } from '@contract/storageKeys';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/lib/notify';

const grace = 250;

/** Whether this tab has the work to itself; a second one may only read until the first is closed. */
type Place = 'asking' | 'first' | 'second';

type Tabs = {
  place: Place;
  /** A tab came later. */
  hasSecond: boolean;
};

/**
 * Whether the same work is open in another tab. The first holds a lock for as long as it is open; a
 * later one waits for it, and tells.
 */
export function useTabLock(key: string): Tabs {
  const [place, setPlace] = useState<Place>('locks' in navigator ? 'asking' : 'first');
  const [hasSecond, setHasSecond] = useState(false);
  const wasSecond = useRef(false);

  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const channel = new BroadcastChannel(editorLock(key));
    const timer = setTimeout(() => {
      wasSecond.current = true;
      setPlace('second');
      channel.postMessage('second');
    }, grace);
    channel.addEventListener('message', () => setHasSecond(true));
    navigator.locks
      .request(editorLock(key), { signal }, async () => {
        clearTimeout(timer);
        setPlace('first');
        if (wasSecond.current) notify.success('The other tab is closed. You can write here now.');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      })
      .catch(() => undefined);
    return () => {
      clearTimeout(timer);
      leaving.abort();
      channel.close();
    };
  }, [key]);

  return { place, hasSecond };
}
