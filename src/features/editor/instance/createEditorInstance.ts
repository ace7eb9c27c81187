import type { EditorDocument } from '@contract/document/editorDocument';
import type EditorJS from '@editorjs/editorjs';
import type { Services } from '../blocks/services';
import { knownTypes } from '../blocks/tools';
import { applyEntries } from '../document/applyEntries';
import { createDocumentModel } from '../document/documentModel';
import { createHistory } from '../document/history';
import { addAccessibleNames } from './accessibleNames';
import { blockKeys, editedBlock, goToBlock } from './blockActions';
import { createEditorJs } from './createEditorJs';
import { debounceBatch } from './debounceBatch';
import { listenForShortcuts } from './shortcuts';

export type EditorInstanceOptions = {
  holder: HTMLElement;
  document: EditorDocument;
  services: Services;
  isReadOnly: boolean;
  /** The document is another than before. */
  onChange: (document: EditorDocument) => void;
  announce: (words: string) => void;
};

/** Editor.js says that it is ready before it has drawn its toolbars, which it leaves to an idle moment. */
const toolbarsDrawn = () =>
  new Promise((resolve) => {
    window.requestIdleCallback(resolve, { timeout: 2000 });
  });

/** One open document: the editor, what stands in it, and its way back and forth. */
export function createEditorInstance({ document, onChange, ...parts }: EditorInstanceOptions) {
  const { holder, announce } = parts;
  const model = createDocumentModel(document);
  const history = createHistory(model.entries());
  const batch = debounceBatch(() => void catchUp());
  let isDisposed = false;
  let queue = Promise.resolve();

  const editor: EditorJS = createEditorJs({
    ...parts,
    model,
    onChange: (ids) => {
      for (const id of ids) model.touch(id);
      void catchUp();
    },
  });

  function catchUp() {
    batch.cancel();
    queue = queue.then(readChanges);
    return queue;
  }

  async function readChanges() {
    await editor.isReady;
    if (isDisposed) return;
    if (history.record(await model.catchUp(editor))) onChange(model.document());
  }

  function noteInput(event: Event) {
    const id = editedBlock(editor, event.target);
    if (id === null) return;
    model.touch(id);
    batch.schedule();
  }

  function step(direction: 'undo' | 'redo') {
    const snapshot = history[direction]();
    if (!snapshot) return announce(`There is nothing to ${direction}.`);
    const { stored } = model;
    const shown = model.shown();
    const at = applyEntries({ editor, entries: snapshot, shown, stored, types: knownTypes });
    model.remember(snapshot);
    if (at !== null) editor.caret.setToBlock(at, 'end');
    announce(direction === 'undo' ? 'Undone' : 'Redone');
    onChange(model.document());
  }

  /** After everything that is still to be taken in, so that it can be gone back over too. */
  function stepLater(direction: 'undo' | 'redo') {
    queue = catchUp().then(() => step(direction));
  }

  const keys = {
    undo: () => stepLater('undo'),
    redo: () => stepLater('redo'),
    ...blockKeys(editor, announce),
  };
  const stopListening = listenForShortcuts(holder, keys);
  holder.addEventListener('input', noteInput);
  const ready = editor.isReady.then(toolbarsDrawn);
  const named = ready.then(() => (isDisposed ? undefined : addAccessibleNames(holder, announce)));

  return {
    ready,
    /** The document as it stands this moment. */
    async read() {
      await catchUp();
      return model.document();
    },
    undo: keys.undo,
    redo: keys.redo,
    focus: () => editor.focus(),
    /** Brings the writer to a block, named by its place among what is saved. */
    goTo(place: number) {
      const entry = model.entries().filter(({ isValid }) => isValid)[place];
      if (entry) goToBlock(editor, entry.id);
    },
    destroy() {
      isDisposed = true;
      batch.cancel();
      stopListening();
      holder.remove();
      void named.then((stopNaming) => {
        stopNaming?.();
        editor.destroy();
      });
    },
  };
}

export type EditorInstance = ReturnType<typeof createEditorInstance>;
