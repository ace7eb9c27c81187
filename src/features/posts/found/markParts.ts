import { foldText } from '@contract/foldText';

export type TextPart = { text: string; isMatch: boolean };

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** A letter with the marks that belong to it. */
const letter = /\P{M}\p{M}*|\p{M}+/gu;

type Range = { from: number; to: number };

/** Where the folded term stands in the text, also across several words. */
function rangesOfTerm(text: string, term: string): Range[] {
  if (term === '') return [];
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: characters, index } of text.matchAll(letter)) {
    const added = foldText(characters);
    for (let count = 0; count < added.length; count += 1) {
      starts.push(index);
      ends.push(index + characters.length);
    }
    folded += added;
  }
  const ranges: Range[] = [];
  let at = folded.indexOf(term);
  while (at !== -1) {
    ranges.push({ from: starts[at] ?? 0, to: ends[at + term.length - 1] ?? text.length });
    at = folded.indexOf(term, at + term.length);
  }
  return ranges;
}

function rangesOfWords(text: string, term: string): Range[] {
  const wanted = new Set(term.match(word));
  return [...text.matchAll(word)]
    .filter((found) => wanted.has(foldText(found[0])))
    .map((found) => ({ from: found.index, to: found.index + found[0].length }));
}

/** Splits a text at what a search for the term found in it: the whole term, otherwise its words. */
export function markParts(text: string, searched: string): TextPart[] {
  const term = foldText(searched.trim());
  const whole = rangesOfTerm(text, term);
  const ranges = whole.length > 0 ? whole : rangesOfWords(text, term);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { from, to } of ranges) {
    if (from < end) continue;
    parts.push({ text: text.slice(end, from), isMatch: false });
    parts.push({ text: text.slice(from, to), isMatch: true });
    end = to;
  }
  parts.push({ text: text.slice(end), isMatch: false });
  return parts.filter((part) => part.text !== '');
}
