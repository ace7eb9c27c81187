import { isRecord } from '@contract/isRecord';

/** The type under which Editor.js copies its blocks: an array of `{ id, tool, data }`. */
export const blocksType = 'application/x-editor-js';

/** What is pasted or dropped. */
export type Clipboard = {
  html: string;
  text: string;
  /** Blocks that were copied from the editor, as JSON. */
  blocks: string;
  /** The language of a program's file, if VS Code copied it. */
  language: string | null;
};

function readLanguage(json: string) {
  try {
    const data: unknown = JSON.parse(json);
    return isRecord(data) && typeof data['mode'] === 'string' ? data['mode'] : null;
  } catch {
    return null;
  }
}

/** Reads a clipboard at once: it is empty when its event is over. */
export const readTransfer = (transfer: DataTransfer): Clipboard => ({
  html: transfer.getData('text/html'),
  text: transfer.getData('text/plain'),
  blocks: transfer.getData(blocksType),
  language: readLanguage(transfer.getData('vscode-editor-data')),
});
