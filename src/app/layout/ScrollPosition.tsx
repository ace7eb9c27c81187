import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { createScrollKey } from './createScrollKey';

const scrollKey = createScrollKey(() => window.history);

function OnFirstCommit({ run }: { run: () => void }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first commit counts
  useLayoutEffect(run, []);
  return null;
}

/**
 * The scroll position of each history entry. A reader may scroll a rendered page before it is
 * hydrated: React Router scrolls to the top then, and this back to where the reader was.
 */
export function ScrollPosition() {
  const early = useRef(0);
  return (
    <>
      {/* The effects of siblings run in their order. */}
      <OnFirstCommit
        run={() => {
          early.current = window.scrollY;
        }}
      />
      <ScrollRestoration getKey={scrollKey} />
      <OnFirstCommit
        run={() => {
          if (early.current > 0) window.scrollTo(0, early.current);
        }}
      />
    </>
  );
}
