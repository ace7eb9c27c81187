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
    dispose() {
      isDisposed = true;
      batch.cancel();
    },
  };
}

export type ChangeReader = ReturnType<typeof createChangeReader>;
