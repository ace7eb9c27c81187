import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { unsavedWork } from '@/lib/browser/unsavedWork';

type LeaveGuardOptions = {
  hasUnsaved: () => boolean;
  /** Called when the writer is asked whether to leave. */
  onLeave: () => void;
};

/** Asks before an unsaved draft is left, and keeps the editor open when the session ends. */
export function useLeaveGuard({ hasUnsaved, onLeave }: LeaveGuardOptions) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  const isLeaving = blocker.state === 'blocked';
  const handleLeave = useEffectEvent(onLeave);

  useEffect(() => {
    if (isLeaving) handleLeave();
  }, [isLeaving]);

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
