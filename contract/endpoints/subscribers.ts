import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { subscriber } from '../entities';
import { listOf } from '../listOf';
import { answer, done, id, skip, text } from './shapes';

/**
 * Asks for letters about new posts: all, or those of one author. The answer is the same whether the address is
 * known; the letters begin when the link in a letter is used.
 */
export const subscribe = endpoint({
  method: 'POST',
  path: '/subscribers',
  accepts: true,
  body: v.object({ email: text, authorId: v.optional(v.nullable(id), null) }),
  answer: done,
});

/** An unknown or used link is no failure: `isConfirmed` says whether letters are sent. */
export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/subscribers/confirm/:token',
  answer: answer({ isConfirmed: v.boolean() }),
});

/** Called by mail programs (RFC 8058), so it takes any body and any origin. Unknown links are no failure. */
export const stopLetters = endpoint({
  method: 'POST',
  path: '/letters/stop/:token',
  isPublic: true,
  answer: done,
});

/** The confirmed subscribers, newest first: all for administrators, an author's own for others. */
export const listSubscribers = endpoint({
  method: 'GET',
  path: '/subscribers',
  needsSession: true,
  query: v.object({ skip }),
  answer: answer({ subscribers: listOf(subscriber), areMore: v.boolean() }),
});

/** The same subscribers as CSV. */
export const exportSubscribers = endpoint({
  method: 'GET',
  path: '/subscribers/export',
  needsSession: true,
  rate: 'exports',
  answer: v.blob(),
});
