import * as v from 'valibot';
import { commentState } from '../comments/commentEntities';
import { endpoint } from '../endpoint';
import { post, postCard, role } from '../entities';
import { limits } from '../limits';
import { listOf } from '../listOf';
import { heldComment, logEntry, logSubjects } from '../moderation/moderationEntities';
import { answer, done, seenComment, skip, text, textUpTo } from './shapes';

export const setRole = endpoint({
  method: 'PATCH',
  path: '/user/profile/:id/role',
  needsSession: true,
  rate: 'moderation',
  body: v.object({ role: text }),
  answer: answer({ user: v.object({ _id: v.string(), role }) }),
});

const decision = v.object({ state: commentState, reason: text });

export const decideComment = endpoint({
  method: 'POST',
  path: '/comments/:commentId/state',
  needsSession: true,
  rate: 'moderation',
  /** `updatedAt` is that of the text that was read: 409 with `comment` if it was changed since. */
  body: v.object({
    ...decision.entries,
    updatedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
  answer: seenComment,
});

/** Decides about all shown and held comments of an account. */
export const decideAllComments = endpoint({
  method: 'POST',
  path: '/user/profile/:id/comments/state',
  needsSession: true,
  rate: 'moderation',
  body: decision,
  answer: answer({ decided: v.number() }),
});

const closing = {
  method: 'POST',
  needsSession: true,
  rate: 'postChanges',
  answer: answer({ blog: post }),
} as const;

/** The author of the post can't open what a moderator has closed. */
export const closeComments = endpoint({ ...closing, path: '/blogs/:id/comments/close' });
export const openComments = endpoint({ ...closing, path: '/blogs/:id/comments/open' });

/** Lets the author publish a post again that a moderator has unpublished. */
export const allowPost = endpoint({
  method: 'POST',
  path: '/blogs/:id/allow',
  needsSession: true,
  rate: 'moderation',
  answer: done,
});

/** Posts that a moderator unpublished, the one that was changed last first. */
export const listWithheld = endpoint({
  method: 'GET',
  path: '/blogs/withheld',
  needsSession: true,
  query: v.object({ skip }),
  answer: answer({ posts: listOf(postCard), areMore: v.boolean() }),
});

/** All held comments for moderators; for others, those under their own posts. */
export const listHeldComments = endpoint({
  method: 'GET',
  path: '/comments/held',
  needsSession: true,
  query: v.object({ skip }),
  answer: answer({ comments: listOf(heldComment), areMore: v.boolean() }),
});

/**
 * The pending counts of `listReports` and `listHeldComments`, and the time of the oldest one; for moderators
 * also how many accounts are restricted now.
 */
export const readWaiting = endpoint({
  method: 'GET',
  path: '/moderation/waiting',
  needsSession: true,
  answer: answer({
    reports: v.number(),
    held: v.number(),
    since: v.nullable(v.string()),
    restricted: v.nullable(v.number()),
    /** How many messages of the contact form are open, for administrators. */
    messages: v.optional(v.number()),
    /** How many accounts wait for the approval of an administrator; there too. */
    accounts: v.optional(v.number()),
    /** Whether the viewer has written a post: others are offered what readers need first. */
    hasPosts: v.optional(v.boolean()),
  }),
});

export const listLog = endpoint({
  method: 'GET',
  path: '/moderation/log',
  needsSession: true,
  query: v.object({
    skip,
    /** Searched in the names of who decided and of the person concerned. */
    searchTerm: textUpTo(limits.longest.searchTerm),
    subject: v.optional(v.picklist(logSubjects)),
  }),
  answer: answer({ entries: listOf(logEntry), areMore: v.boolean() }),
});
