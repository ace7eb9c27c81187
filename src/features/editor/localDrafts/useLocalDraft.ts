import { useRef, useState } from 'react';
import { deleteLocalDraft, type LocalDraft, writeLocalDraft } from './localDrafts';

/**
 * Keeps work on this device, one write at a time and always the latest. `hasFailed` tells at once when
 * the browser refuses.
 */
export function useLocalDraft(key: string) {
  const [hasFailed, setHasFailed] = useState(false);
  const waiting = useRef<LocalDraft | null>(null);
  const running = useRef(Promise.resolve());

  async function writeLatest() {
    const work = waiting.current;
    waiting.current = null;
    if (!work) return;
    try {
      await writeLocalDraft(key, work);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  return {
    hasFailed,
    keep(work: LocalDraft) {
      waiting.current = work;
      running.current = running.current.then(writeLatest);
      return running.current;
    },
    async clear() {
      waiting.current = null;
      await running.current;
      await deleteLocalDraft(key).catch(() => setHasFailed(true));
    },
  };
}
