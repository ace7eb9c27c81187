import { limits } from '@contract/limits';
import { useEffect, useState } from 'react';
import { useIsHidden, useIsMotionReduced } from '@/lib/useEnvironment';

/** The index of the current slide, and whether the slides advance automatically. */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useIsHidden();
  const isMotionReduced = useIsMotionReduced();

  const canPlay = count > 1 && !isMotionReduced;
  const isPlaying = canPlay && !isStopped && !isHovered && !isFocused && !isHidden;
  const index = count > 0 ? current % count : 0;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setCurrent((index + 1) % count), limits.carouselEvery);
    return () => clearTimeout(timer);
  }, [isPlaying, index, count]);

  return {
    index,
    isPlaying,
    isStopped,
    canPlay,
    show: setCurrent,
    step: (by: 1 | -1) => setCurrent((index + by + count) % count),
    toggle: () => setIsStopped(!isStopped),
    /** Pauses while the pointer or the focus is on the carousel. */
    pauseProps: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}
