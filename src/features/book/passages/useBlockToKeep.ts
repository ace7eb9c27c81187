import { blockAnchor } from '@contract/postAnchors';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { SelectedWords } from '../model/keptWords';
import { readBlock } from './readSelection';

/** A block that the reader wants to save. A new object each time, so that the same block works twice. */
export type BlockToKeep = { blockId: string };

type SavedBlock = {
  text: RefObject<Element | null>;
  blockToKeep: BlockToKeep | null;
  onKeep: (words: SelectedWords) => void;
};

/** Saves a block that was chosen in its menu, also if that was before this code had loaded. */
export function useBlockToKeep({ text, blockToKeep, onKeep }: SavedBlock) {
  const handleBlock = useEffectEvent(({ blockId }: BlockToKeep) => {
    const block = document.getElementById(blockAnchor(blockId));
    const words = text.current && block ? readBlock(text.current, block) : null;
    if (words) onKeep(words);
  });

  useEffect(() => {
    if (blockToKeep) handleBlock(blockToKeep);
  }, [blockToKeep]);
}
