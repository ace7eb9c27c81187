import type { EditorBlock } from '@contract/document/editorDocument';
import { decodeEntities } from '@contract/document/htmlEntities';

const codeLine = /^<code>([^<]*(?:<br>[^<]*)*)<\/code>$/;

/** The code of a paragraph that is nothing but code; null for any other block. */
function codeOf({ type, data }: EditorBlock) {
  if (type !== 'paragraph' || typeof data['text'] !== 'string') return null;
  const html = codeLine.exec(data['text'])?.[1];
  if (html === undefined) return null;
  return decodeEntities(html.replaceAll('<br>', '\n')).replaceAll('\u00a0', ' ');
}

/** Makes a code block of paragraphs in a monospaced font, which are the lines of a program. */
export function mergeCode(blocks: readonly EditorBlock[]) {
  const merged: EditorBlock[] = [];
  let lines: string[] = [];
  let pending: EditorBlock[] = [];
  const flush = () => {
    const code = lines.join('\n');
    if (code.includes('\n')) merged.push({ type: 'code', data: { code, lang: '' } });
    else merged.push(...pending);
    lines = [];
    pending = [];
  };
  for (const block of blocks) {
    const code = codeOf(block);
    if (code === null) {
      flush();
      merged.push(block);
    } else {
      lines.push(code);
      pending.push(block);
    }
  }
  flush();
  return merged;
}
