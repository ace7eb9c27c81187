const writable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a pressed key is a command of the page: not a text, not a shortcut of the browser, not for a dialog. */
export function isKeyCommand(event: KeyboardEvent) {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (target instanceof Element && target.closest(writable)) return false;
  return !document.querySelector('dialog[open]');
}

/**
 * Calls back for keys that are commands of the page; a key that was used does nothing else. Returns a function that
 * stops it.
 */
export function listenForKeys(handle: (event: KeyboardEvent, target: Element | null) => boolean) {
  function handleKey(event: KeyboardEvent) {
    if (!isKeyCommand(event)) return;
    if (handle(event, event.target instanceof Element ? event.target : null))
      event.preventDefault();
  }
  document.addEventListener('keydown', handleKey);
  return () => document.removeEventListener('keydown', handleKey);
}
