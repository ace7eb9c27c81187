const firstLetter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letters of the names; empty without a name. */
export function initialsOf(...names: string[]) {
  const letters = names.map((name) => [...firstLetter.segment(name.trim())][0]?.segment ?? '');
  return letters.join('').toUpperCase();
}
