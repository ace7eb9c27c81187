import type { RootState } from '../appTypes';

type SelectPostIds = (state: RootState) => readonly string[];

const selectors = new Set<SelectPostIds>();

/** Each slice that keeps lists of post ids adds a selector of all of them. */
export function addPostReferences(select: SelectPostIds) {
  selectors.add(select);
}

export function selectReferencedPosts(state: RootState): string[] {
  return [...new Set([...selectors].flatMap((select) => select(state)))];
}
