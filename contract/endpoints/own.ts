import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { comment } from '../entities';
import { listOf } from '../listOf';
import { answer } from './shapes';

/**
 * What concerns one member about a post and its comments. Rendered pages are the same for everybody, so the
 * page asks for it after hydration.
 */
export const readOwn = endpoint({
  method: 'POST',
  path: '/blogs/:id/own',
  needsSession: true,
  changes: false,
  answer: answer({
    /** The comments of the post that the member likes. */
    likedComments: v.array(v.string()),
    /** Comments that only the member and those who decide see, newest first; for those who decide, all of them. */
    waiting: listOf(comment),
    /** Usernames whose comments the member doesn't see. */
    muted: v.array(v.string()),
  }),
});
