import { tolerance } from '@/lib/browser/reorderByPointer';

type Options = {
  /** Contains what is dragged. */
  list: HTMLElement;
  /** What a press takes: the element that the pointer holds, and what is shown beside the pointer. */
  take: (event: PointerEvent) => { handle: Element; label: string } | null;
  /** Selects where it can be dropped. */
  targets: string;
  onDrop: (handle: Element, target: Element) => void;
};

type Drag = {
  handle: Element;
  label: string;
  start: { x: number; y: number };
  shown: HTMLElement | null;
};

function showLabel(text: string) {
  const label = document.createElement('div');
  label.textContent = text;
  label.className =
    'pointer-events-none fixed z-50 max-w-60 truncate rounded-control border bg-raised px-3 py-1.5 text-sm text-ink floating-shadow';
  document.body.append(label);
  return label;
}

/**
 * Drags something onto another element of the page with mouse or finger. The handle needs `touch-action: none`. The
 * element below the pointer has the class `drop-onto`. Escape ends it. Returns a function that stops it.
 */
export function dragOnto({ list, take, targets, onDrop }: Options) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let drag: Drag | null = null;
  let target: Element | null = null;

  function mark(next: Element | null) {
    if (next === target) return;
    target?.classList.remove('drop-onto');
    next?.classList.add('drop-onto');
    target = next;
  }

  function handleDown(event: PointerEvent) {
    const taken = event.isPrimary && event.button === 0 ? take(event) : null;
    if (!taken) return;
    drag = { ...taken, start: { x: event.clientX, y: event.clientY }, shown: null };
    taken.handle.setPointerCapture(event.pointerId);
  }

  function handleMove({ clientX, clientY }: PointerEvent) {
    if (!drag) return;
    const { start, label } = drag;
    const way = Math.hypot(clientX - start.x, clientY - start.y);
    if (!drag.shown && way < tolerance) return;
    drag.shown ??= showLabel(label);
    drag.shown.style.left = `${clientX + 12}px`;
    drag.shown.style.top = `${clientY + 12}px`;
    mark(document.elementFromPoint(clientX, clientY)?.closest(targets) ?? null);
  }

  function end() {
    const ended = { drag, target };
    ended.drag?.shown?.remove();
    mark(null);
    drag = null;
    return ended;
  }

  function handleUp() {
    const { drag: ended, target: onto } = end();
    if (ended?.shown && onto) onDrop(ended.handle, onto);
  }

  list.addEventListener('pointerdown', handleDown, { signal });
  list.addEventListener('pointermove', handleMove, { signal });
  list.addEventListener('pointerup', handleUp, { signal });
  list.addEventListener('pointercancel', end, { signal });
  document.addEventListener('keydown', ({ key }) => void (key === 'Escape' && end()), { signal });
  return () => {
    end();
    stopping.abort();
  };
}
