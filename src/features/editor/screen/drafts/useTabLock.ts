import { editorLimits } from '@contract/document/editorLimits';
import { editorLock } from '@contract/storageKeys';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '@/lib/notify';

/** Only the first tab can edit; a second one is read-only until the first is closed or hands over. */
type TabRole = 'pending' | 'first' | 'second';

type Tabs = {
  role: TabRole;
  /** Another tab has opened the post too. */
  hasSecond: boolean;
  /** Asks the first tab to save its work and become the second one. */
  takeOver: () => void;
};

type TabLockOptions = {
  /** Called when this tab becomes the first one. */
  onUnlocked: () => void;
  /** Another tab takes over. Resolves when this one has saved its work. */
  onTakenOver: () => Promise<void>;
};

const unlockedTexts = {
  closed: 'The other tab is closed. You can write here now.',
  takenOver: 'You can write here now. The other tab can only read.',
};

/**
 * Lets only one tab edit a post. The first tab holds a Web Lock while it is open, and says so to the
 * others, which wait for the lock. Without Web Locks, or if they fail, tabs don't coordinate.
 */
export function useTabLock(key: string, { onUnlocked, onTakenOver }: TabLockOptions): Tabs {
  const [role, setRole] = useState<TabRole>('locks' in navigator ? 'pending' : 'first');
  const [hasSecond, setHasSecond] = useState(false);
  const handleUnlocked = useEffectEvent(onUnlocked);
  const handleTakenOver = useEffectEvent(onTakenOver);
  const takeOver = useRef(() => {});

  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const name = editorLock(key);
    const channel = new BroadcastChannel(name);
    let current: TabRole = 'pending';
    let isTakingOver = false;
    let release = () => {};

    function enter(next: TabRole) {
      current = next;
      setRole(next);
      if (next !== 'pending') channel.postMessage(next);
    }

    function decide(isHeld: boolean) {
      if (current === 'pending' && !signal.aborted) enter(isHeld ? 'second' : 'first');
    }

    async function lookForHolder() {
      const { held = [] } = await navigator.locks.query();
      decide(held.some((lock) => lock.name === name));
    }

    // A tab that doesn't react, such as one of an earlier release, may hold the lock.
    const timer = setTimeout(() => {
      lookForHolder().catch(() => decide(false));
    }, editorLimits.deviceTimeout);

    channel.addEventListener('message', ({ data }) => {
      if (data === 'first' && current === 'pending') enter('second');
      // A tab that has taken over doesn't know of the others.
      if (data === 'first' && current === 'second') channel.postMessage('second');
      if (data === 'pending' && current === 'first') channel.postMessage('first');
      if (data === 'second' && current === 'first') setHasSecond(true);
      if (data === 'wanted' && current === 'first') void handOver();
    });
    channel.postMessage('pending');
    takeOver.current = () => {
      isTakingOver = true;
      channel.postMessage('wanted');
    };

    async function handOver() {
      await handleTakenOver();
      if (signal.aborted) return;
      enter('second');
      setHasSecond(false);
      // Behind the tab that takes over, which waits already.
      waitForLock();
      release();
    }

    function waitForLock() {
      navigator.locks
        .request(name, { signal }, async () => {
          clearTimeout(timer);
          const wasSecond = current === 'second';
          enter('first');
          if (wasSecond) {
            notify.success(isTakingOver ? unlockedTexts.takenOver : unlockedTexts.closed);
            isTakingOver = false;
            handleUnlocked();
          }
          await new Promise<void>((resolve) => {
            release = resolve;
            signal.addEventListener('abort', () => resolve());
          });
        })
        .catch(() => decide(false));
    }
    waitForLock();
    return () => {
      clearTimeout(timer);
      unmounted.abort();
      channel.close();
    };
  }, [key]);

  return { role, hasSecond, takeOver: () => takeOver.current() };
}
