import type { EditorBlock } from '@contract/document/editorDocument';
import { convertClipboard } from '../convertClipboard';
import { prepareBlocks } from '../prepareBlocks';
import { readMarkdown } from '../readMarkdown';
import type { Clipboard } from '../readTransfer';

const files = import.meta.glob<string>('./clipboards/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The content of a file in `clipboards`. */
export function clipboardFile(name: string) {
  const content = files[`./clipboards/${name}`];
  if (content === undefined) throw new Error(`There is no clipboard ${name}.`);
  return content;
}

export const emptyClipboard: Clipboard = { html: '', text: '', blocks: '', language: null };

/** The blocks that a clipboard becomes, sanitised and without ids. */
export function pastedBlocks(clipboard: Partial<Clipboard>): EditorBlock[] {
  const { blocks } = convertClipboard({ ...emptyClipboard, ...clipboard }, readMarkdown);
  return prepareBlocks(blocks).blocks.map(({ type, data }) => ({ type, data }));
}
