import { editorLock } from '@contract/storageKeys';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/lib/notify';

const lockTimeout = 250;

/** Only the first tab can edit; a second one is read-only until the first is closed. */
type TabRole = 'pending' | 'first' | 'second';

type Tabs = {
  role: TabRole;
  /** Another tab has opened the post too. */
  hasSecond: boolean;
};

/**
 * Lets only one tab edit a post. The first tab holds a Web Lock while it is open; a later one waits for
 * the lock and notifies the first. Without Web Locks, tabs don't coordinate.
 */
export function useTabLock(key: string): Tabs {
  const [role, setRole] = useState<TabRole>('locks' in navigator ? 'pending' : 'first');
  const [hasSecond, setHasSecond] = useState(false);
  const wasSecond = useRef(false);

  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const channel = new BroadcastChannel(editorLock(key));
    const timer = setTimeout(() => {
      wasSecond.current = true;
      setRole('second');
      channel.postMessage('second');
    }, lockTimeout);
    channel.addEventListener('message', () => setHasSecond(true));
    navigator.locks
      .request(editorLock(key), { signal }, async () => {
        clearTimeout(timer);
        setRole('first');
        if (wasSecond.current) notify.success('The other tab is closed. You can write here now.');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      })
      .catch(() => undefined);
    return () => {
      clearTimeout(timer);
      unmounted.abort();
      channel.close();
    };
  }, [key]);

  return { role, hasSecond };
}
