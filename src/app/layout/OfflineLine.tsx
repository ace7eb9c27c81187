import { loadingTexts } from '@contract/texts/loadingTexts';
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

/** Says why calls fail. It is part of the first load: without a connection its code can't be loaded. */
export function OfflineLine() {
  const isShown = useSyncExternalStore(subscribe, isOffline, () => false);
  return (
    <div role="status" className="page-width text-sm">
      {isShown ? <p className="py-3">{loadingTexts.offline}</p> : null}
    </div>
  );
}
