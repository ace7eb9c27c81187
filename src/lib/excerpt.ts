/** The start of a text, of at most `most` characters and whole words. */
export function excerpt(text: string, most: number) {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const end = start.lastIndexOf(' ');
  return `${(end > 0 ? start.slice(0, end) : start).replace(/[\s,;:.–-]+$/, '')}…`;
}
