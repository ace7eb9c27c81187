import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { postCard } from '../entities';
import { listOf } from '../listOf';
import { startReads } from '../people/readerEntities';
import { answer, id, text } from './shapes';

/**
 * What concerns the viewer as a reader, in one call. `reads` are the last ones of the device; those that the account has saved
 * are known.
 */
export const readStart = endpoint({
  method: 'POST',
  path: '/user/start',
  needsSession: true,
  changes: false,
  rate: 'bookReads',
  body: v.object({
    reads: v.optional(
      v.pipe(
        v.array(v.object({ postId: id, readAt: text, lastBlock: v.optional(id, '') })),
        v.maxLength(startReads),
      ),
      [],
    ),
  }),
  answer: answer({
    /** Posts in the middle of which the viewer stopped, the last read one first. */
    begun: listOf(postCard),
    /** The newest saved posts. */
    saved: listOf(v.object({ url: v.string(), title: v.string() })),
    /** How many saved passages have changed; missing if there are too many to compare. */
    changedPassages: v.optional(v.number()),
    /** Posts that the viewer neither knows nor follows. */
    suggestions: listOf(postCard),
  }),
});
