import { hasReadsKey } from '@contract/storageKeys';
import { useEffect, useState } from 'react';
import { storage } from '@/lib/browser/storage';
import { useViewer } from '@/store/hooks';

const wait = 10_000;

/**
 * When what remembers reading is needed: at once for somebody who has read posts before, otherwise when the reader
 * scrolls or stays. Returns the time at which the page was opened, null before that.
 */
export function useReadingStart() {
  const keepsReads = useViewer()?.keepsReads ?? false;
  const [openedAt] = useState(() => Date.now());
  const [isStarted, setIsStarted] = useState(false);

  useEffect(() => {
    const start = () => setIsStarted(true);
    const hasRead = keepsReads || storage.read(hasReadsKey) !== null;
    const timer = setTimeout(start, hasRead ? 0 : wait);
    document.addEventListener('scroll', start, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', start);
    };
  }, [keepsReads]);

  return isStarted ? openedAt : null;
}
