import type { CommentsClosed, Role } from '@contract/entities';
import type { LogSubjectKind } from '@contract/moderation/moderationEntities';
import type { Decision } from '@contract/notifications/notificationEntities';
import { can, type Viewer } from '@contract/permissions';

type State = 'held' | 'shown' | 'hidden' | 'removed';
type Account = { id: string; role: Role };
type CommentState = { state: State; stateBy: 'author' | 'moderator' | null; stateReason: string };

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

/** Whether the author of the post may change the comment to this state. */
function authorsMay({ state, stateBy }: Omit<CommentState, 'stateReason'>, next: State) {
  if (next === 'hidden') return state === 'shown';
  return next === 'shown' && (state === 'held' || (state === 'hidden' && stateBy === 'author'));
}

/** A comment, and what is read about it. */
export type DecisionFacts = CommentState & {
  updatedAt: number;
  postAuthorId: string;
  /** null if its author deleted it. */
  writer: Account | null;
};

/**
 * As what the account decides so about the comment, and whether that changes it; null if it may not. With `updatedAt`
 * only the comment that was changed then is decided.
 */
export function judgeDecision(
  actor: Viewer,
  { writer, postAuthorId, ...comment }: DecisionFacts,
  given: { state: State; stateReason: string; updatedAt?: number | undefined },
) {
  const { state, stateReason, updatedAt = comment.updatedAt } = given;
  if (!writer || !can(actor, 'decide comments of', writer)) return null;
  const isModerator = can(actor, 'moderate');
  // An administrator moderates, so others that decide are the author of the post.
  const isAuthor = can(actor, 'decide comments', { authorId: postAuthorId });
  if (!isModerator && !(isAuthor && authorsMay(comment, state))) return null;
  if (updatedAt !== comment.updatedAt) return null;
  const stateBy = isModerator ? ('moderator' as const) : ('author' as const);
  const isSame = comment.state === state && comment.stateReason === stateReason;
  return { stateBy, isChanged: !isSame || comment.stateBy !== stateBy };
}

/** Whether the account may decide about all comments of the writer. */
export const mayDecideAll = (actor: Viewer, writer: Account | null) =>
  writer !== null && can(actor, 'moderate') && can(actor, 'decide comments of', writer);

/**
 * What closing or opening the comments of a post changes; null if the account may not. What authors do with their own
 * posts is not logged, unless it undoes what a moderator decided.
 */
export function judgeClosing(
  actor: Viewer,
  post: { authorId: string; commentsClosed: CommentsClosed | null },
  isClosed: boolean,
) {
  if (!can(actor, isClosed ? 'close comments' : 'open comments', post)) return null;
  const isOwn = post.authorId === actor?.id && post.commentsClosed !== 'moderator';
  const closedBy = isOwn ? ('author' as const) : ('moderator' as const);
  const commentsClosed = isClosed ? closedBy : null;
  const isChanged = commentsClosed !== post.commentsClosed;
  return { commentsClosed, isChanged, isLogged: isChanged && !isOwn };
}

type Action = 'hide' | 'remove' | 'restrict' | 'block' | null;

export type CarryingOut = {
  action: Action;
  kind: 'post' | 'comment' | 'profile' | 'heading';
  /** Whom the decision restricts or blocks, or who wrote the reported comment. */
  account: Account | null;
};

/** Whether the account may decide so about what was reported. */
export function mayCarryOut(actor: Viewer, { action, kind, account }: CarryingOut) {
  if (!can(actor, 'moderate')) return false;
  if (action === 'restrict') return account !== null && can(actor, 'restrict', account);
  if (action === 'block') return account !== null && can(actor, 'block user', account);
  if (action === null) return true;
  if (kind === 'comment') return account !== null && can(actor, 'decide comments of', account);
  return action === 'hide' || kind !== 'post' || actor?.role === 'admin';
}

/** The state of a comment after the action of a decision. */
export const stateAfter = { hide: 'hidden', remove: 'removed' } as const;

/** What a decision about a report changes. */
export type Changeable =
  | ({ of: 'comment' } & CommentState)
  | { of: 'post'; isPublished: boolean; withheldReason: string | null; updatedAt: number }
  | { of: 'heading'; isPublic: boolean }
  | { of: 'restriction' }
  | { of: 'account'; isBlocked: boolean };

/** Whether something is as the decision left it, so that it can be as `before` again. */
export function isAsDecided(
  present: Changeable | null,
  { before, action, reason }: { before: Changeable; action: Action; reason: string },
) {
  if (present?.of === 'comment') {
    const isOfAction = action === 'hide' || action === 'remove';
    const isAsMade = isOfAction && present.state === stateAfter[action];
    return isAsMade && present.stateBy === 'moderator' && present.stateReason === reason;
  }
  if (present?.of === 'post') {
    // What was saved since then was not judged as what is published.
    const isSaved = before.of !== 'post' || before.updatedAt !== present.updatedAt;
    return !isSaved && !present.isPublished && present.withheldReason === reason;
  }
  if (present?.of === 'heading') return !present.isPublic;
  if (present?.of === 'account') return present.isBlocked;
  return present !== null;
}

type Undoable = { decidedBy: string | null; decidedAt: number | null };

/** Why the account can't take a decision about a report back that was made at `since` or later; null if it can. */
export function refuseUndo(actor: Viewer, subject: Undoable | null, since: number) {
  if (!subject || subject.decidedAt === null) return 'too late';
  if (!can(actor, 'moderate') || subject.decidedBy !== actor?.id) return 'not allowed';
  return subject.decidedAt < since ? 'too late' : null;
}

type Kind = CarryingOut['kind'];

/** What a decision about one entry does to another entry about the same person. */
export function actionOnOther(action: Action, kind: Kind) {
  if ((action !== 'hide' && action !== 'remove') || kind === 'profile') return null;
  return kind === 'comment' ? action : 'hide';
}

/** What the log says of the entries that were decided together, if the decision is taken back. */
export const undoneTogether = (others: number) =>
  others === 0 ? '' : `With ${others} more ${others === 1 ? 'report' : 'reports'}`;

/** The entries of the log that are counted as decisions about a person. */
export const countedActs = [
  'shown',
  'hidden',
  'removed',
  'unpublished',
  'restricted',
  'blocked',
  'dismissed',
  'undone',
] as const;

/** The kinds of subjects in the log that belong to a chosen one: a decision can be about all comments of a person. */
export const kindsOfSubject = (subject: LogSubjectKind): string[] =>
  subject === 'comment' ? ['comment', 'comments'] : [subject];

/** The last comments of a person that moderators get beside an entry, and how many characters of each. */
export const knownComments = { most: 4, text: 140 } as const;
