/** Distance to the edges of the window within which the pointer scrolls. The page's header is on top. */
const zones = { top: 180, bottom: 60 };
const fastest = 18;

/** Scrolls the page while the pointer is near the top or the bottom, faster towards the edge. */
export function createAutoScroll(onScroll: () => void) {
  let pointer: number | null = null;
  let frame = 0;

  function speed(y: number) {
    const above = (zones.top - y) / zones.top;
    const below = (y - window.innerHeight) / zones.bottom + 1;
    const depth = Math.min(Math.max(above, below, 0), 1);
    return Math.round(depth * fastest) * (above > 0 ? -1 : 1);
  }

  function step() {
    if (pointer === null) return;
    const by = speed(pointer);
    if (by !== 0) {
      window.scrollBy({ top: by, behavior: 'instant' });
      onScroll();
    }
    frame = requestAnimationFrame(step);
  }

  return {
    /** Follows the pointer at this distance from the top of the window. */
    follow(y: number) {
      if (pointer === null) frame = requestAnimationFrame(step);
      pointer = y;
    },
    stop() {
      pointer = null;
      cancelAnimationFrame(frame);
    },
  };
}
