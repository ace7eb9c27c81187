import type { Passage } from '@contract/book/bookEntities';
import { longDate } from '@/lib/dates';
import type { BookOrder } from '../model/bookAddress';

export type PassageGroup = { key: string; passages: readonly [Passage, ...Passage[]] };

function keyOf({ post, source, createdAt }: Passage, order: BookOrder) {
  if (order === 'newest') return '';
  if (order === 'day') return longDate(createdAt);
  return post?._id ?? JSON.stringify(source ?? null);
}

/** Passages that follow each other and belong together: of one post or source, or of one day. */
export function groupPassages(passages: readonly Passage[], order: BookOrder): PassageGroup[] {
  const groups: { key: string; passages: [Passage, ...Passage[]] }[] = [];
  for (const passage of passages) {
    const key = keyOf(passage, order);
    const last = groups.at(-1);
    if (last?.key === key) last.passages.push(passage);
    else groups.push({ key, passages: [passage] });
  }
  return groups;
}
