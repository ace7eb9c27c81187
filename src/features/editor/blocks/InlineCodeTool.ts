import type { InlineTool } from '@editorjs/editorjs';
import { editorClasses } from '../editorClasses';
import { make } from './elements';

const icon =
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M9 8l-4 4 4 4M15 8l4 4-4 4"/></svg>';

function selectedRange() {
  const selection = window.getSelection();
  return selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
}

/** The code around what is selected. */
function codeAround(range: Range | null) {
  const node = range?.commonAncestorContainer ?? null;
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest(`.${editorClasses.block} code`) ?? null;
}

function unwrap(code: Element) {
  const nodes = [...code.childNodes];
  code.replaceWith(...nodes);
  return nodes;
}

/** Browsers drop a selection whose nodes are moved. */
function selectNodes(nodes: readonly Node[]) {
  const [first, last] = [nodes[0], nodes.at(-1)];
  const range = document.createRange();
  if (!first || !last) return;
  range.setStartBefore(first);
  range.setEndAfter(last);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Marks what is selected as code, or removes the mark. */
function toggleCode(range: Range | null) {
  const around = codeAround(range);
  if (!range) return;
  if (around) return selectNodes(unwrap(around));
  const code = document.createElement('code');
  code.append(range.extractContents());
  for (const inner of code.querySelectorAll('code')) unwrap(inner);
  range.insertNode(code);
  window.getSelection()?.selectAllChildren(code);
}

/** Code within a text. */
export class InlineCodeTool implements InlineTool {
  static isInline = true;
  static title = 'Code';
  static shortcut = 'CMD+E';
  static sanitize = { code: {} };
  readonly #button = make('button', editorClasses.inlineTool);

  // The types of Editor.js allow only an element here, not the newer description of an entry.
  render() {
    this.#button.type = 'button';
    this.#button.innerHTML = icon;
    return this.#button;
  }

  surround = toggleCode;

  checkState() {
    const isActive = codeAround(selectedRange()) !== null;
    this.#button.classList.toggle(editorClasses.activeInlineTool, isActive);
    this.#button.setAttribute('aria-pressed', String(isActive));
    return isActive;
  }
}
