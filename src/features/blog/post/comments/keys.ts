import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, and on a Mac Command+Enter, sends what was written. */
export function onControlEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    act();
  };
}
