import type EditorJS from '@editorjs/editorjs';
import { replaceSelectedBlocks } from '../document/selectedBlocks';
import { editorClasses } from '../editorClasses';
import type { BlockSelection } from './createBlockSelection';

type Options = { editor: EditorJS; selection: BlockSelection; signal: AbortSignal };

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** Whether the caret is at the start (-1) or the end (1) of the field. */
function isAtEdge(field: HTMLElement, by: -1 | 1) {
  if (isTextField(field)) {
    const isBackward = field.selectionDirection === 'backward';
    const caret = isBackward ? field.selectionStart : field.selectionEnd;
    return caret === (by < 0 ? 0 : field.value.length);
  }
  const selection = getSelection();
  if (!selection?.focusNode || !field.contains(selection.focusNode)) return false;
  const rest = document.createRange();
  rest.selectNodeContents(field);
  if (by < 0) rest.setEnd(selection.focusNode, selection.focusOffset);
  else rest.setStart(selection.focusNode, selection.focusOffset);
  return rest.toString().trim() === '';
}

function isAllSelected(field: HTMLElement) {
  if (isTextField(field)) {
    return field.value.length === (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  }
  const selection = getSelection();
  return selection?.rangeCount === 1 && selection.getRangeAt(0).toString() === field.textContent;
}

const isSelectAll = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'a';

/** -1 for Arrow Up, 1 for Arrow Down, else null. */
function directionOf({ key }: KeyboardEvent) {
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : null;
}

/** What a key does in a field of a block; null for the browser's own behaviour. */
function startSelection(event: KeyboardEvent, selection: BlockSelection) {
  const field = event.target instanceof HTMLElement ? event.target : null;
  const block = field?.closest(`.${editorClasses.block}`);
  if (!field || !block) return null;
  if (isSelectAll(event) && isAllSelected(field)) return selection.selectAll;
  const { shiftKey, ctrlKey, metaKey, altKey } = event;
  const by = shiftKey && !ctrlKey && !metaKey && !altKey ? directionOf(event) : null;
  return by !== null && isAtEdge(field, by) ? () => selection.extend(block, by) : null;
}

/** What a key does while blocks are selected. */
function changeSelection(event: KeyboardEvent, { editor, selection }: Options) {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (isSelectAll(event)) return selection.selectAll;
  if (ctrlKey || metaKey) return null;
  const by = directionOf(event);
  const start = selection.start();
  if (by !== null && shiftKey && start) {
    return altKey ? () => selection.move(by) : () => selection.extend(start, by);
  }
  if (key === 'ArrowUp' || key === 'ArrowLeft') return () => selection.leave('start');
  if (key === 'ArrowDown' || key === 'ArrowRight' || key === 'Escape') {
    return () => selection.leave('end');
  }
  if (key === 'Delete' || key === 'Backspace') return selection.remove;
  return key === 'Enter' ? () => void replaceSelectedBlocks(editor) : null;
}

const isPrintable = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (key.length === 1 || key === 'Process') && !ctrlKey && !metaKey;

/**
 * Selects blocks by keyboard. Listens on the window, because Editor.js handles keys on the document
 * before they reach the editor.
 */
export function listenForSelectionKeys(root: HTMLElement, options: Options) {
  const { editor, selection, signal } = options;

  function handleKey(event: KeyboardEvent) {
    if (!(event.target instanceof Node) || !root.contains(event.target)) return;
    const isActive = selection.isActive();
    const action = isActive ? changeSelection(event, options) : startSelection(event, selection);
    if (action) {
      event.preventDefault();
      event.stopImmediatePropagation();
      action();
    } else if (isActive && isPrintable(event)) {
      // The browser types the character into the new paragraph.
      replaceSelectedBlocks(editor);
    }
  }

  window.addEventListener('keydown', handleKey, { capture: true, signal });
}
