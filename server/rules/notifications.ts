import { commentWords } from '@contract/comments/commentWords';
import type { NotificationKind } from '@contract/notifications/notificationEntities';

type Told = {
  kind: NotificationKind;
  newestComment: { state: 'shown' | 'held' | 'hidden' | 'removed'; text: string } | null;
};

/**
 * What was said last, without its marks; null if nothing was, or if it can't be read any more. Held comments are shown to
 * those who decide about them.
 */
export function shownWords({ kind, newestComment }: Told) {
  if (newestComment?.state !== (kind === 'held' ? 'held' : 'shown')) return null;
  return commentWords(newestComment.text) || null;
}
