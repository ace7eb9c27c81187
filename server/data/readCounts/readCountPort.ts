import type { ReadCountRow } from '../rows/rows';

export type Amounts = Pick<ReadCountRow, 'reads' | 'finished'>;

/** The posts that are summed: one, those of an author, or all. */
export type CountedPosts = { postId: string } | { authorId: string } | 'all';

/** Of days from `since` on; hosts and posts from the day `from` on, those with the most reads first. */
export type ReadSums = {
  days: readonly (Amounts & { day: number })[];
  hosts: readonly { host: string; reads: number }[];
  posts: readonly (Amounts & { id: string; url: string; title: string })[];
};

/** What the reads of a day are stored under once the post has enough hosts on it. */
export const otherHost = 'other';

/** How often posts were read. */
export type ReadCountData = {
  /**
   * Adds to what is stored; posts that are not public are left out. `mostHosts`: a post that has as many on a day gets no further ones
   * but `otherHost`.
   */
  add(counts: readonly ReadCountRow[], mostHosts: number): Promise<void>;
  sums(of: CountedPosts, span: { since: number; from: number; take: number }): Promise<ReadSums>;
  /** The reads of these posts, of all days; those without any are left out. */
  totals(postIds: readonly string[]): Promise<readonly { postId: string; reads: number }[]>;
  /** Adds the days before `day` to day 0, for each post without its hosts; returns how many rows went. */
  fold(day: number): Promise<number>;
};
