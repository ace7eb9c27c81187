import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { person } from '../entities';
import { answer, done, id, text } from './shapes';

/**
 * Asks for e-mails about new posts: all, or those of one author. The answer is the same whether the address is
 * known; the e-mails begin when the link in an e-mail is used.
 */
export const subscribe = endpoint({
  method: 'POST',
  path: '/subscribers',
  accepts: true,
  body: v.object({ email: text, authorId: v.optional(v.nullable(id), null) }),
  answer: done,
});

/** An unknown or used link is no failure: `isConfirmed` says whether e-mails are sent, `author` whose posts; null if all. */
export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/subscribers/confirm/:token',
  answer: answer({ isConfirmed: v.boolean(), author: v.optional(v.nullable(person), null) }),
});

/**
 * Called by mail programs (RFC 8058), so it takes any body and any origin. Unknown links are no failure. `resume` is the
 * token that takes it back; null if that is not possible.
 */
export const stopLetters = endpoint({
  method: 'POST',
  path: '/letters/stop/:token',
  isPublic: true,
  answer: answer({ resume: v.optional(v.nullable(v.string()), null) }),
});

/** Takes back that e-mails were stopped. 404: unknown link. */
export const resumeLetters = endpoint({
  method: 'POST',
  path: '/letters/resume/:token',
  answer: done,
});
