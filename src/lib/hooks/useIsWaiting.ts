import { useSyncExternalStore } from 'react';
import { waitingCalls } from '../browser/waitingCalls';

/** Whether a call waits for the connection. */
export function useIsWaiting(key: string) {
  return useSyncExternalStore(
    waitingCalls.subscribe,
    () => waitingCalls.has(key),
    () => false,
  );
}
