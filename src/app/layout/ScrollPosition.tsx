import { useCallback, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { createScrollKey } from './createScrollKey';

const scrollKey = createScrollKey(() => window.history);

/** Runs an effect before those of the components that are rendered after it. */
function EarlierEffect({ run }: { run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}

/**
 * Restores the scroll position of each history entry. A reader can scroll a rendered page before it
 * is hydrated. React Router scrolls to the top when it is, so the page is scrolled back then.
 */
export function ScrollPosition() {
  const early = useRef(0);
  const readPosition = useCallback(() => {
    early.current = window.scrollY;
  }, []);

  // Runs after the effects of the children.
  useLayoutEffect(() => {
    if (early.current > 0) window.scrollTo(0, early.current);
  }, []);

  return (
    <>
      <EarlierEffect run={readPosition} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
