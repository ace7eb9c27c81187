import type EditorJS from '@editorjs/editorjs';
import { editorClasses } from '../editorClasses';
import type { Split } from './planInsertion';

/** Where text is pasted: a field of a block, with the text around the caret. */
export type Place = {
  block: { id: string; name: string; holder: HTMLElement };
  field: HTMLElement;
  split: Split;
};

function htmlOf(range: Range) {
  const container = document.createElement('div');
  container.append(range.cloneContents());
  // Marks that begin or end at the caret leave an empty element.
  return container.innerHTML.replaceAll(/<(\w+)(?:\s[^<>]*)?><\/\1>/g, '');
}

/** The text of a field before and after the selected part of it. */
export function splitField(field: HTMLElement, range: Range): Split {
  const before = document.createRange();
  before.selectNodeContents(field);
  const after = before.cloneRange();
  if (field.contains(range.startContainer)) before.setEnd(range.startContainer, range.startOffset);
  else before.collapse(true);
  if (field.contains(range.endContainer)) after.setStart(range.endContainer, range.endOffset);
  else after.collapse(false);
  return { before: htmlOf(before), after: htmlOf(after) };
}

const elementOf = (node: EventTarget | null) =>
  node instanceof Element ? node : node instanceof Node ? node.parentElement : null;

const fieldOf = (holder: HTMLElement, node: EventTarget | null) => {
  const field = elementOf(node)?.closest<HTMLElement>('[contenteditable="true"]') ?? null;
  return field && holder.contains(field) ? field : null;
};

/** The place of the caret; null if it is in no field of a block. */
export function findPlace(
  editor: EditorJS,
  holder: HTMLElement,
  target: EventTarget | null,
): Place | null {
  const selection = window.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const selected = range && fieldOf(holder, range.startContainer);
  const field = selected ?? fieldOf(holder, target);
  const element = field?.closest<HTMLElement>(`.${editorClasses.block}`);
  const block = element && editor.blocks.getBlockByElement(element);
  if (!field || !block) return null;
  if (selected && range) return { block, field, split: splitField(field, range) };
  return { block, field, split: { before: field.innerHTML, after: '' } };
}

/** Puts the caret behind the first `offset` characters of a field. */
export function placeCaret(field: HTMLElement, offset: number) {
  const range = document.createRange();
  range.selectNodeContents(field);
  range.collapse(false);
  const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) {
      range.setStart(node, left);
      range.collapse(true);
      break;
    }
    left -= length;
  }
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

type Point = { clientX: number; clientY: number };

function rangeAt({ clientX, clientY }: Point) {
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  if (!position) return null;
  const range = document.createRange();
  range.setStart(position.offsetNode, position.offset);
  return range;
}

/** Moves the caret to where something is dropped: at the pointer, else at the end of the field. */
export function moveCaretTo(holder: HTMLElement, event: Point & { target: EventTarget | null }) {
  const range = rangeAt(event);
  const selection = window.getSelection();
  if (!selection) return;
  selection.removeAllRanges();
  if (range && fieldOf(holder, range.startContainer)) selection.addRange(range);
}
