import { limits } from '@contract/limits';
import { useEffect, useState } from 'react';
import { useIsHidden, useIsMotionReduced } from '@/lib/useEnvironment';

/** Which slide is shown, and whether the slides move by themselves just now. */
export function useCarousel(count: number) {
  const [place, setPlace] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useIsHidden();
  const isMotionReduced = useIsMotionReduced();

  const isAllowed = count > 1 && !isMotionReduced && !isStopped;
  const isMoving = isAllowed && !isHovered && !isFocused && !isHidden;
  const index = count > 0 ? place % count : 0;

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => setPlace((index + 1) % count), limits.carouselEvery);
    return () => clearTimeout(timer);
  }, [isMoving, index, count]);

  return {
    index,
    isMoving,
    isStopped,
    canMove: count > 1 && !isMotionReduced,
    show: setPlace,
    step: (by: 1 | -1) => setPlace((index + by + count) % count),
    toggle: () => setIsStopped(!isStopped),
    /** The pointer or the focus on the carousel holds it still. */
    holders: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}
