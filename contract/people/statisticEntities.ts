import * as v from 'valibot';
import { listOf } from '../listOf';

/** The days of the periods that an author can look back on. */
export const periodDays = ['30', '90', '365'] as const;
export type PeriodDays = (typeof periodDays)[number];

/** What was gained in a period, and in the one of the same length before it. */
const gained = v.object({ count: v.number(), before: v.number() });

/** The statistics of an author's posts in a period; the posts with the most likes and comments come first. */
export const period = v.object({
  likes: gained,
  followers: gained,
  posts: listOf(
    v.object({
      _id: v.string(),
      url: v.string(),
      title: v.string(),
      likes: v.number(),
      comments: v.number(),
    }),
  ),
});
export type Period = v.InferOutput<typeof period>;
