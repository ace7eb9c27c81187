import { limits } from '@contract/limits';

type Added = {
  tags: readonly string[];
  /** The tags for which there is no room. */
  rest: readonly string[];
};

/** Adds comma-separated tags. Skips empty and duplicate ones, and stops at the limit. */
export function addTags(tags: readonly string[], typed: string): Added {
  const next = [...tags];
  const rest: string[] = [];
  for (const tag of typed.split(',').map((part) => part.trim())) {
    const isKnown = [...next, ...rest].some((other) => other.toLowerCase() === tag.toLowerCase());
    if (tag === '' || isKnown) continue;
    if (next.length < limits.tagsPerPost) next.push(tag);
    else rest.push(tag);
  }
  return { tags: next, rest };
}
