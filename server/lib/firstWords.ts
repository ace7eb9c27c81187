/** The beginning of what somebody has written, in code points. */
export const beginnings = { email: 200, notification: 140 } as const;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text that is not separated into words ends between characters as people see them. */
function cutInWord(text: string) {
  let start = '';
  for (const { segment } of graphemes.segment(text)) {
    if (start.length + segment.length >= text.length) break;
    start += segment;
  }
  return start;
}

/** The beginning of a text of at most `most` code points, up to the end of a word. */
export function firstWords(text: string, most: number) {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const start = characters.slice(0, most).join('');
  const end = start.search(/\s\S*$/);
  const words = end > start.length / 2 ? start.slice(0, end) : cutInWord(start);
  return `${words.trimEnd()}…`;
}
