import * as v from 'valibot';
import { rowSchemas } from './rowSchemas';

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

/** The state of a comment after the action of a decision. */
export const stateAfter = { hide: 'hidden', remove: 'removed' } as const;
