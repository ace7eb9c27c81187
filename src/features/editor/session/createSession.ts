import type { EditorDocument } from '@contract/document/editorDocument';
import type EditorJS from '@editorjs/editorjs';
import type { Services } from '../blocks/services';
import { knownTypes } from '../blocks/tools';
import { applyEntries } from '../document/applyEntries';
import { createHistory } from '../document/history';
import { createKeeper } from '../document/keeper';
import { createBatches } from './batches';
import { blockKeys, editedBlock, goToBlock } from './blockActions';
import { createEditor } from './createEditor';
import { listenForKeys } from './keys';
import { nameParts } from './nameParts';

export type SessionParts = {
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
export function createSession({ document, onChange, ...parts }: SessionParts) {
  const { holder, announce } = parts;
  const keeper = createKeeper(document);
  const history = createHistory(keeper.entries());
  const batches = createBatches(() => void catchUp());
  let isDisposed = false;
  let queue = Promise.resolve();

  const editor: EditorJS = createEditor({
    ...parts,
    keeper,
    onChange: (ids) => {
      for (const id of ids) keeper.touch(id);
      void catchUp();
    },
  });

  function catchUp() {
    batches.stop();
    queue = queue.then(readChanges);
    return queue;
  }

  async function readChanges() {
    await editor.isReady;
    if (isDisposed) return;
    if (history.record(await keeper.catchUp(editor))) onChange(keeper.document());
  }

  function noteInput(event: Event) {
    const id = editedBlock(editor, event.target);
    if (id === null) return;
    keeper.touch(id);
    batches.note();
  }

  function step(direction: 'undo' | 'redo') {
    const snapshot = history[direction]();
    if (!snapshot) return announce(`There is nothing to ${direction}.`);
    const { stored } = keeper;
    const shown = keeper.shown();
    const at = applyEntries({ editor, entries: snapshot, shown, stored, types: knownTypes });
    keeper.remember(snapshot);
    if (at !== null) editor.caret.setToBlock(at, 'end');
    announce(direction === 'undo' ? 'Undone' : 'Redone');
    onChange(keeper.document());
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
  const stopListening = listenForKeys(holder, keys);
  holder.addEventListener('input', noteInput);
  const ready = editor.isReady.then(toolbarsDrawn);
  const named = ready.then(() => (isDisposed ? undefined : nameParts(holder, announce)));

  return {
    ready,
    /** The document as it stands this moment. */
    async read() {
      await catchUp();
      return keeper.document();
    },
    undo: keys.undo,
    redo: keys.redo,
    focus: () => editor.focus(),
    /** Brings the writer to a block, named by its place among what is saved. */
    goTo(place: number) {
      const entry = keeper.entries().filter(({ isValid }) => isValid)[place];
      if (entry) goToBlock(editor, entry.id);
    },
    destroy() {
      isDisposed = true;
      batches.stop();
      stopListening();
      holder.remove();
      void named.then((stopNaming) => {
        stopNaming?.();
        editor.destroy();
      });
    },
  };
}

export type Session = ReturnType<typeof createSession>;
