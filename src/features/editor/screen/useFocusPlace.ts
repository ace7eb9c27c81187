import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Place } from '../draft/checkPost';
import type { MountedInstance } from '../surface/useEditorInstance';

/** Moves the focus to a field or a block, each time when `focus` is another object. */
export function useFocusPlace(
  root: RefObject<HTMLElement | null>,
  instance: MountedInstance | null,
  focus: { place: Place } | null,
) {
  const move = useEffectEvent((place: Place) => {
    if ('block' in place) instance?.goTo(place.block);
    else if (place.field === 'content') instance?.focus();
    else root.current?.querySelector<HTMLElement>(`[name="${place.field}"]`)?.focus();
  });

  useEffect(() => {
    // In an effect, because a dialog that closes gives the focus back to what opened it.
    if (focus) move(focus.place);
  }, [focus]);
}
