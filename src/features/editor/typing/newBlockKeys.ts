import { editorClasses } from '../editorClasses';
import { placeCaret, splitField } from '../paste/caret';
import { type TextField, textAroundCaret, textField } from './caretText';
import { addParagraphAfter } from './replaceBlock';
import type { TypingParts } from './typingParts';

type Parts = Pick<TypingParts, 'editor'>;

const texts = `.${editorClasses.paragraph}, .${editorClasses.header}`;

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

const fields = '[contenteditable="true"], textarea, input[type="text"]';

function isAtEdge(field: HTMLElement, by: -1 | 1) {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    return by < 0 ? field.selectionEnd === 0 : field.selectionStart === field.value.length;
  }
  const text = textAroundCaret(field);
  return (by < 0 ? text?.before : text?.after) === '';
}

/** Moves the caret from the first or last field of a block to the next block, if there is one. */
function leaveByArrow({ editor }: Parts, { target, key }: KeyboardEvent) {
  const field = target instanceof HTMLElement && target.matches(fields) ? target : null;
  const block = field?.closest<HTMLElement>(`.${editorClasses.block}`);
  const all = [...(block?.querySelectorAll<HTMLElement>(fields) ?? [])];
  const by = key === 'ArrowUp' ? -1 : 1;
  if (!field || all.at(by < 0 ? 0 : -1) !== field || !isAtEdge(field, by)) return false;
  if (by < 0) return editor.caret.setToPreviousBlock('end');
  const id = block?.getAttribute('data-id');
  if (editor.caret.setToNextBlock('start') || field.matches(texts) || !id) return true;
  addParagraphAfter({ editor }, id);
  return true;
}

function handleTextKey(parts: Parts, { key, target }: KeyboardEvent) {
  const place = textField(target);
  if (!place?.field.matches(texts)) return false;
  const selection = window.getSelection();
  if (key === 'Enter' && selection && selection.rangeCount > 0) {
    split(parts, place, selection.getRangeAt(0));
    return true;
  }
  if (key !== 'Backspace' || textAroundCaret(place.field)?.before !== '') return false;
  join(parts, place);
  return true;
}

/**
 * Enter, Backspace and arrow keys in a new block: Editor.js handles keys of a block some time after it
 * was added. When it does, it prevents what the browser would do with these keys.
 */
export function handleNewBlockKey(parts: Parts, event: KeyboardEvent) {
  const { key, isComposing, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || isComposing || shiftKey || ctrlKey || metaKey || altKey) return;
  const isArrow = key === 'ArrowUp' || key === 'ArrowDown';
  if (isArrow ? leaveByArrow(parts, event) : handleTextKey(parts, event)) event.preventDefault();
}
