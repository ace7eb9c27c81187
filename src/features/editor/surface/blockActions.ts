import { blockName } from '@contract/document/blockRegistry';
import type EditorJS from '@editorjs/editorjs';
import type { ChangeReader } from '../document/createChangeReader';
import type { DocumentModel } from '../document/documentModel';
import { newId } from '../document/entries';
import { editorClasses } from '../editorClasses';
import { insertAt } from '../paste/applyInsertion';

type DuplicateParts = {
  editor: EditorJS;
  model: DocumentModel;
  changes: ChangeReader;
  announce: (message: string) => void;
};

/** Inserts a copy of a block below it, as a step that can be undone. The caret moves into the copy. */
export async function duplicateBlock({ announce, changes, ...target }: DuplicateParts, id: string) {
  await changes.afterRead(() => {
    const { editor, model } = target;
    const known = model.known();
    const block = known.get(id)?.block;
    if (!block) return;
    const index = editor.blocks.getBlockIndex(id) + 1;
    const copy = { ...block, id: newId(new Set(known.keys())) };
    insertAt(target, [copy], { index, replaced: [] });
    announce(`${blockName(block.type)} duplicated to place ${index + 1}`);
  });
}

type Announce = (message: string) => void;

/** Moves the block with the caret one place up or down. */
function moveBlock({ blocks, caret }: EditorJS, by: -1 | 1, announce: Announce) {
  const from = blocks.getCurrentBlockIndex();
  const to = from + by;
  const block = blocks.getBlockByIndex(from);
  if (!block || to < 0 || to >= blocks.getBlocksCount()) return;
  blocks.move(to, from);
  caret.setToBlock(to);
  announce(`${blockName(block.name)} moved to place ${to + 1}`);
}

const itemOf = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest(`.${editorClasses.checklist} .${editorClasses.listItem}`)
    : null;

export const isInChecklist = (target: EventTarget | null) => itemOf(target) !== null;

/** Ticks or unticks a checklist item. Its box reacts to clicks only. */
function toggleItem(target: EventTarget | null, announce: Announce) {
  const box = itemOf(target)?.querySelector<HTMLElement>(`.${editorClasses.checkbox}`);
  if (!box) return;
  box.click();
  announce(box.classList.contains(editorClasses.checkedBox) ? 'Done' : 'Not done');
}

/** Keyboard actions on the block with the caret. */
export const blockShortcuts = (editor: EditorJS, announce: Announce) => ({
  move: (by: -1 | 1) => moveBlock(editor, by, announce),
  openOptions: () => editor.toolbar.toggleBlockSettings(true),
  toggleItem: (target: EventTarget | null) => toggleItem(target, announce),
});

/** The button of a picture without a file hides the other fields. */
const firstField = `.${editorClasses.emptyPicture} > .${editorClasses.button}, input:not([type="file"])`;

/** Scrolls to a block and moves the focus into it. */
export function goToBlock({ blocks, caret }: EditorJS, id: string) {
  const index = blocks.getBlockIndex(id);
  const block = blocks.getBlockByIndex(index);
  if (!block) return;
  block.holder.scrollIntoView({ block: 'center' });
  const field = block.holder.querySelector<HTMLElement>(firstField);
  if (field) field.focus();
  else caret.setToBlock(index);
}

/** The id of the block that contains `target`; null for the fields of menus. */
export function editedBlock(target: EventTarget | null) {
  const holder = target instanceof HTMLElement ? target.closest(`.${editorClasses.block}`) : null;
  // Asking Editor.js for the block would search all blocks at each key.
  return holder?.getAttribute('data-id') ?? null;
}
