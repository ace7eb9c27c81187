import type { Passage } from '@contract/book/bookEntities';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { findMarkedRanges, type MarkedRange, passageAt } from './markedRanges';
import './marks.css';

/** The name of the highlight in marks.css. */
const highlightName = 'kept';

/** Draws the ranges without changing the document, in browsers that can. */
function draw(marks: readonly MarkedRange[]) {
  if (!('highlights' in CSS)) return;
  if (marks.length === 0) CSS.highlights.delete(highlightName);
  else CSS.highlights.set(highlightName, new Highlight(...marks.map(({ range }) => range)));
}

type Marks = {
  /** Contains the text of the post. */
  text: RefObject<Element | null>;
  passages: readonly Passage[];
  /** A press on saved words. */
  onPress: (mark: MarkedRange) => void;
};

/** Marks the words that the member has saved. */
export function useMarks({ text, passages, onPress }: Marks) {
  const handlePress = useEffectEvent(onPress);

  useEffect(() => {
    const element = text.current;
    if (!element || passages.length === 0) return undefined;
    let marks: readonly MarkedRange[] = [];
    function update(shown: Element) {
      marks = findMarkedRanges(shown, passages);
      draw(marks);
    }
    update(element);
    // Highlighted code and parts that load later replace their text.
    const observer = new MutationObserver(() => update(element));
    observer.observe(element, { childList: true, subtree: true });
    const listening = new AbortController();
    element.addEventListener(
      'click',
      (event) => {
        if (!(event instanceof MouseEvent) || document.getSelection()?.isCollapsed === false)
          return;
        if (event.target instanceof Element && event.target.closest('a, button')) return;
        const mark = passageAt(marks, { x: event.clientX, y: event.clientY });
        if (mark) handlePress(mark);
      },
      listening,
    );
    return () => {
      observer.disconnect();
      listening.abort();
      draw([]);
    };
  }, [text, passages]);
}
