import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, and on a Mac Command+Enter, sends what was written. */
export function isControlEnter({ key, ctrlKey, metaKey }: KeyboardEvent) {
  return key === 'Enter' && (ctrlKey || metaKey);
}
