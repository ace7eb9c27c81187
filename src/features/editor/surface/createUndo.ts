import type { EditorDocument } from '@contract/document/editorDocument';
import type EditorJS from '@editorjs/editorjs';
import { applyEntries } from '../document/applyEntries';
import type { ChangeReader } from '../document/createChangeReader';
import type { DocumentModel } from '../document/documentModel';
import { type Entry, openEntries } from '../document/entries';
import type { History, StepEffect } from '../document/history';

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

/** Undo, redo and replacing, over the whole document. */
export function createUndo({ editor, model, history, changes, onChange, announce }: UndoOptions) {
  /** A block without text, or with a picture that isn't loaded yet, takes no focus. */
  function placeCaret(index: number) {
    editor.caret.setToBlock(index, 'end');
    if (document.activeElement !== document.body) return;
    editor.blocks.getBlockByIndex(index)?.holder.parentElement?.focus({ preventScroll: true });
  }

  function show(entries: readonly Entry[]) {
    const firstChange = applyEntries({
      editor,
      entries,
      shown: model.known(),
      stored: model.stored,
    });
    model.replaceEntries(entries);
    if (firstChange !== null) placeCaret(firstChange);
    onChange(model.document());
  }

  function step(direction: Direction) {
    const entries = history[direction]();
    if (!entries) return announce(`There is nothing to ${direction}.`);
    show(entries);
    const isLast = direction === 'undo' && !history.canUndo();
    announce(isLast ? 'Undone. There is nothing left to undo.' : messages[direction]);
  }

  return {
    // After a read, so that the last change can be undone too.
    undo: () => void changes.afterRead(() => step('undo')),
    redo: () => void changes.afterRead(() => step('redo')),
    /** Shows another document, as one step. `effect` is undone and redone with it. */
    replaceDocument: async (document: EditorDocument, effect?: StepEffect) =>
      changes.afterRead(() => {
        const entries = openEntries(document);
        history.record(entries, effect);
        show(entries);
      }),
  };
}
