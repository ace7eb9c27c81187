import { blockAnchor } from '@contract/postAnchors';
import { type RefObject, useLayoutEffect } from 'react';

/** Tells the styles of an element how high a block of the text is: pictures and fonts can change it. */
export function useBlockHeight(ref: RefObject<HTMLElement | null>, blockId: string) {
  useLayoutEffect(() => {
    const block = document.getElementById(blockAnchor(blockId));
    if (!block) return undefined;
    const measure = () =>
      ref.current?.style.setProperty('--block-height', `${block.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(block);
    return () => observer.disconnect();
  }, [ref, blockId]);
}
