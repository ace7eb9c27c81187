import { type TouchEvent, useRef } from 'react';

const shortest = 40;

/** Tells which way a finger swept over an element. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches[0]?.clientX ?? null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientX;
      if (start.current === null || end === undefined) return;
      const way = end - start.current;
      start.current = null;
      if (Math.abs(way) >= shortest) onSwipe(way < 0 ? 1 : -1);
    },
  };
}
