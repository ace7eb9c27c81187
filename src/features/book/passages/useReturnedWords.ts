import type { Passage } from '@contract/book/bookEntities';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { focusHeading } from '@/lib/browser/focusHeading';
import { findMarkedRanges, type MarkedRange } from './markedRanges';

/** The words for which a visitor has signed in, and whether they wanted to note something. */
export type ReturnedWords = { action: string; about: { blockId: string; quote: string } };

type Returned = {
  text: RefObject<Element | null>;
  passages: readonly Passage[];
  returned: ReturnedWords | null;
  /** Joins the words with those that they overlap. */
  join: (passage: Passage) => Promise<Passage>;
  /** Null if the words don't stand in the post any more. */
  onReturn: (passage: Passage, mark: MarkedRange | null) => void;
};

/** Takes a visitor who has signed in to save words of a post back to them, once they are saved. */
export function useReturnedWords({ text, passages, returned, join, onReturn }: Returned) {
  const isDone = useRef(false);

  const show = useEffectEvent(async (saved: readonly Passage[]) => {
    if (isDone.current || !text.current || !returned) return;
    const { blockId, quote } = returned.about;
    const isKept = (one: Passage) => one.blockId === blockId && one.quote === quote;
    const kept = returned.action === 'comment' ? undefined : saved.find(isKept);
    if (!kept) return;
    isDone.current = true;
    const passage = await join(kept);
    const [mark = null] = findMarkedRanges(text.current, [passage]);
    if (mark) mark.range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    else focusHeading();
    onReturn(passage, mark);
  });

  useEffect(() => void show(passages), [passages]);
}
