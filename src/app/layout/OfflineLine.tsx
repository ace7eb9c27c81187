import { offlineTexts } from '@contract/texts/offlineTexts';
import { useEffect, useSyncExternalStore } from 'react';
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

const unreachableMark = 'data-unreachable';

function subscribeMark(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [unreachableMark] });
  const forget = () => document.documentElement.removeAttribute(unreachableMark);
  window.addEventListener('online', forget);
  return () => {
    observer.disconnect();
    window.removeEventListener('online', forget);
  };
}

/** The page was opened without the server, which has not answered since. */
const isUnreachable = () => document.documentElement.hasAttribute(unreachableMark);

function reasonOf(isWithoutConnection: boolean, isWithoutServer: boolean) {
  if (isWithoutConnection) return offlineTexts.offline;
  return isWithoutServer ? offlineTexts.unreachable : null;
}

/** Says why calls fail while the device is offline, or the server doesn't answer, and since when what is shown was stored. */
export function OfflineLine() {
  const { pathname } = useLocation();
  const isWithoutConnection = useSyncExternalStore(subscribe, isOffline);
  const isWithoutServer = useSyncExternalStore(subscribeMark, isUnreachable);
  const reason = reasonOf(isWithoutConnection, isWithoutServer);
  const storedAt = useSyncExternalStore(shownCopies.subscribe, () =>
    shownCopies.storedAt(pathname),
  );
  useEffect(() => shownCopies.enter(pathname), [pathname]);
  return (
    <div role="status" aria-label="Connection" className="page-width text-sm">
      {reason !== null || storedAt !== null ? (
        <p className="border-t py-2">
          {reason === null ? null : `${reason} `}
          {storedAt === null ? null : (
            <>
              {offlineTexts.copyOf} <Moment at={new Date(storedAt).toISOString()} />.
            </>
          )}
        </p>
      ) : null}
    </div>
  );
}
