import { isKeyCommand } from './isKeyCommand';

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
