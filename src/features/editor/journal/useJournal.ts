import { useEffect, useRef, useState } from 'react';
import { clearWork, type KeptWork, writeWork } from './journal';

/**
 * Keeps work on this device, one write at a time and always the latest. `hasFailed` tells at once when
 * the browser refuses.
 */
export function useJournal(key: string, isOurs: boolean) {
  const [hasFailed, setHasFailed] = useState(false);
  const waiting = useRef<KeptWork | null>(null);
  const running = useRef(Promise.resolve());
  const allowed = useRef(isOurs);

  useEffect(() => {
    allowed.current = isOurs;
  }, [isOurs]);

  async function writeLatest() {
    const work = waiting.current;
    waiting.current = null;
    if (!work || !allowed.current) return;
    try {
      await writeWork(key, work);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  return {
    hasFailed,
    keep(work: KeptWork) {
      waiting.current = work;
      running.current = running.current.then(writeLatest);
    },
    async clear() {
      waiting.current = null;
      await running.current;
      await clearWork(key).catch(() => setHasFailed(true));
    },
  };
}
