import { reportKind, reportReason, reportState } from '@contract/moderation/moderationEntities';
import { restrictionKind } from '@contract/site/siteEntities';
import * as v from 'valibot';

/** The columns of what moderators decide about. */

const text = v.string();

/** Milliseconds since the epoch. */
const time = v.number();

/** `userId` does not want to see what `mutedId` writes. */
export const mute = v.object({ userId: text, mutedId: text, createdAt: time });

const reportActions = ['remove', 'hide', 'restrict', 'block'] as const;

/** What was reported: exactly one of the four ids is set. */
export const reportSubject = v.object({
  id: text,
  kind: reportKind,
  postId: v.nullable(text),
  commentId: v.nullable(text),
  profileId: v.nullable(text),
  headingId: v.nullable(text),
  state: reportState,
  action: v.nullable(v.picklist(reportActions)),
  decisionReason: text,
  /** null if it is open, or if the account is gone. */
  decidedBy: v.nullable(text),
  decidedAt: v.nullable(time),
  /** What the decision changed, as JSON (`beforeDecision`); null if it is open or changed nothing. */
  beforeDecision: v.nullable(text),
  /** When it was opened, the last time if it was opened again. */
  createdAt: time,
});

/** One person’s report of a subject. */
export const report = v.object({
  subjectId: text,
  reporterId: text,
  reason: reportReason,
  text,
  createdAt: time,
});

/** What an account may not write, until when (null: for ever) and why. */
export const restriction = v.object({
  id: text,
  userId: text,
  kind: restrictionKind,
  until: v.nullable(time),
  reason: text,
  createdAt: time,
});

/** What a moderator or the author of a post did. */
const logActions = [
  'setRole',
  'moved',
  'shown',
  'held',
  'hidden',
  'removed',
  'upheld',
  'dismissed',
  'undone',
  'restricted',
  'lifted',
  'blocked',
  'unblocked',
  'approved',
  'unpublished',
  'allowed',
  'closed',
  'opened',
  'deleted',
  'setHolding',
  'changeSite',
  'invited',
  'uninvited',
] as const;

const logSubjects = ['account', 'post', 'comment', 'comments', 'heading', 'site'] as const;

/** An entry of the log of moderation: who did what to what, and why. It has no words of the subject. */
export const logEntry = v.object({
  id: text,
  /** null if the account is gone. */
  actorId: v.nullable(text),
  action: v.picklist(logActions),
  /** `comments` are all of an account. */
  subjectKind: v.picklist(logSubjects),
  subjectId: text,
  /** Whose it was; null for settings. The account can be gone. */
  personId: v.nullable(text),
  /** The path of the subject's page. */
  subjectUrl: text,
  reason: text,
  createdAt: time,
});
