import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * A primitive value that only the browser knows. It is `serverValue` on the server and while
 * hydrating, so that both render the same HTML.
 */
export function useBrowserValue<Value extends string | number | boolean | null>(
  read: () => Value,
  serverValue: Value,
) {
  return useSyncExternalStore(neverChanges, read, () => serverValue);
}

const readTrue = () => true;

/** False on the server and while hydrating, when the login session isn't known yet. */
export function useIsHydrated() {
  return useBrowserValue<boolean>(readTrue, false);
}
