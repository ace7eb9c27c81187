import * as v from 'valibot';
import { listOf } from '../listOf';

/** The days of the periods of reads; they are stored by day for 90 days. */
export const readDays = ['7', '30', '90'] as const;
export type ReadDays = (typeof readDays)[number];

const amounts = { reads: v.number(), finished: v.number() };

/** How often posts were read in a period. */
export const readNumbers = v.object({
  ...amounts,
  /** In the period of the same length before it; null if it is not stored by day any more. */
  before: v.nullable(v.object(amounts)),
  /** Each day of the period, as `2026-03-02`, the first one first. */
  days: listOf(v.object({ day: v.string(), ...amounts })),
  /**
   * The hosts of the pages that led to them, with the most reads first; '' if unknown, and `other` for what is not
   * stored apart.
   */
  sources: listOf(v.object({ host: v.string(), reads: v.number() })),
  /** The posts with the most reads. For the numbers of one post: that post, even without reads. */
  posts: listOf(v.object({ _id: v.string(), url: v.string(), title: v.string(), ...amounts })),
});
export type ReadNumbers = v.InferOutput<typeof readNumbers>;

/** What a reader did with a post: read it, or read it to its end. */
export const readPart = v.picklist(['read', 'finished']);
export type ReadPart = v.InferOutput<typeof readPart>;
