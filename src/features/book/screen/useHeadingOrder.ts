import type { Heading } from '@contract/book/bookEntities';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { reorderByPointer } from '@/lib/browser/reorderByPointer';
import { useAppDispatch } from '@/store/hooks';
import { changeHeading } from '../model/bookThunks';

type HeadingOrder = {
  list: RefObject<HTMLElement | null>;
  viewerId: string;
  headings: readonly Heading[];
};

const rowsOf = (list: Element) => [...list.querySelectorAll('[data-heading]')];

function pressedHandle(list: Element, { target }: PointerEvent) {
  const handle = target instanceof Element ? target.closest('[data-handle]') : null;
  return handle && { index: rowsOf(list).findIndex((row) => row.contains(handle)), handle };
}

/** Moves headings, by dragging their handles too. `message` is what screen readers announce about the last move. */
export function useHeadingOrder({ list, viewerId, headings }: HeadingOrder) {
  const dispatch = useAppDispatch();
  const [moved, setMoved] = useState<{ id: string; message: string } | null>(null);

  function move({ _id: id, title, position: from }: Heading, position: number) {
    setMoved({ id, message: `${title} moved to place ${position + 1}` });
    void dispatch(changeHeading({ viewerId, id, patch: { position }, from }));
  }

  const handleMove = useEffectEvent((from: number, to: number) => {
    const heading = headings[from];
    if (heading) move(heading, to);
  });

  useEffect(() => {
    const own = list.current;
    if (!own) return undefined;
    return reorderByPointer({
      list: own,
      scroller: own,
      items: () => rowsOf(own),
      take: (event) => pressedHandle(own, event),
      onMove: (from, to) => handleMove(from, to),
    });
  }, [list]);

  // The menu is closed, and its entries lose the focus, when the row gets another place in the document.
  useLayoutEffect(() => {
    if (!moved || !list.current) return;
    const row = rowsOf(list.current)[headings.findIndex(({ _id: id }) => id === moved.id)];
    const focused = document.activeElement;
    if (focused !== document.body && !row?.contains(focused)) return;
    row?.querySelector<HTMLElement>('button')?.focus();
  }, [list, headings, moved]);

  return { move, message: moved?.message ?? '' };
}
