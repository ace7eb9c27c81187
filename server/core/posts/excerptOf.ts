import { documentText } from '@contract/document/documentText';
import { parseDocument } from '@contract/document/editorDocument';
import { foldText } from '@contract/foldText';
import { searchWords } from '@server/data/posts/searchWords';

/** About this many characters are shown, a third of them before the first word that was found. */
const length = 180;

const word = /[\p{L}\p{N}\p{M}]{1,60}/gu;

type FoundAt = { at: number; word: string };

function findWords(text: string, wanted: ReadonlySet<string>): FoundAt[] {
  return [...text.matchAll(word)]
    .map((match) => ({ at: match.index, word: foldText(match[0]) }))
    .filter((found) => wanted.has(found.word));
}

/** Where the passage with the most different words begins. */
function bestPlace(found: readonly FoundAt[]) {
  let best = { at: 0, words: 0 };
  found.forEach(({ at }, index) => {
    const near = new Set<string>();
    for (let next = index; next < found.length && next < index + length; next += 1) {
      const other = found[next];
      if (!other || other.at > at + (length * 2) / 3) break;
      near.add(other.word);
    }
    if (near.size > best.words) best = { at, words: near.size };
  });
  return best.at;
}

/** Cut at spaces if there are any nearby. */
function cut(text: string, from: number, to: number) {
  const start = from <= 0 ? 0 : Math.max(from, text.lastIndexOf(' ', from + 20) + 1);
  const space = to >= text.length ? -1 : text.lastIndexOf(' ', to);
  const end = space > start + length / 2 ? space : to;
  const before = start > 0 ? '… ' : '';
  const after = end < text.length ? ' …' : '';
  return `${before}${text.slice(start, end).trim()}${after}`;
}

/** The passage of a document that contains the most of the words of a term; null if it has none. */
export function excerptOf(content: string, term: string): string | null {
  const document = parseDocument(content);
  if (!document) return null;
  const text = documentText(document).replaceAll(/\s+/g, ' ');
  const found = findWords(text, new Set(searchWords(term)));
  if (found.length === 0) return null;
  const from = Math.max(0, bestPlace(found) - length / 3);
  return cut(text, from, from + length);
}
