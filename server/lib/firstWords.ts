/** The longest excerpt of a comment in an e-mail and in a notification, in code points. */
export const beginnings = { email: 200, notification: 140 } as const;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Shortens a text that has no space near its end, at the end of a grapheme. */
function cutInWord(text: string) {
  let start = '';
  for (const { segment } of graphemes.segment(text)) {
    if (start.length + segment.length >= text.length) break;
    start += segment;
  }
  return start;
}

/** Shortens a text to at most `most` code points, if possible at the end of a word. A shortened text ends with “…”. */
export function firstWords(text: string, most: number) {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const start = characters.slice(0, most).join('');
  const end = start.search(/\s\S*$/);
  const words = end > start.length / 2 ? start.slice(0, end) : cutInWord(start);
  return `${words.trimEnd()}…`;
}
