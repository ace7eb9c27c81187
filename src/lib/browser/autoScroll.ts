/** Distance to the edges of the window within which the pointer scrolls. The page's header is on top. */
const zones = { top: 180, bottom: 60 };
/** The same for a list that scrolls itself. */
const listZones = { top: 44, bottom: 44 };
const fastest = 18;

type Edges = { top: number; bottom: number };

function speed(y: number, { top, bottom }: Edges, { top: above, bottom: below }: Edges) {
  const over = (top + above - y) / above;
  const under = (y - bottom) / below + 1;
  const depth = Math.min(Math.max(over, under, 0), 1);
  return Math.round(depth * fastest) * (over > 0 ? -1 : 1);
}

/**
 * Scrolls the page while the pointer is near the top or the bottom, faster towards the edge. A list that scrolls itself
 * is scrolled too.
 */
export function createAutoScroll(onScroll: () => void, list?: Element) {
  let pointer: number | null = null;
  let frame = 0;

  function step() {
    if (pointer === null) return;
    const by = speed(pointer, { top: 0, bottom: window.innerHeight }, zones);
    const inList = list ? speed(pointer, list.getBoundingClientRect(), listZones) : 0;
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
    if (inList !== 0) list?.scrollBy({ top: inList, behavior: 'instant' });
    if (by !== 0 || inList !== 0) onScroll();
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
