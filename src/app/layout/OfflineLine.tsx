import { connectionTexts } from '@contract/texts/connectionTexts';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { shownCopies } from '@/lib/browser/shownCopies';
import { Moment } from '@/ui/Moment';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOffline = () => !navigator.onLine;

/** Says why calls fail while the device is offline, and since when what is shown was stored. */
export function OfflineLine() {
  const { pathname } = useLocation();
  const isWithoutConnection = useSyncExternalStore(subscribe, isOffline);
  const storedAt = useSyncExternalStore(shownCopies.subscribe, () =>
    shownCopies.storedAt(pathname),
  );
  return (
    <div role="status" aria-label="Connection" className="page-width text-sm">
      {isWithoutConnection || storedAt !== null ? (
        <p className="border-t py-2">
          {isWithoutConnection ? `${connectionTexts.offline} ` : null}
          {storedAt === null ? null : (
            <>
              {connectionTexts.copyOf} <Moment at={new Date(storedAt).toISOString()} />.
            </>
          )}
        </p>
      ) : null}
    </div>
  );
}
