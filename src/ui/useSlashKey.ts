import { type RefObject, useEffect } from 'react';

const writable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The slash key focuses the field, unless the reader is writing or a dialog is open. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(writable)) return;
      if (document.querySelector('dialog[open]')) return;
      // The slash is not written into the field.
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [field]);
}
