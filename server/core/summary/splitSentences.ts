const abbreviations: ReadonlySet<string> = new Set(
  `mr mrs ms dr prof sr jr st vs etc e.g i.e cf al nos vol pp figs approx ca dept inc ltd a.m p.m
  u.s u.k jan feb apr aug sept oct nov dec hr hrs tbsp tsp oz lb ft mt`.split(/\s+/),
);

// The space after what ends a sentence and the quotes and brackets that close with it.
const possibleEnd = /(?<=[.!?…]["'”’)\]]{0,3}) (?=["'“‘([]?[\p{Lu}\p{N}])/gu;

function endsWithAbbreviation(text: string) {
  const word = /([\p{L}.]+)\.["'”’)\]]*$/u.exec(text.slice(-20))?.[1]?.toLowerCase();
  if (word === undefined) return false;
  return abbreviations.has(word) || /^\p{L}$/u.test(word);
}

/** The sentences of a line of text; a point after an abbreviation or an initial ends none. */
function sentencesOfLine(line: string) {
  const words = line.replaceAll(/\s+/g, ' ').trim();
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

/** The sentences of a text, in their order; a new line begins a new one. */
export function splitSentences(text: string) {
  return text.split('\n').flatMap(sentencesOfLine);
}
