import type { Passage } from '@contract/book/bookEntities';
import { blockAnchor } from '@contract/postAnchors';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { SelectedWords } from '../model/keptWords';
import { readBlock } from './readSelection';

/** What was chosen in the menu of a block. A new object each time, so that the same choice works twice. */
export type BlockRequest =
  | { action: 'keep'; blockId: string }
  | { action: 'note' | 'heading' | 'remove'; passage: Passage };

type BlockRequests = {
  text: RefObject<Element | null>;
  request: BlockRequest | null;
  onKeep: (words: SelectedWords) => void;
  onOpen: (dialog: { name: 'note' | 'heading'; passage: Passage }) => void;
  onRemove: (passage: Passage) => void;
};

/** Does what was chosen in the menu of a block, also if that was before this code had loaded. */
export function useBlockRequest({ text, request, onKeep, onOpen, onRemove }: BlockRequests) {
  const carryOut = useEffectEvent((chosen: BlockRequest) => {
    if (chosen.action === 'keep') {
      const block = document.getElementById(blockAnchor(chosen.blockId));
      const words = text.current && block ? readBlock(text.current, block) : null;
      if (words) onKeep(words);
    } else if (chosen.action === 'remove') onRemove(chosen.passage);
    else onOpen({ name: chosen.action, passage: chosen.passage });
  });

  useEffect(() => {
    if (request) carryOut(request);
  }, [request]);
}
