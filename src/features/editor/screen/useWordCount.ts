import { useEffect, useState } from 'react';
import { createDocumentCounter } from '../document/wordCount';
import type { DraftStore } from '../draft/draftStore';

/** The words of the document, counted while the browser is idle. */
export function useWordCount(draftStore: DraftStore) {
  const [words, setWords] = useState(0);

  useEffect(() => {
    const count = createDocumentCounter();
    let waiting: number | null = null;

    function countInTime(deadline: IdleDeadline) {
      waiting = null;
      const sum = count(draftStore.draft().document, () => deadline.timeRemaining() > 2);
      if (sum === null) schedule();
      else setWords(sum);
    }

    function schedule() {
      waiting ??= window.requestIdleCallback(countInTime);
    }

    schedule();
    const stop = draftStore.subscribe(({ document }) => (document ? schedule() : undefined));
    return () => {
      stop();
      if (waiting !== null) window.cancelIdleCallback(waiting);
    };
  }, [draftStore]);

  return words;
}
