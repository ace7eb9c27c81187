import type EditorJS from '@editorjs/editorjs';
import {
  blockElements,
  deleteSelectedBlocks,
  markSelected,
  selectedIndexes,
} from '../document/selectedBlocks';

type Options = {
  editor: EditorJS;
  /** The element with the blocks. It has the focus while blocks are selected. */
  root: HTMLElement;
  /** Reads changes, so that they are an undo step of their own. */
  read: () => unknown;
  announce: (message: string) => void;
};

const count = (blocks: number) => (blocks === 1 ? '1 block' : `${blocks} blocks`);

/** The selection of whole blocks: from the block where it started to the block where it ends. */
export function createBlockSelection({ editor, root, read, announce }: Options) {
  let range: { start: Element; end: Element } | null = null;

  const indexOf = (block: Element) => blockElements(editor).indexOf(block);

  function clear() {
    if (!range) return;
    range = null;
    markSelected(editor, [-1, -1]);
  }

  function select(start: Element, end: Element) {
    // Typing before the selection and deleting the selection are two undo steps.
    if (!range) read();
    if (range?.start === start && range.end === end) return;
    range = { start, end };
    const [from = 0, to = 0] = [indexOf(start), indexOf(end)].toSorted((a, b) => a - b);
    markSelected(editor, [from, to]);
    editor.toolbar.close();
    root.focus({ preventScroll: true });
    // Copying needs a selection in the editor.
    getSelection()?.collapse(root, 0);
    announce(`${count(to - from + 1)} selected`);
  }

  function setCaret(index: number, position: 'start' | 'end') {
    clear();
    editor.caret.setToBlock(index, position);
  }

  /** After a deletion the caret goes to the block before, else to the block after. */
  function placeCaret(index: number) {
    const { blocks } = editor;
    if (index > 0 && blocks.getBlockByIndex(index - 1)?.focusable) {
      return setCaret(index - 1, 'end');
    }
    const isAtEnd = index === blocks.getBlocksCount();
    if (isAtEnd || !blocks.getBlockByIndex(index)?.focusable) {
      blocks.insert('paragraph', {}, undefined, index);
    }
    setCaret(index, 'start');
  }

  return {
    select,
    clear,
    start: () => range?.start ?? null,
    isActive: () => range !== null && range.start.isConnected && range.end.isConnected,
    selectAll() {
      const blocks = blockElements(editor);
      const [first, last] = [blocks[0], blocks.at(-1)];
      if (first && last) select(first, last);
    },
    /** Moves the end of the selection by one block. Starts with `from` if nothing is selected. */
    extend(from: Element, by: -1 | 1) {
      const { start, end } = range ?? { start: from, end: from };
      const next = by < 0 ? end.previousElementSibling : end.nextElementSibling;
      select(start, next ?? end);
      next?.scrollIntoView({ block: 'nearest' });
    },
    /** Ends the selection with the caret at its first or last block. */
    leave(position: 'start' | 'end') {
      const indexes = selectedIndexes(editor);
      const index = position === 'start' ? indexes[0] : indexes.at(-1);
      setCaret(index ?? 0, position);
    },
    /** Moves the selected blocks one place up or down. */
    move(by: -1 | 1) {
      const indexes = selectedIndexes(editor);
      const [first = 0, last = 0] = [indexes[0], indexes.at(-1)];
      const neighbour = by < 0 ? first - 1 : last + 1;
      if (neighbour < 0 || neighbour >= editor.blocks.getBlocksCount()) return;
      editor.blocks.move(by < 0 ? last : first, neighbour);
      announce(`${count(indexes.length)} moved to place ${first + by + 1}`);
      read();
    },
    remove() {
      const { length } = selectedIndexes(editor);
      const index = deleteSelectedBlocks(editor);
      clear();
      if (index === null) return;
      placeCaret(index);
      announce(`${count(length)} deleted`);
      read();
    },
  };
}

export type BlockSelection = ReturnType<typeof createBlockSelection>;
