import { codeCharacter } from './inlineMarkdown';

type Piece = { node: Text; start: number };

/** The text of a field up to a position in it, and where each part of it is. */
export type FieldText = { text: string; pieces: readonly Piece[] };

const isInCode = (node: Node) => node.parentElement?.closest('code') !== null;

/** Reads the text before the caret. Code is masked, and a line break is a character. */
export function readFieldText(field: HTMLElement, caret: Range): FieldText | null {
  const { startContainer: last, startOffset } = caret;
  if (!(last instanceof Text) || isInCode(last)) return null;
  const pieces: Piece[] = [];
  let text = '';
  const nodes = document.createTreeWalker(field, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof HTMLBRElement) text += '\n';
    if (!(node instanceof Text)) continue;
    pieces.push({ node, start: text.length });
    const value = node === last ? node.data.slice(0, startOffset) : node.data;
    text += isInCode(node) ? codeCharacter.repeat(value.length) : value;
    if (node === last) break;
  }
  return { text, pieces };
}

/**
 * The part of a field from one offset of its text to the other. Where the text continues in another
 * element, the part includes that element: it wouldn't be moved as a whole otherwise.
 */
export function rangeOf({ pieces }: FieldText, from: number, to: number) {
  const range = document.createRange();
  const startPiece = pieces.findLast(({ start }) => start < from) ?? pieces[0];
  const endPiece = pieces.findLast(({ start }) => start <= to);
  if (startPiece) range.setStart(startPiece.node, from - startPiece.start);
  if (endPiece) range.setEnd(endPiece.node, to - endPiece.start);
  return range;
}
