import type { EditorDocument } from '@contract/document/editorDocument';
import type EditorJS from '@editorjs/editorjs';
import { debounceBatch } from './debounceBatch';
import type { DocumentModel } from './documentModel';
import type { History } from './history';

type ChangeReaderOptions = {
  editor: EditorJS;
  model: DocumentModel;
  history: History;
  onChange: (document: EditorDocument) => void;
};

/** Reads changes from the editor into the model and the history, one read at a time. */
export function createChangeReader({ editor, model, history, onChange }: ChangeReaderOptions) {
  const batch = debounceBatch(() => void read());
  let isDisposed = false;
  let queue = editor.isReady.then(takeFirst);

  /** Editor.js has already inserted its default block. It isn't a change that could be undone. */
  async function takeFirst() {
    if (!isDisposed) history.replace(await model.catchUp(editor));
  }

  async function readNow() {
    if (isDisposed) return;
    if (history.record(await model.catchUp(editor))) onChange(model.document());
  }

  function read() {
    batch.cancel();
    queue = queue.then(readNow);
    return queue;
  }

  return {
    read,
    /** Reads once typing pauses. */
    schedule: batch.schedule,
    /** Runs `action` after a read. The next read waits for it. */
    afterRead(action: () => void | Promise<void>) {
      const done = read().then(action);
      // A failure is reported to the caller, and doesn't end the reads.
      queue = done.catch(() => undefined);
      return done;
    },
    /**
     * Changes a block as a step of its own: undoing it brings back the block as it was typed. `change`
     * returns the ids of the blocks that it added.
     */
    step(id: string, change: () => readonly string[]) {
      batch.cancel();
      // Tools read their elements at once, so this is the block before the change.
      const typed = model.readBlock(editor, id);
      const added = change();
      model.touch(id);
      queue = queue.then(async () => {
        if (isDisposed) return;
        const entry = await typed;
        const entries = await model.catchUp(editor);
        const before = entries.filter((other) => !added.includes(other.id));
        if (entry) history.record(before.map((other) => (other.id === id ? entry : other)));
        if (history.record(entries)) onChange(model.document());
      });
    },
    dispose() {
      isDisposed = true;
      batch.cancel();
    },
  };
}

export type ChangeReader = ReturnType<typeof createChangeReader>;
