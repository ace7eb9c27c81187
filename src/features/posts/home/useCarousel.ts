import { limits } from '@contract/limits';
import { useEffect, useState } from 'react';
import { savesData } from '@/lib/browser/savesData';
import { useIsHidden, useIsMotionReduced } from '@/lib/hooks/useEnvironment';

/** How long before its turn the picture of the next slide starts to load. */
const aheadOfTurn = 2000;

/** The index of the current slide, and whether the slides advance automatically. */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  /** The slides whose pictures are needed: those that were shown, and soon the next one. */
  const [needed, setNeeded] = useState<ReadonlySet<number>>(() => new Set([0]));
  const [isStopped, setIsStopped] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useIsHidden();
  const isMotionReduced = useIsMotionReduced();

  const canPlay = count > 1 && !isMotionReduced;
  const isPlaying = canPlay && !isStopped && !isHovered && !isFocused && !isHidden;
  const index = count > 0 ? current % count : 0;

  const next = count > 0 ? (index + 1) % count : 0;
  const show = (slide: number) => {
    setNeeded((before) => new Set(before).add(slide));
    setCurrent(slide);
  };

  useEffect(() => {
    if (!isPlaying) return undefined;
    const load = setTimeout(() => {
      if (!savesData()) setNeeded((before) => new Set(before).add(next));
    }, limits.carouselEvery - aheadOfTurn);
    const turn = setTimeout(() => setCurrent(next), limits.carouselEvery);
    return () => {
      clearTimeout(load);
      clearTimeout(turn);
    };
  }, [isPlaying, next]);

  return {
    index,
    needed,
    isPlaying,
    isStopped,
    canPlay,
    show,
    step: (by: 1 | -1) => show((index + by + count) % count),
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
