import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Keys act on the passage while the focus is in it. */
export function useReviewKeys(
  view: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, () => void>>,
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    const act = actions[event.key];
    if (!act || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const own = view.current;
    const handleKeyDown = (event: KeyboardEvent) => handleKey(event);
    own?.addEventListener('keydown', handleKeyDown);
    return () => own?.removeEventListener('keydown', handleKeyDown);
  }, [view]);
}
