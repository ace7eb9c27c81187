import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

function focusView(view: HTMLElement | null, action: string | null) {
  const isNamed = action === 'keep' || action === 'retire';
  const button = isNamed && view?.querySelector<HTMLElement>(`[data-action="${action}"]`);
  const target = button || view;
  view?.scrollIntoView({ block: 'nearest' });
  target?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the next passage: returns what is called when one is reviewed. A link to the review moves it to the
 * passage or the button that it names, and changes nothing.
 */
export function useReviewFocus(view: RefObject<HTMLElement | null>, current: string | undefined) {
  const isMoving = useRef(false);
  const { key } = useLocation();
  const [params] = useSearchParams();
  const isLinked = params.get('view') === 'review';
  const action = params.get('action');

  const arrive = useEffectEvent((_visit: string) => {
    // The heading of the page gets the focus first.
    if (isLinked) queueMicrotask(() => focusView(view.current, action));
  });

  useEffect(() => arrive(key), [key]);

  const follow = useEffectEvent((_passage: string | undefined) => {
    if (!isMoving.current) return;
    isMoving.current = false;
    // The button that was pressed is gone; who has moved on meanwhile stays there.
    if (document.activeElement === document.body) view.current?.focus();
  });

  useLayoutEffect(() => follow(current), [current]);

  return () => {
    isMoving.current = true;
  };
}
