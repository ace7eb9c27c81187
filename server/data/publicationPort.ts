import type { FullPostRow, LetterRow } from './rows';

/** A planned publication. */
export type Plan = { id: string; publishAt: number };

/** Who acts, and when: restrictions that have ended no longer count. */
type Act = { by: string; now: number };

/**
 * When posts are published. Each method changes the post only if `by` is not blocked and is its author
 * or an admin; publishing and planning also only if `by` is not restricted and no moderator has unpublished it.
 */
export type PublicationData = {
  /** The first publication sets `publishedAt`. A planned time is removed. */
  publish(id: string, act: Act): Promise<boolean>;
  /** A planned time is removed. */
  unpublish(id: string, by: string): Promise<boolean>;
  /** Sets the planned time of a post that is not published. */
  schedule(plan: Plan, act: Act): Promise<boolean>;
  /** The posts whose planned time is over, the earliest first; those that follow the plan `after`. */
  due(query: { now: number; take: number; after?: Plan | null }): Promise<readonly FullPostRow[]>;
  /**
   * Publishes the post at its planned time if it is complete and its author is verified and neither blocked nor
   * restricted, and if no moderator has unpublished it; otherwise it stays a draft without a planned time, and the letter is stored. Returns whether it is
   * published now; null, and changes nothing, if another process was faster or the plan has changed.
   */
  carryOut(plan: Plan, given: { isComplete: boolean; letter: LetterRow }): Promise<boolean | null>;
};
