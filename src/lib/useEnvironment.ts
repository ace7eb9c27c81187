import { useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function onMotionChange(listener: () => void) {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the user prefers reduced motion; false on the server. */
export function useIsMotionReduced() {
  return useSyncExternalStore(
    onMotionChange,
    () => window.matchMedia(reducedMotion).matches,
    () => false,
  );
}

/** Whether the tab is in the background; false on the server. */
export function useIsHidden() {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
}
