import { isSafeUrl } from '@contract/document/safeUrl';

/** A mark that ends at the caret: where it starts, and how many characters surround its text. */
export type InlineMark = {
  tag: 'b' | 'i' | 's' | 'mark' | 'code' | 'a';
  start: number;
  opening: number;
  closing: number;
  href?: string;
};

/** Stands for a character of code, in which nothing is Markdown. */
export const codeCharacter = '\ufffc';

const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character);
const isSpace = (character: string) => character.trim() === '';

/** Returns true if the characters around the text of a mark don't belong to something else. */
function isMarked(text: string, start: number, { length }: { length: number }) {
  const before = text.charAt(start - 1);
  const content = text.slice(start + length, -length);
  return (
    content !== '' &&
    !content.includes('\n') &&
    before !== '\\' &&
    before !== text.charAt(start) &&
    !isSpace(content.charAt(0)) &&
    !isSpace(content.charAt(content.length - 1))
  );
}

function findStars(text: string): InlineMark | null {
  const marks = text.endsWith('**') ? '**' : '*';
  const { length } = marks;
  const start = text.lastIndexOf(marks, text.length - length - 1);
  if (start < 0 || text.slice(start + length, -length).includes('*')) return null;
  // 2*3*4 is a product.
  if (length === 1 && isWord(text.charAt(start - 1))) return null;
  if (!isMarked(text, start, marks)) return null;
  return { tag: length === 2 ? 'b' : 'i', start, opening: length, closing: length };
}

const pairs = [
  { tag: 's', marks: '~~' },
  { tag: 'mark', marks: '==' },
] as const;

function findPair(text: string): InlineMark | null {
  const pair = pairs.find(({ marks }) => text.endsWith(marks));
  if (!pair) return null;
  const { tag, marks } = pair;
  const start = text.lastIndexOf(marks, text.length - 3);
  if (start < 0 || text.slice(start + 2, -2).includes(marks.charAt(0))) return null;
  // a==b is a comparison.
  if (isWord(text.charAt(start - 1)) || !isMarked(text, start, marks)) return null;
  return { tag, start, opening: 2, closing: 2 };
}

function findCode(text: string): InlineMark | null {
  const start = text.lastIndexOf('`', text.length - 2);
  if (start < 0 || !isMarked(text, start, '`')) return null;
  return { tag: 'code', start, opening: 1, closing: 1 };
}

const countOf = (text: string, character: string) => text.split(character).length;

/** An address as the link tool of the editor completes it; null if it isn't allowed. */
function linkAddress(address: string) {
  if (address === '' || /\s/.test(address) || !isSafeUrl(address, 'link')) return null;
  return /^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(address) ? address : `http://${address}`;
}

function findLink(text: string): InlineMark | null {
  const middle = text.lastIndexOf('](');
  const start = text.lastIndexOf('[', middle);
  const label = text.slice(start + 1, middle);
  const address = text.slice(middle + 2, -1);
  if (middle < 0 || start < 0 || label.trim() === '' || /[\]\n]/.test(label)) return null;
  // A picture, an escaped bracket, or a parenthesis within the address.
  if (['!', '\\'].includes(text.charAt(start - 1))) return null;
  if (countOf(address, '(') !== countOf(address, ')')) return null;
  const href = linkAddress(address);
  return href === null
    ? null
    : { tag: 'a', start, opening: 1, closing: text.length - middle, href };
}

/** The mark that the last character of `text` completes; null if there is none. */
export function findInlineMark(text: string): InlineMark | null {
  if (text.endsWith('*')) return findStars(text);
  if (text.endsWith('`')) return findCode(text);
  return text.endsWith(')') ? findLink(text) : findPair(text);
}
