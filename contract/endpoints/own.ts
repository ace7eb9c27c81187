import * as v from 'valibot';
import { passage } from '../book/bookEntities';
import { comment } from '../comments/commentEntities';
import { endpoint } from '../endpoint';
import { listOf } from '../listOf';
import { holds, restriction } from '../site/siteEntities';
import { answer } from './shapes';

/**
 * What concerns one member about a post and its comments. Rendered pages are the same for everybody, so the
 * page asks for it after hydration.
 */
export const readOwn = endpoint({
  method: 'POST',
  path: '/blogs/:id/own',
  isOfflineAnswer: true,
  needsSession: true,
  changes: false,
  answer: answer({
    /** The comments of the post that the member likes. */
    likedComments: v.array(v.string()),
    /** Comments that only the member and those who decide see, newest first; for those who decide, all of them. */
    waiting: listOf(comment),
    /** Ids of accounts about whose comments a member who decides may not decide. */
    notDecidable: v.optional(v.array(v.string()), []),
    /** Usernames of those who wrote comments of the post that the member doesn't see. */
    muted: v.array(v.string()),
    /** Whether the member is no longer notified of the post. */
    isSilenced: v.optional(v.boolean(), false),
    /** The first comments of the threads of which the member is no longer notified. */
    silencedThreads: v.optional(v.array(v.string()), []),
    /** The version that the member has read; null if the account doesn't know. */
    readRevision: v.optional(v.nullable(v.number()), null),
    /** When it was read, and the block at which the member stopped; '' if unknown. */
    readAt: v.optional(v.nullable(v.string()), null),
    lastBlock: v.optional(v.string(), ''),
    /** Whether the member has saved the post. */
    isSaved: v.boolean(),
    /** The newest passages that the member saved from the post, with the saved post. */
    passages: listOf(passage),
    /** What the member may not write now. */
    restrictions: v.optional(v.array(v.pick(restriction, ['kind', 'until', 'reason'])), []),
    /** Which comments that the member writes now need a review. */
    holds: v.optional(holds, 'none'),
  }),
});
