import type EditorJS from '@editorjs/editorjs';
import { blockName } from '../blocks/nameFields';

/** Moves the block that has the caret one place up or down, and says where it went. */
export function moveBlock(
  { blocks, caret }: EditorJS,
  by: -1 | 1,
  announce: (words: string) => void,
) {
  const from = blocks.getCurrentBlockIndex();
  const to = from + by;
  const block = blocks.getBlockByIndex(from);
  if (!block || to < 0 || to >= blocks.getBlocksCount()) return;
  blocks.move(to, from);
  caret.setToBlock(to);
  announce(`${blockName(block.name)} moved to place ${to + 1}`);
}

/** Brings a block into view and the focus into it. */
export function goToBlock({ blocks, caret }: EditorJS, id: string) {
  const at = blocks.getBlockIndex(id);
  const block = blocks.getBlockByIndex(at);
  if (!block) return;
  block.holder.scrollIntoView({ block: 'center' });
  const field = block.holder.querySelector<HTMLElement>('input:not([type="file"])');
  if (field) field.focus();
  else caret.setToBlock(at);
}

/** The block in which somebody has written; the menus have fields of their own, which belong to none. */
export function editedBlock({ blocks }: EditorJS, target: EventTarget | null) {
  const holder = target instanceof HTMLElement && target.closest<HTMLElement>('.ce-block');
  return (holder && blocks.getBlockByElement(holder)?.id) || null;
}
