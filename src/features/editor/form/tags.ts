import { limits } from '@contract/limits';

type Added = { tags: readonly string[]; isFull: boolean };

/** Adds comma-separated tags. Skips empty and duplicate ones, and stops at the limit. */
export function addTags(tags: readonly string[], typed: string): Added {
  const next = [...tags];
  let isFull = false;
  for (const tag of typed.split(',').map((part) => part.trim())) {
    const isKnown = next.some((other) => other.toLowerCase() === tag.toLowerCase());
    if (tag === '' || isKnown) continue;
    if (next.length < limits.tagsPerPost) next.push(tag);
    else isFull = true;
  }
  return { tags: next, isFull };
}
