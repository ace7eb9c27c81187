import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { unsavedWork } from '@/lib/browser/unsavedWork';
import { attemptedFrom } from '@/store/session/attempted';
import type { OpenEditor } from '../../model/usePostEditor';

type LeaveGuardOptions = {
  leaving: OpenEditor['leaving'];
  /** Called when the writer leaves the editor. */
  onLeave: () => void;
};

/** Saves work that is left, asks before a part of it would be lost, and keeps the editor open when the session ends. */
export function useLeaveGuard({ leaving, onLeave }: LeaveGuardOptions) {
  // The editor may still be shown when the writer leaves the next page.
  const hasLeft = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !hasLeft.current && currentLocation.pathname !== nextLocation.pathname && leaving.hasWork(),
  );
  const location = blocker.state === 'blocked' ? blocker.location : null;
  const [asked, setAsked] = useState<{ to: Location; loss: string } | null>(null);
  // The end of the login session navigates to the sign-in page: the writer didn't ask to leave.
  const isSignedOut = location !== null && attemptedFrom(location.state) !== null;

  const leave = () => {
    hasLeft.current = true;
    onLeave();
    blocker.proceed?.();
  };
  const handleSaved = useEffectEvent((loss: string | null, to: Location) => {
    if (isSignedOut) return;
    if (loss === null) leave();
    else setAsked({ to, loss });
  });
  const startSaving = useEffectEvent(leaving.save);

  useEffect(() => {
    if (!location) return undefined;
    let isCurrent = true;
    void startSaving().then((loss) => {
      if (isCurrent) handleSaved(loss, location);
    });
    return () => {
      isCurrent = false;
    };
  }, [location]);

  useEffect(() => unsavedWork.hold(), []);

  useEffect(() => {
    function handleUnload(event: BeforeUnloadEvent) {
      if (!leaving.survives()) event.preventDefault();
    }
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  });

  return {
    isSignedOut,
    /** Why the writer is asked before leaving; null if there is no question. */
    loss: asked && asked.to === location ? asked.loss : null,
    leave,
    stay: () => blocker.reset?.(),
  };
}
