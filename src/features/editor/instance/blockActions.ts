import type EditorJS from '@editorjs/editorjs';
import { blockName } from '../blocks/nameFields';

/** Moves the block that has the caret one place up or down, and says where it went. */
function moveBlock({ blocks, caret }: EditorJS, by: -1 | 1, announce: (words: string) => void) {
  const from = blocks.getCurrentBlockIndex();
  const to = from + by;
  const block = blocks.getBlockByIndex(from);
  if (!block || to < 0 || to >= blocks.getBlocksCount()) return;
  blocks.move(to, from);
  caret.setToBlock(to);
  announce(`${blockName(block.name)} moved to place ${to + 1}`);
}

const itemOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('.cdx-list-checklist .cdx-list__item') : null;

export const inChecklist = (target: EventTarget | null) => itemOf(target) !== null;

/** Ticks the item that has the caret, or takes the tick away: its box can be clicked alone. */
function tickItem(target: EventTarget | null, announce: (words: string) => void) {
  const box = itemOf(target)?.querySelector<HTMLElement>('.cdx-list__checkbox');
  if (!box) return;
  box.click();
  announce(box.classList.contains('cdx-list__checkbox--checked') ? 'Done' : 'Not done');
}

/** What keys do to the block that has the caret. */
export const blockKeys = (editor: EditorJS, announce: (words: string) => void) => ({
  move: (by: -1 | 1) => moveBlock(editor, by, announce),
  openOptions: () => editor.toolbar.toggleBlockSettings(true),
  tick: (target: EventTarget | null) => tickItem(target, announce),
});

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
