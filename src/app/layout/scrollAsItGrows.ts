const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Scrolls to a position. If the page is not high enough yet, it scrolls on as the content arrives,
 * until the reader does anything. Returns a function that stops it. `onEnd` is called in each case.
 */
export function scrollAsItGrows(top: number, onEnd: () => void) {
  const observer = new ResizeObserver(scroll);
  function stop() {
    observer.disconnect();
    for (const type of inputs) window.removeEventListener(type, stop);
    onEnd();
  }
  function scroll() {
    window.scrollTo(0, top);
    // Positions can be fractions of a pixel.
    if (window.scrollY > top - 1) stop();
  }
  observer.observe(document.body);
  for (const type of inputs) window.addEventListener(type, stop, { passive: true });
  scroll();
  return stop;
}
