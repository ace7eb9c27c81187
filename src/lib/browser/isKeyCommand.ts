const writable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a pressed key is a command of the page: not a text, not a shortcut of the browser, not for a dialog. */
export function isKeyCommand(event: KeyboardEvent) {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (target instanceof Element && target.closest(writable)) return false;
  return !document.querySelector('dialog[open]');
}
