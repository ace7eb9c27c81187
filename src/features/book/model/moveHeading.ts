import type { Heading } from '@contract/book/bookEntities';

/** The headings with one of them at another position. */
export function moveHeading(headings: readonly Heading[], id: string, position: number) {
  const moved = headings.find((heading) => heading._id === id);
  if (!moved) return [...headings];
  const others = headings.filter((heading) => heading !== moved);
  return others
    .toSpliced(position, 0, moved)
    .map((heading, at) => (heading.position === at ? heading : { ...heading, position: at }));
}
