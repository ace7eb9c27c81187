import { createAutoScroll } from './autoScroll';

type Options = {
  /** Contains the items. */
  list: HTMLElement;
  /** The list if it scrolls itself. */
  scroller?: Element;
  items: () => readonly Element[];
  /** What a press takes: the index of its item, and the element that the pointer holds. */
  take: (event: PointerEvent) => { index: number; handle: Element } | null;
  onMove: (from: number, to: number) => void;
};

type Drag = { from: number; to: number; startY: number; hasMoved: boolean };

/** A shorter way is a tap or a click. */
export const tolerance = 10;

/** The index that an item gets when it is dropped at this height of the window. */
export function dropIndex(items: readonly Element[], from: number, y: number) {
  const others = items.filter((_, index) => index !== from);
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/**
 * Moves an item of a list by dragging it with mouse or finger. The handle needs `touch-action: none`. The dragged item
 * has the class `is-dragged`, the one beside its new place `drop-before` or `drop-after`. Returns a function that stops
 * it.
 */
export function reorderByPointer({ list, scroller, items, take, onMove }: Options) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let drag: Drag | null = null;
  let pointer = 0;
  const scroll = createAutoScroll(follow, scroller);

  function mark({ from, to }: { from: number; to: number }) {
    for (const [index, { classList }] of items().entries()) {
      classList.toggle('is-dragged', index === from);
      classList.toggle('drop-before', index === to && to < from);
      classList.toggle('drop-after', index === to && to > from);
    }
  }

  function follow() {
    if (!drag) return;
    drag.to = dropIndex(items(), drag.from, pointer);
    mark(drag);
  }

  function handleDown(event: PointerEvent) {
    const taken = event.isPrimary && event.button === 0 ? take(event) : null;
    if (!taken) return;
    drag = { from: taken.index, to: taken.index, startY: event.clientY, hasMoved: false };
    taken.handle.setPointerCapture(event.pointerId);
  }

  function handleMove({ clientY }: PointerEvent) {
    if (!drag || (!drag.hasMoved && Math.abs(clientY - drag.startY) < tolerance)) return;
    drag.hasMoved = true;
    pointer = clientY;
    scroll.follow(clientY);
    follow();
  }

  function endDrag() {
    scroll.stop();
    const ended = drag;
    drag = null;
    if (ended) mark({ from: -1, to: -1 });
    return ended;
  }

  function handleUp() {
    const ended = endDrag();
    if (ended && ended.from !== ended.to) onMove(ended.from, ended.to);
  }

  list.addEventListener('pointerdown', handleDown, { signal });
  list.addEventListener('pointermove', handleMove, { signal });
  list.addEventListener('pointerup', handleUp, { signal });
  list.addEventListener('pointercancel', endDrag, { signal });
  return () => {
    endDrag();
    stopping.abort();
  };
}
