import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf } from '../listOf';
import { read } from '../people/readerEntities';
import { answer, done, id, revisionNumber, text } from './shapes';

/** What the viewer has read, the last read post first, if the account stores it. */
export const listReads = endpoint({
  method: 'GET',
  path: '/reads',
  needsSession: true,
  answer: answer({ reads: listOf(read), isKept: v.boolean() }),
});

/**
 * Of each post, the later read is stored. From the first call on the account stores what was read, unless the call
 * says `ifKept`: pages send this one by themselves, also when the member has switched it off on another device.
 */
export const saveReads = endpoint({
  method: 'PUT',
  path: '/reads',
  needsSession: true,
  rate: 'reads',
  body: v.object({
    ifKept: v.optional(v.boolean(), false),
    reads: v.array(
      v.object({
        postId: id,
        revision: revisionNumber,
        readAt: text,
        lastBlock: v.optional(id, ''),
      }),
    ),
  }),
  answer: answer({ isKept: v.boolean() }),
});

/** Forgets everything that was read, and stores nothing from now on. */
export const deleteReads = endpoint({
  method: 'DELETE',
  path: '/reads',
  needsSession: true,
  rate: 'reads',
  answer: done,
});
