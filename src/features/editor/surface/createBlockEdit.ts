import type { EditorBlock, EditorDocument } from '@contract/document/editorDocument';
import type EditorJS from '@editorjs/editorjs';
import { applyEntries } from '../document/applyEntries';
import type { ChangeReader } from '../document/createChangeReader';
import type { DocumentModel } from '../document/documentModel';
import { isKept } from '../document/entries';
import type { History } from '../document/history';

type BlockEditOptions = {
  editor: EditorJS;
  model: DocumentModel;
  history: History;
  changes: ChangeReader;
  onChange: (document: EditorDocument) => void;
};

/** Returns null to remove the block. */
type EditBlock = (block: EditorBlock) => EditorBlock | null;

/**
 * Returns a function that replaces one block, by its index in the published document, as one step that
 * can be undone.
 */
export function createBlockEdit({ editor, model, history, changes, onChange }: BlockEditOptions) {
  return (index: number, edit: EditBlock) =>
    changes.afterRead(() => {
      const edited = model.entries().filter(isKept)[index];
      if (!edited) return;
      const block = edit(edited.block);
      const entries = model
        .entries()
        .flatMap((entry) => (entry === edited ? (block ? [{ ...entry, block }] : []) : [entry]));
      applyEntries({ editor, entries, shown: model.known(), stored: model.stored });
      model.replaceEntries(entries);
      if (history.record(entries)) onChange(model.document());
    });
}
