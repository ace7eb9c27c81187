import { decodeEntities } from '@contract/document/html/entities';
import type { Piece } from './pieces';

/** A line without text. It is part of code, and separates other blocks. */
export const blankLine: Piece = { type: 'blankLine', data: {} };

const codeLine = /^<code>([^<]*(?:<br>[^<]*)*)<\/code>$/;

/** The code of a paragraph that is nothing but code; null for any other block. */
function codeOf(piece: Piece) {
  if (piece === blankLine) return '';
  if (piece.type !== 'paragraph' || !('data' in piece)) return null;
  const { text } = piece.data;
  const html = typeof text === 'string' ? codeLine.exec(text)?.[1] : undefined;
  if (html === undefined) return null;
  return decodeEntities(html.replaceAll('<br>', '\n')).replaceAll('\u00a0', ' ');
}

/** Makes a code block of paragraphs in a monospaced font, which are the lines of a program. */
export function mergeCode(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  let lines: string[] = [];
  let pending: Piece[] = [];
  const flush = () => {
    const code = lines.join('\n').replace(/^\n+/, '').trimEnd();
    if (code.includes('\n')) merged.push({ type: 'code', data: { code, lang: '' } });
    else merged.push(...pending);
    lines = [];
    pending = [];
  };
  for (const piece of pieces) {
    const code = codeOf(piece);
    if (code === null) {
      flush();
      merged.push(piece);
    } else {
      lines.push(code);
      if (piece !== blankLine) pending.push(piece);
    }
  }
  flush();
  return merged;
}
