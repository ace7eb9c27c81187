import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { SelectedWords } from '../model/keptWords';
import { blockAt, readBlock } from './readSelection';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

type KeepKey = {
  text: RefObject<Element | null>;
  /** Words that are selected; without any, `k` saves the block that has the focus. */
  selected: SelectedWords | null;
  onKeep: (words: SelectedWords) => void;
};

/** `k` saves what is selected or has the focus. */
export function useKeepKey({ text, selected, onKeep }: KeepKey) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (event.key !== 'k' || !isPlain || event.defaultPrevented || isTyping(event.target)) return;
    const focused = document.activeElement;
    const block = text.current && focused && blockAt(text.current, focused);
    const words = selected ?? (text.current && block ? readBlock(text.current, block) : null);
    if (words) onKeep(words);
  });

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
