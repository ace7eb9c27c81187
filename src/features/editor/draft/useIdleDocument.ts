import type { EditorDocument } from '@contract/document/editorDocument';
import { useEffect, useEffectEvent } from 'react';
import type { DraftStore } from './draftStore';

/**
 * Reads the document and each of its changes while the browser is idle. `read` returns false if it ran out
 * of time and must be called again.
 */
export function useIdleDocument(
  draftStore: DraftStore,
  read: (document: EditorDocument, hasTime: () => boolean) => boolean,
) {
  const handleIdle = useEffectEvent((deadline: IdleDeadline) =>
    read(draftStore.draft().document, () => deadline.timeRemaining() > 2),
  );

  useEffect(() => {
    let callback: number | null = null;
    function schedule() {
      callback ??= window.requestIdleCallback((deadline) => {
        callback = null;
        if (!handleIdle(deadline)) schedule();
      });
    }
    schedule();
    const stop = draftStore.subscribe(({ document }) => (document ? schedule() : undefined));
    return () => {
      stop();
      if (callback !== null) window.cancelIdleCallback(callback);
    };
  }, [draftStore]);
}
