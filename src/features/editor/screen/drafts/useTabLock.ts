import { editorLimits } from '@contract/document/editorLimits';
import { editorLock } from '@contract/draftKeys';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '@/lib/notify';
import { closedEditors } from '../../model/closedEditors';

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
 * The locks of tabs that load the post again after they got its lock: the editor is gone meanwhile, and must not lose the
 * lock to a tab that waits for it.
 */
const keptLocks = new Map<string, () => void>();

/** How long a lock is held without an editor, in milliseconds. */
const keptFor = 10_000;

function keepLock(name: string, release: () => void) {
  keptLocks.set(name, release);
  setTimeout(() => {
    if (keptLocks.get(name) !== release) return;
    keptLocks.delete(name);
    release();
  }, keptFor);
}

function takeKeptLock(name: string) {
  const release = keptLocks.get(name);
  keptLocks.delete(name);
  return release;
}

async function isLockHeld(name: string) {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}

/**
 * Lets only one tab edit a post. The first tab holds a Web Lock until its closed editor has sent what was left, and says so
 * to the others, which wait for the lock. Without Web Locks, or if they fail, tabs don't coordinate.
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
    const name = editorLock(key);
    const channel = new BroadcastChannel(name);
    let current: TabRole = 'pending';
    let [isTakingOver, loadsAgain] = [false, false];
    let release = () => {};

    function enter(next: TabRole) {
      current = next;
      setRole(next);
      if (next !== 'pending') channel.postMessage(next);
    }

    function decide(isHeld: boolean) {
      if (current === 'pending' && !unmounted.signal.aborted) enter(isHeld ? 'second' : 'first');
    }

    // A tab that doesn't react, such as one of an earlier release, may hold the lock.
    const timer = setTimeout(
      () => void isLockHeld(name).then(decide, () => decide(false)),
      editorLimits.deviceTimeout,
    );

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
      if (unmounted.signal.aborted) return;
      enter('second');
      setHasSecond(false);
      // Behind the tab that takes over, which waits already.
      enterLater();
      release();
    }

    async function waitForLock() {
      const isHeld = await isLockHeld(name);
      await navigator.locks.request(name, { signal: unmounted.signal }, async () => {
        clearTimeout(timer);
        const wasSecond = current === 'second';
        enter('first');
        if (wasSecond) notify.success(unlockedTexts[isTakingOver ? 'takenOver' : 'closed']);
        isTakingOver = false;
        if (wasSecond || isHeld) {
          loadsAgain = true;
          handleUnlocked();
        }
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      });
    }
    const enterLater = () => void waitForLock().catch(() => decide(false));
    const kept = takeKeptLock(name);
    if (kept) {
      release = kept;
      enter('first');
    } else enterLater();
    return () => {
      clearTimeout(timer);
      if (loadsAgain && current === 'first') keepLock(name, release);
      // The editor in it is closed next.
      else void Promise.resolve().then(closedEditors.settled).then(release);
      unmounted.abort();
      channel.close();
    };
  }, [key]);

  return { role, hasSecond, takeOver: () => takeOver.current() };
}
