import { useEffect, useEffectEvent, useState } from 'react';
import { goTo } from '@/lib/browser/goTo';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Goes from mark to mark, by buttons and with the keys `n` and `p`. The first one is shown at once. */
export function useChangeSteps() {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  const [at, setAt] = useState(0);

  function show(place: HTMLElement | undefined) {
    if (place) goTo(place);
  }
  function start(marked: readonly HTMLElement[]) {
    setPlaces(marked);
    show(marked[0]);
  }
  function step(by: 1 | -1) {
    const next = (at + by + places.length) % places.length;
    setAt(next);
    show(places[next]);
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (hasModifier || places.length === 0 || isTyping(event.target)) return;
    if (event.key === 'n') step(1);
    if (event.key === 'p') step(-1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const position = places.length > 1 ? `${at + 1} of ${places.length}` : null;
  return { position, start, step };
}
