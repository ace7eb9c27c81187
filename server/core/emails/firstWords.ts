const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How much of a text an e-mail shows, in code points. */
const mostCharacters = 200;

/** A text that is not separated into words ends between characters as people see them. */
function cutInWord(text: string) {
  let start = '';
  for (const { segment } of graphemes.segment(text)) {
    if (start.length + segment.length >= text.length) break;
    start += segment;
  }
  return start;
}

/** The beginning of a text, up to the end of a word. */
export function firstWords(text: string) {
  const characters = Array.from(text);
  if (characters.length <= mostCharacters) return text;
  const start = characters.slice(0, mostCharacters).join('');
  const end = start.search(/\s\S*$/);
  const words = end > start.length / 2 ? start.slice(0, end) : cutInWord(start);
  return `${words.trimEnd()}…`;
}
