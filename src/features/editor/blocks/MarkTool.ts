import type { InlineTool } from '@editorjs/editorjs';
import { editorClasses } from '../editorClasses';
import { make } from './elements';

function selectedRange() {
  const selection = window.getSelection();
  return selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
}

type MarkName = 'code' | 's';

/** The mark around what is selected. */
function markAround(range: Range | null, name: MarkName) {
  const node = range?.commonAncestorContainer ?? null;
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest(`.${editorClasses.block} ${name}`) ?? null;
}

function unwrap(mark: Element) {
  const nodes = [...mark.childNodes];
  mark.replaceWith(...nodes);
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

/** Marks what is selected, or removes the mark. */
function toggleMark(range: Range | null, name: MarkName) {
  const around = markAround(range, name);
  if (!range) return;
  if (around) return selectNodes(unwrap(around));
  const mark = document.createElement(name);
  mark.append(range.extractContents());
  for (const inner of mark.querySelectorAll(name)) unwrap(inner);
  range.insertNode(mark);
  window.getSelection()?.selectAllChildren(mark);
}

type Look = { name: MarkName; paths: string };

/** Marks a part of a text with an element. */
export abstract class MarkTool implements InlineTool {
  static isInline = true;
  readonly #button = make('button', editorClasses.inlineTool);
  readonly #look: Look;

  constructor(look: Look) {
    this.#look = look;
  }

  // The types of Editor.js allow only an element here, not the newer description of an entry.
  render() {
    this.#button.type = 'button';
    this.#button.innerHTML = `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${this.#look.paths}"/></svg>`;
    return this.#button;
  }

  surround(range: Range | null) {
    toggleMark(range, this.#look.name);
  }

  checkState() {
    const isActive = markAround(selectedRange(), this.#look.name) !== null;
    this.#button.classList.toggle(editorClasses.activeInlineTool, isActive);
    this.#button.setAttribute('aria-pressed', String(isActive));
    return isActive;
  }
}

/** Code within a text. */
export class InlineCodeTool extends MarkTool {
  static title = 'Code';
  static shortcut = 'CMD+E';
  static sanitize = { code: {} };

  constructor() {
    super({ name: 'code', paths: 'M9 8l-4 4 4 4M15 8l4 4-4 4' });
  }
}
