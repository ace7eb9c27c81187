import { blockName } from '@contract/document/blockRegistry';
import type EditorJS from '@editorjs/editorjs';
import type { ChangeReader } from '../document/createChangeReader';
import type { DocumentModel } from '../document/documentModel';
import { newId } from '../document/entries';
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
