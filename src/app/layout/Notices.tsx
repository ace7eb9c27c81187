import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toastsWanted } from '@/lib/notify';

const Toasts = lazy(async () => ({ default: (await import('@/ui/Toasts')).Toasts }));

/** The live regions are there from the start; what fills and shows them comes with the first toast. */
export function Notices() {
  const isWanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read);
  const [polite, setPolite] = useState<Element | null>(null);
  const [urgent, setUrgent] = useState<Element | null>(null);
  return (
    <>
      <div ref={setPolite} role="status" aria-label="Notices" className="sr-only" />
      <div
        ref={setUrgent}
        id="alerts"
        role="alert"
        aria-label="Alerts"
        className="fixed inset-x-4 top-2 z-50 rounded-card border bg-raised p-3 text-bad sr-only"
      />
      {isWanted ? (
        <Suspense>
          <Toasts polite={polite} urgent={urgent} />
        </Suspense>
      ) : null}
    </>
  );
}
