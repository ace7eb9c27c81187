import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Place } from './checks/checkPost';
import type { OpenSession } from './session/useSession';

/** Brings the focus to a field or a block, once the dialog that asked for it is closed. */
export function useJump(root: RefObject<HTMLElement | null>, session: OpenSession | null) {
  const [wanted, setWanted] = useState<{ place: Place } | null>(null);

  const jump = useEffectEvent((place: Place) => {
    if ('block' in place) session?.goTo(place.block);
    else if (place.field === 'content') session?.focus();
    else root.current?.querySelector<HTMLElement>(`[name="${place.field}"]`)?.focus();
  });

  useEffect(() => {
    // A closing dialog gives the focus back to what opened it; this comes after.
    if (wanted) jump(wanted.place);
  }, [wanted]);

  return (place: Place) => setWanted({ place });
}
