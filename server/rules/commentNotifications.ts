import { apiLimits } from '@contract/apiLimits';
import { type Mentions, meantKeys } from '@contract/comments/mentions';
import type { NotificationKind } from '@contract/notifications/notificationEntities';
import { isNewWriter, type Writer } from './comments';

/** A notification about the comment that its recipient has. */
export type Notified = { userId: string; kind: NotificationKind };

/** A comment, and what is read about it. */
export type NotifyingComment = {
  id: string;
  authorId: string | null;
  parentId: string | null;
  blockId: string | null;
  state: 'held' | 'shown' | 'hidden' | 'removed';
  writer: Writer | null;
  postAuthorId: string | null;
  parentAuthorId: string | null;
  notified: readonly Notified[];
};

/** What is read about the people in the texts of some comments. */
export type MentionedPeople = {
  /** Those whom the texts can mean, with the keys of their usernames. */
  people: readonly { id: string; key: string }[];
  /** Who was notified of mentions in these comments, and in others that the same accounts wrote within a day. */
  mentioned: readonly { userId: string; commentId: string; actorId: string; createdAt: number }[];
};

export type NotifyingFacts = MentionedPeople & {
  comment: NotifyingComment;
  mentions: Mentions;
  /** Those who decide about held comments. */
  moderators: readonly string[];
  /** Whether the comment was written or edited now, not decided about. */
  isEdit: boolean;
  now: number;
};

/**
 * The people in its text whom the comment may notify. An edit notifies nobody again of a mention in the same comment.
 * A new writer mentions only some different people a day.
 */
function mentionable({ comment, mentions, people, mentioned, isEdit, now }: NotifyingFacts) {
  const { id, authorId, writer, notified } = comment;
  const byKey = new Map(people.map((one) => [one.key, one.id]));
  const meant = meantKeys(mentions, (key) => byKey.has(key)).flatMap((key) => byKey.get(key) ?? []);
  const has = (userId: string) =>
    notified.some((row) => row.userId === userId && row.kind === 'mention');
  const wasNotified = (userId: string) =>
    mentioned.some((one) => one.commentId === id && one.userId === userId);
  const allowed = meant.filter((userId) => !isEdit || !wasNotified(userId) || has(userId));
  if (!writer || !isNewWriter(writer, now)) return allowed;
  const isOfToday = ({ commentId, createdAt }: { commentId: string; createdAt: number }) =>
    commentId === id || createdAt > now - apiLimits.newFor;
  const ofWriter = mentioned.filter((one) => one.actorId === authorId && isOfToday(one));
  const known = new Set(ofWriter.map(({ userId }) => userId));
  const others = allowed.filter((one) => !known.has(one) && one !== authorId).toSorted();
  const room = Math.max(0, apiLimits.newWritersMentions - known.size);
  return [...allowed.filter((one) => known.has(one)), ...others.slice(0, room)];
}

/** The people whom a comment notifies now; the first entry of a person counts. */
function* candidates(facts: NotifyingFacts) {
  const { state, parentId, blockId, postAuthorId, parentAuthorId } = facts.comment;
  const about = null;
  if (state === 'held')
    for (const userId of [postAuthorId, ...facts.moderators])
      yield { userId, kind: 'held', about } as const;
  if (state !== 'shown') return;
  for (const userId of mentionable(facts)) yield { userId, kind: 'mention', about } as const;
  yield { userId: parentAuthorId, kind: 'reply', about: parentId } as const;
  const kind = blockId === null || parentId !== null ? 'comment' : 'remark';
  yield { userId: postAuthorId, kind, about } as const;
}

type Wanted = Notified & {
  /** The comment that the notification is about: the one that was answered. */
  about: string | null;
};

function wantedBy(facts: NotifyingFacts) {
  const wanted = new Map<string, Wanted>();
  for (const { userId, kind, about } of candidates(facts)) {
    if (userId === null || userId === facts.comment.authorId || wanted.has(userId)) continue;
    wanted.set(userId, { userId, kind, about });
  }
  return wanted;
}

/**
 * Which notifications a comment causes now that it has not created, and which it no longer causes. Who was notified of a
 * mention is not notified again of the same comment: that row stays while the comment notifies the person of anything.
 */
export function commentNotifications(facts: NotifyingFacts) {
  const { notified } = facts.comment;
  const wanted = wantedBy(facts);
  function isCaused({ userId, kind }: Notified) {
    const now = wanted.get(userId)?.kind;
    return now !== undefined && (now === kind || (kind === 'mention' && now !== 'held'));
  }
  const staying = new Set(notified.filter(isCaused).map(({ userId }) => userId));
  return {
    created: [...wanted.values()].filter(({ userId }) => !staying.has(userId)),
    removed: notified.filter((row) => !isCaused(row)),
  };
}
