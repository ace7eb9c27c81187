import type { EditorDocument } from '@contract/document/editorDocument';
import type EditorJS from '@editorjs/editorjs';
import { applyEntries } from '../document/applyEntries';
import type { DocumentModel } from '../document/documentModel';
import type { History } from '../document/history';
import type { ChangeReader } from './createChangeReader';

type UndoOptions = {
  editor: EditorJS;
  model: DocumentModel;
  history: History;
  changes: ChangeReader;
  onChange: (document: EditorDocument) => void;
  announce: (message: string) => void;
};

type Direction = 'undo' | 'redo';

const messages: Record<Direction, string> = { undo: 'Undone', redo: 'Redone' };

/** Undo and redo over the whole document. */
export function createUndo({ editor, model, history, changes, onChange, announce }: UndoOptions) {
  function step(direction: Direction) {
    const entries = history[direction]();
    if (!entries) return announce(`There is nothing to ${direction}.`);
    const firstChange = applyEntries({
      editor,
      entries,
      shown: model.known(),
      stored: model.stored,
    });
    model.replaceEntries(entries);
    if (firstChange !== null) editor.caret.setToBlock(firstChange, 'end');
    const isLast = direction === 'undo' && !history.canUndo();
    announce(isLast ? 'Undone. There is nothing left to undo.' : messages[direction]);
    onChange(model.document());
  }

  return {
    // After a read, so that the last change can be undone too.
    undo: () => void changes.afterRead(() => step('undo')),
    redo: () => void changes.afterRead(() => step('redo')),
  };
}
