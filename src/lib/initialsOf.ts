import { once } from './once';

// Created when it is needed: that blocks the start of a page.
const segmenter = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** The first letters of the names; empty without a name. */
export function initialsOf(...names: string[]) {
  const firstLetter = segmenter();
  const letters = names.map((name) => [...firstLetter.segment(name.trim())][0]?.segment ?? '');
  return letters.join('').toUpperCase();
}
