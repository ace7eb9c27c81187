import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toastsWanted } from '@/lib/notify';

const Toasts = lazy(async () => ({ default: (await import('@/ui/Toasts')).Toasts }));

/** The live regions of the toasts. The code that shows toasts is loaded with the first one. */
export function ToastRegions() {
  const isWanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read, () => false);
  const [statusRegion, setStatusRegion] = useState<Element | null>(null);
  const [alertRegion, setAlertRegion] = useState<Element | null>(null);
  return (
    <>
      <div ref={setStatusRegion} role="status" aria-label="Notices" className="sr-only" />
      <div
        ref={setAlertRegion}
        id="alerts"
        role="alert"
        aria-label="Alerts"
        className="fixed inset-x-4 top-2 z-50 rounded-card border bg-raised p-3 text-bad sr-only"
      />
      {isWanted ? (
        <Suspense>
          <Toasts statusRegion={statusRegion} alertRegion={alertRegion} />
        </Suspense>
      ) : null}
    </>
  );
}
