import * as v from 'valibot';

/** How often a post was read on a day from the pages of a host. */
export const readCount = v.object({
  postId: v.string(),
  /** Days since 1970, in UTC; 0 has what is older than the rest. */
  day: v.number(),
  /** '' if it is unknown. */
  host: v.string(),
  reads: v.number(),
  /** How many of the reads reached the end. */
  finished: v.number(),
});
