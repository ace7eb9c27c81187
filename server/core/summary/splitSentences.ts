import { oneLine } from '@contract/oneLine';

const abbreviations: ReadonlySet<string> = new Set(
  `mr mrs ms dr prof sr jr st vs etc e.g i.e cf al nos vol pp figs approx ca dept inc ltd a.m p.m
  u.s u.k jan feb apr aug sept oct nov dec hr hrs tbsp tsp oz lb ft mt`.split(/\s+/),
);

// A space after the end of a sentence, including closing quotes and brackets.
const possibleEnd = /(?<=[.!?…]["'”’)\]]{0,3}) (?=["'“‘([]?[\p{Lu}\p{N}])/gu;

function endsWithAbbreviation(text: string) {
  const word = /([\p{L}.]+)\.["'”’)\]]*$/u.exec(text.slice(-20))?.[1]?.toLowerCase();
  if (word === undefined) return false;
  return abbreviations.has(word) || /^\p{L}$/u.test(word);
}

/** The sentences of a line. A full stop after an abbreviation or an initial doesn't end one. */
function sentencesOfLine(line: string) {
  const words = oneLine(line);
  const sentences: string[] = [];
  let start = 0;
  for (const { index } of words.matchAll(possibleEnd)) {
    const sentence = words.slice(start, index);
    if (endsWithAbbreviation(sentence)) continue;
    sentences.push(sentence);
    start = index + 1;
  }
  return [...sentences, words.slice(start)].filter((sentence) => sentence !== '');
}

/** The sentences of a text, in order. A line break ends a sentence. */
export function splitSentences(text: string) {
  return text.split('\n').flatMap(sentencesOfLine);
}
