import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Place } from './checks/checkPost';
import type { MountedInstance } from './instance/useEditorInstance';

/** Brings the focus to a field or a block, once the dialog that asked for it is closed. */
export function useFocusPlace(
  root: RefObject<HTMLElement | null>,
  instance: MountedInstance | null,
) {
  const [wanted, setWanted] = useState<{ place: Place } | null>(null);

  const jump = useEffectEvent((place: Place) => {
    if ('block' in place) instance?.goTo(place.block);
    else if (place.field === 'content') instance?.focus();
    else root.current?.querySelector<HTMLElement>(`[name="${place.field}"]`)?.focus();
  });

  useEffect(() => {
    // A closing dialog gives the focus back to what opened it; this comes after.
    if (wanted) jump(wanted.place);
  }, [wanted]);

  return (place: Place) => setWanted({ place });
}
