import { type PendingChanges, pendingOf } from '@contract/pendingChanges';

type Parsed<Answered> = Omit<Answered, 'pending'> & { pending?: PendingChanges | null };

/** An answered post with its unpublished changes; they stay absent for those who don't see them. */
export function parsePending<Answered extends { pending?: unknown }>(post: Answered) {
  const { pending, ...others } = post;
  const parsed: Parsed<Answered> = others;
  if (pending !== undefined) parsed.pending = pendingOf(post);
  return parsed;
}
