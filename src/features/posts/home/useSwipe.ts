import { type TouchEvent, useRef } from 'react';

const minimumDistance = 40;

/** Props that report a horizontal swipe: 1 to the next slide, -1 to the previous one. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches[0]?.clientX ?? null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientX;
      if (start.current === null || end === undefined) return;
      const distance = end - start.current;
      start.current = null;
      if (Math.abs(distance) >= minimumDistance) onSwipe(distance < 0 ? 1 : -1);
    },
  };
}
