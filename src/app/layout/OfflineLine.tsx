import { connectionTexts } from '@contract/texts/connectionTexts';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOffline = () => !navigator.onLine;

/** Says why calls fail while the device is offline. */
export function OfflineLine() {
  const isShown = useSyncExternalStore(subscribe, isOffline);
  return (
    <div role="status" aria-label="Connection" className="page-width text-sm">
      {isShown ? <p className="border-t py-2">{connectionTexts.offline}</p> : null}
    </div>
  );
}
