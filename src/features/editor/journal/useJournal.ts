import { useRef, useState } from 'react';
import { clearWork, type KeptWork, writeWork } from './journal';

/**
 * Keeps work on this device, one write at a time and always the latest. `hasFailed` tells at once when
 * the browser refuses.
 */
export function useJournal(key: string) {
  const [hasFailed, setHasFailed] = useState(false);
  const waiting = useRef<KeptWork | null>(null);
  const running = useRef(Promise.resolve());

  async function writeLatest() {
    const work = waiting.current;
    waiting.current = null;
    if (!work) return;
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
      return running.current;
    },
    async clear() {
      waiting.current = null;
      await running.current;
      await clearWork(key).catch(() => setHasFailed(true));
    },
  };
}
