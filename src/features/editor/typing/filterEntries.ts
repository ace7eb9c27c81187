import type { MenuEntry } from '../blocks/tools';

/** The entries in which a word of the title, or the level, begins with `query`; those whose first word does come first. */
export function filterEntries(entries: readonly MenuEntry[], query: string) {
  const wanted = query.toLowerCase();
  const placeOf = ({ title, level }: MenuEntry) =>
    `${title} ${level}`
      .trim()
      .toLowerCase()
      .split(' ')
      .findIndex((word) => word.startsWith(wanted));
  return entries
    .map((entry) => ({ entry, place: placeOf(entry) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => Math.min(one.place, 1) - Math.min(other.place, 1))
    .map(({ entry }) => entry);
}
