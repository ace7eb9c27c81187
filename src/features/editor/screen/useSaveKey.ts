import { useEffect, useEffectEvent } from 'react';
import type { OpenEditor } from '../model/usePostEditor';
import { saveText } from './SaveState';

const isSaveKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/**
 * Ctrl+S stores the latest changes on this device, then sends them to the server, or asks about a version that was saved
 * elsewhere. What readers see of a published post changes only with "Update".
 */
export function useSaveKey({ saveNow, announce, dispatch }: OpenEditor) {
  const save = useEffectEvent(async () => {
    const status = await saveNow();
    announce(saveText(status) ?? 'No changes to save');
    dispatch({ type: 'saveKeyPressed' });
  });

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!isSaveKey(event)) return;
      // The browser would save the page as a file.
      event.preventDefault();
      if (!event.repeat) void save();
    }
    // In the capture phase, because some fields of blocks stop the events of their keys.
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
}
