const fields = 'input, textarea, select, [contenteditable], dialog';

/** Calls back for keys that are pressed alone and not in a field or dialog. Returns a function that stops it. */
export function listenForKeys(handle: (key: string, target: Element | null) => void) {
  function handleKey(event: KeyboardEvent) {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(fields)) return;
    handle(event.key, target);
  }
  document.addEventListener('keydown', handleKey);
  return () => document.removeEventListener('keydown', handleKey);
}
