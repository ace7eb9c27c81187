/**
 * Sets `--keyboard-height` and `--visible-height` on an element: the page isn't resized when a phone
 * shows its keyboard, which covers what is fixed at the bottom. Returns a function that stops it.
 */
export function followKeyboard(element: HTMLElement) {
  const { visualViewport } = window;
  if (!visualViewport) return () => undefined;
  const viewport = visualViewport;
  const stopping = new AbortController();

  function update() {
    const { height, offsetTop } = viewport;
    const covered = document.documentElement.clientHeight - offsetTop - height;
    element.style.setProperty('--keyboard-height', `${Math.max(0, Math.round(covered))}px`);
    element.style.setProperty('--visible-height', `${Math.round(height)}px`);
  }

  viewport.addEventListener('resize', update, { signal: stopping.signal });
  viewport.addEventListener('scroll', update, { signal: stopping.signal });
  update();
  return () => stopping.abort();
}
