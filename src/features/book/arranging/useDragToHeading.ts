import { type RefObject, useEffect, useEffectEvent } from 'react';
import { dragOnto } from './dragOnto';

type DragToHeading = {
  list: RefObject<HTMLElement | null>;
  /** The passages that move with the one that is held. */
  idsOf: (id: string) => readonly string[];
  /** `none`: under no heading. */
  onDrop: (ids: readonly string[], headingId: string) => void;
};

const idOf = (handle: Element) => handle.closest('[data-item]')?.getAttribute('data-item') ?? '';

/** Puts passages under a heading by dragging a grip onto it. The keyboard uses the dialog of the headings. */
export function useDragToHeading({ list, idsOf, onDrop }: DragToHeading) {
  const take = useEffectEvent(({ target }: PointerEvent) => {
    const handle = target instanceof Element ? target.closest('[data-grip]') : null;
    if (!handle) return null;
    const { length } = idsOf(idOf(handle));
    return { handle, label: length === 1 ? '1 passage' : `${length} passages` };
  });
  const drop = useEffectEvent((handle: Element, target: Element) =>
    onDrop(idsOf(idOf(handle)), target.getAttribute('data-drop') ?? ''),
  );

  useEffect(() => {
    const own = list.current;
    if (!own) return undefined;
    return dragOnto({
      list: own,
      targets: '[data-drop]',
      take: (event) => take(event),
      onDrop: (handle, target) => drop(handle, target),
    });
  }, [list]);
}
