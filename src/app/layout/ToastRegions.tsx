import { useEffect, useState, useSyncExternalStore } from 'react';
import { toaster } from '@/lib/notify';
import type { RoutedToasts } from './RoutedToasts';

/** The live regions of the toasts. The code that shows toasts is loaded with the first one. */
export function ToastRegions() {
  const isWanted = useSyncExternalStore(toaster.subscribe, toaster.isWanted, () => false);
  const [Toasts, setToasts] = useState<typeof RoutedToasts | null>(null);
  const [statusRegion, setStatusRegion] = useState<Element | null>(null);
  const [alertRegion, setAlertRegion] = useState<Element | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    import('./RoutedToasts').then((loaded) => setToasts(() => loaded.RoutedToasts), toaster.failed);
  }, [isWanted]);

  useEffect(() => {
    if (Toasts) toaster.loaded();
  }, [Toasts]);

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
      {Toasts ? <Toasts statusRegion={statusRegion} alertRegion={alertRegion} /> : null}
    </>
  );
}
