import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './useMediaQuery';

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the user prefers reduced motion; false on the server. */
export function useIsMotionReduced() {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}

/** Whether the tab is in the background; false on the server. */
export function useIsHidden() {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
}
