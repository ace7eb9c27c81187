import { placeCaret, splitField } from '../paste/caret';
import { caretIn, type TextField, textAroundCaret, textField } from './caretText';
import type { TypingParts } from './typingParts';

type Parts = Pick<TypingParts, 'editor'>;

const texts = '.ce-paragraph, .ce-header';

/** Starts a paragraph with the text behind the caret. */
function split({ editor }: Parts, { field, id }: TextField, range: Range) {
  const { before, after } = splitField(field, range);
  const index = editor.blocks.getBlockIndex(id);
  if (before === '') {
    editor.blocks.insert('paragraph', {}, undefined, index);
    editor.caret.setToBlock(index + 1, 'start');
    return;
  }
  if (after !== '') field.innerHTML = before;
  editor.blocks.insert('paragraph', { text: after }, undefined, index + 1, true);
  editor.caret.setToBlock(index + 1, 'start');
}

/** Joins a text with the block before it. */
function join({ editor }: Parts, { field, id }: TextField) {
  const { blocks, caret } = editor;
  const index = blocks.getBlockIndex(id);
  const previous = blocks.getBlockByIndex(index - 1);
  const target = previous?.holder.querySelector<HTMLElement>(texts);
  const offset = target?.textContent?.length ?? 0;
  if (!previous) return;
  if (target || field.textContent === '') {
    target?.append(...field.childNodes);
    blocks.delete(index);
  }
  caret.setToBlock(index - 1, 'end');
  if (target) placeCaret(target, offset);
}

/**
 * Enter and Backspace in a new block: Editor.js handles keys of a block some time after it was added.
 * When it does, it prevents what the browser would do with these keys.
 */
export function handleNewBlockKey(parts: Parts, event: KeyboardEvent) {
  const { key, isComposing, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || isComposing || shiftKey || ctrlKey || metaKey || altKey) return;
  const place = textField(event.target);
  if (!place?.field.matches(texts)) return;
  const selection = window.getSelection();
  const isAtStart = textAroundCaret(place.field)?.before === '' && caretIn(place.field) !== null;
  if (key === 'Enter' && selection && selection.rangeCount > 0) {
    event.preventDefault();
    split(parts, place, selection.getRangeAt(0));
  } else if (key === 'Backspace' && isAtStart) {
    event.preventDefault();
    join(parts, place);
  }
}
