import { useEffect, useEffectEvent } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { attemptedFrom } from '@/store/session/attempted';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

const placeOf = ({ pathname, search }: Location) => pathname + search;

/** Asks before a form with changes that are not sent is left. The end of the session doesn't wait for the answer. */
export function LeaveQuestion({ isChanged }: { isChanged: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(currentLocation) !== placeOf(nextLocation) &&
      attemptedFrom(nextLocation.state) === null &&
      isChanged(),
  );

  const handleUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isChanged()) event.preventDefault();
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('beforeunload', (event) => handleUnload(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <ConfirmDialog
      title="Discard your changes?"
      isOpen={blocker.state === 'blocked'}
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      What you have changed on this page is not saved.
    </ConfirmDialog>
  );
}
