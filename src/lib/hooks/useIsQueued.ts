import { useSyncExternalStore } from 'react';
import { queuedCalls } from '../browser/queuedCalls';

/** Whether a call waits for the connection. */
export function useIsQueued(key: string) {
  return useSyncExternalStore(
    queuedCalls.subscribe,
    () => queuedCalls.has(key),
    () => false,
  );
}
