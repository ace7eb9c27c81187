import * as v from 'valibot';
import { rowSchemas } from '../rows/rowSchemas';
import type { ReportDecision } from './reportPort';

const comment = v.pick(rowSchemas.comments, ['state', 'stateBy', 'stateReason', 'removedAt']);
/** `updatedAt`: what was saved since then was not judged as what is published. */
const post = v.pick(rowSchemas.posts, ['isPublished', 'publishAt', 'withheldReason', 'updatedAt']);

/** What a decision about a report changes, as it was before. */
export const beforeDecision = v.variant('of', [
  v.object({ of: v.literal('comment'), ...comment.entries }),
  v.object({ of: v.literal('post'), ...post.entries }),
  v.object({ of: v.literal('heading'), isPublic: v.boolean() }),
  v.object({ of: v.literal('restriction'), id: v.string() }),
  v.object({ of: v.literal('account'), id: v.string(), isBlocked: v.boolean() }),
]);
export type BeforeDecision = v.InferOutput<typeof beforeDecision>;

export const readBefore = (stored: string): BeforeDecision =>
  v.parse(beforeDecision, JSON.parse(stored));

type SubjectIds = { commentId: string | null; postId: string | null; headingId: string | null };

/** Where something is that a decision changes. */
export type Place = { of: BeforeDecision['of']; id: string };

/** What a decision about this subject changes; null if nothing. */
export function placeOf(subject: SubjectIds, decision: ReportDecision): Place | null {
  if (decision.action === null) return null;
  if (decision.action === 'restrict') return { of: 'restriction', id: decision.restriction.id };
  if (decision.action === 'block') return { of: 'account', id: decision.accountId };
  const { commentId, headingId, postId } = subject;
  if (commentId !== null) return { of: 'comment', id: commentId };
  if (headingId !== null) return { of: 'heading', id: headingId };
  return postId === null ? null : { of: 'post', id: postId };
}

/** What the decision about this subject changed. */
export function changedPlace(
  { commentId, headingId, postId }: SubjectIds,
  before: BeforeDecision,
): Place {
  const id = 'id' in before ? before.id : (commentId ?? headingId ?? postId ?? '');
  return { of: before.of, id };
}
