import type EditorJS from '@editorjs/editorjs';
import { hideWhile } from './hideWhile';

type BlocksEditor = Pick<EditorJS, 'blocks' | 'caret'>;

/** Editor.js can't select blocks from outside, so the selection is a class of its own. */
const selectedClass = 'block-selected';

/** The elements of all blocks, in page order. */
export const blockElements = ({ blocks }: Pick<BlocksEditor, 'blocks'>) => [
  ...(blocks.getBlockByIndex(0)?.holder.parentElement?.children ?? []),
];

export const isSelected = (block: Element) => block.classList.contains(selectedClass);

/** Selects the blocks from one index to the other, and no others. */
export function markSelected(editor: BlocksEditor, [from, to]: readonly [number, number]) {
  for (const [index, block] of blockElements(editor).entries()) {
    block.classList.toggle(selectedClass, index >= from && index <= to);
  }
}

/** The indexes of the selected blocks. */
export const selectedIndexes = (editor: BlocksEditor) =>
  blockElements(editor).flatMap((block, index) => (isSelected(block) ? [index] : []));

/**
 * Deletes the selected blocks. Returns the index at which blocks can be inserted instead, or null if
 * none was selected. Editor.js inserts an empty paragraph when the last block is deleted.
 */
export function deleteSelectedBlocks(editor: BlocksEditor) {
  const indexes = selectedIndexes(editor);
  hideWhile(editor, indexes.length, () => {
    for (const index of indexes.toReversed()) editor.blocks.delete(index);
  });
  return indexes[0] ?? null;
}

/**
 * Replaces the selected blocks with an empty paragraph that has the caret. Returns false if none was
 * selected.
 */
export function replaceSelectedBlocks(editor: BlocksEditor) {
  const { blocks, caret } = editor;
  const isAll = blockElements(editor).every(isSelected);
  const index = deleteSelectedBlocks(editor);
  if (index === null) return false;
  if (!isAll) blocks.insert('paragraph', {}, undefined, index);
  caret.setToBlock(index);
  return true;
}
