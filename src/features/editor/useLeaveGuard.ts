import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { unsavedWork } from '@/lib/unsavedWork';

/** Asks before an unsaved draft is left, and keeps the editor open when the session ends. */
export function useLeaveGuard(hasUnsaved: () => boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => unsavedWork.hold(), []);

  useEffect(() => {
    function handleUnload(event: BeforeUnloadEvent) {
      if (hasUnsaved()) event.preventDefault();
    }
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  });

  return blocker;
}
