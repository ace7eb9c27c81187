import type { Decision } from '@contract/notifications/notificationEntities';

type State = 'held' | 'shown' | 'hidden' | 'removed';

/** What a decision means for a comment that had the state `before`. */
function decisionOf(before: State, next: Exclude<State, 'held'>): Decision {
  if (next === 'shown') return 'approved';
  return before === 'held' ? 'rejected' : next;
}

type Decided = { id: string; authorId: string | null; state: State };

/**
 * What the author of a comment is notified of if someone else decides that its state is `next`; null if nothing. It is
 * about the comment if that stays.
 */
export function noticeOfDecision(
  { id, authorId, state }: Decided,
  { by, next }: { by: string | null; next: State },
) {
  if (authorId === null || authorId === by || state === next || next === 'held') return null;
  const commentId = next === 'removed' ? null : id;
  return { userId: authorId, commentId, decision: decisionOf(state, next) };
}
