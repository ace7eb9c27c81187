import { type RefObject, useEffect, useState } from 'react';
import type { SelectedWords } from '../model/keptWords';
import { readRange } from './readSelection';

/** After the last change of a selection, in milliseconds: a finger or a key is still extending it. */
const pause = 250;

/** Selected words and where they end on the page. */
export type Selected = { words: SelectedWords; range: Range };

function readSelected(text: Element): Selected | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const words = range.intersectsNode(text) ? readRange(text, range) : null;
  return words ? { words, range: range.cloneRange() } : null;
}

/** The words of a post that the reader has selected, once the selection rests. */
export function useSelectedWords(text: RefObject<Element | null>) {
  const [selected, setSelected] = useState<Selected | null>(null);

  useEffect(() => {
    let timer = 0;
    let isPressed = false;
    function read() {
      if (text.current) setSelected(isPressed ? null : readSelected(text.current));
    }
    function handleChange() {
      window.clearTimeout(timer);
      timer = window.setTimeout(read, pause);
    }
    const listening = new AbortController();
    document.addEventListener('selectionchange', handleChange, listening);
    const setPressed = (pressed: boolean) => () => {
      isPressed = pressed;
      handleChange();
    };
    document.addEventListener('mousedown', setPressed(true), listening);
    document.addEventListener('mouseup', setPressed(false), listening);
    // Words can be selected before this code has loaded.
    handleChange();
    return () => {
      window.clearTimeout(timer);
      listening.abort();
    };
  }, [text]);

  return [selected, () => setSelected(null)] as const;
}
