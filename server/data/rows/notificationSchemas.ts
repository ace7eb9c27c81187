import {
  chosenKind,
  decision,
  letterPeriod,
  notificationKind,
} from '@contract/notifications/notificationEntities';
import * as v from 'valibot';

const text = v.string();
/** Milliseconds since the epoch. */
const time = v.number();

/** A notification: the events of one kind about one subject, until they are seen. */
export const notification = v.object({
  id: text,
  userId: text,
  kind: notificationKind,
  /** The post that it is about, or of the comment that it is about. */
  postId: v.nullable(text),
  commentId: v.nullable(text),
  /** A reported profile; for a decision about a comment, its author. */
  profileId: v.nullable(text),
  /** Of what has no page, such as a deleted post; null if the post has it. Such a row has one event. */
  title: v.nullable(text),
  /** The time of the newest event. */
  createdAt: time,
  isSeen: v.boolean(),
});

/** Something that happened, and what it came from: with its source it is taken back. */
export const notificationEvent = v.object({
  notificationId: text,
  source: text,
  /** null if the notification names no person. */
  actorId: v.nullable(text),
  /** The comment that causes it. */
  commentId: v.nullable(text),
  createdAt: time,
  /** What was decided; null if nothing was. */
  decision: v.nullable(decision),
  /** Why it was decided so; empty if no reason was given. */
  reason: text,
});

/** Who was notified of a mention, also if the mention or its comment is gone. */
export const toldMention = v.object({
  commentId: text,
  userId: text,
  /** Who wrote the comment. */
  actorId: text,
  createdAt: time,
});

/** A post or a thread that a member is not notified of. */
export const silence = v.object({
  userId: text,
  postId: text,
  /** The first comment of the thread; null for the whole post. */
  threadId: v.nullable(text),
  createdAt: time,
});

/** How a member wants to be notified of a kind. */
export const notificationChoice = v.object({
  userId: text,
  kind: chosenKind,
  site: v.boolean(),
  letter: letterPeriod,
  /** When it was chosen. */
  changedAt: time,
});

export const digestPeriods = ['now', 'daily', 'weekly'] as const;

/** How far the e-mails of a period are stored, about what happened between `since` and `slot`. */
export const digestRun = v.object({
  period: v.picklist(digestPeriods),
  since: time,
  slot: time,
  /** The last member whose e-mail is stored; null if all are. */
  lastUser: v.nullable(text),
  /** What happened before is in no e-mail. */
  beganAt: time,
});

/** Until when the e-mails of a period have told a member what happened. */
export const digestTime = v.object({
  userId: text,
  period: v.picklist(digestPeriods),
  until: time,
});
