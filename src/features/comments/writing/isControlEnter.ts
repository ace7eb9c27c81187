import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, or Command+Enter on a Mac: the shortcut that sends a comment. */
export function isControlEnter({ key, ctrlKey, metaKey }: KeyboardEvent) {
  return key === 'Enter' && (ctrlKey || metaKey);
}
