import type { PublicationRefusal, ReadDocument } from '@server/rules/publication';
import type { EmailRow } from '../rows/rows';

/** A planned publication. */
export type Plan = { id: string; publishAt: number };

/** Who acts, and when: restrictions that have ended no longer count. */
type Act = { by: string; now: number };

/** The post's document as it was read before: if the post has another version when it is locked, the answer is 'stale'. */
type Publishing = Act & { document: ReadDocument };

/**
 * When posts are published. Each method locks the post, asks the rules (`server/rules/publication`) about it as it is
 * then, and changes it in the same transaction; only if `by` is not blocked and is its author or an admin. Publishing
 * and planning also only if `by` is not restricted, no moderator has unpublished the post, and it is complete.
 */
export type PublicationData = {
  /** The first publication sets `publishedAt`. A planned time is removed. */
  publish(id: string, act: Publishing): Promise<'published' | PublicationRefusal>;
  /**
   * A planned time is removed. Unpublished changes become the draft, as a version of its own; the picture that they
   * replace stays for the sweep of unused files.
   */
  unpublish(id: string, act: Act): Promise<boolean>;
  /** Sets the planned time of a post that is not published. */
  schedule(plan: Plan, act: Publishing): Promise<'scheduled' | 'is published' | PublicationRefusal>;
  /** Removes the planned time of a post that is not published; null if `by` may not. */
  takeBack(id: string, by: string): Promise<'taken back' | 'not planned' | 'is published' | null>;
  /** The plans whose time is over, the earliest first; those that follow the plan `after`. */
  due(query: { now: number; take: number; after?: Plan | null }): Promise<readonly Plan[]>;
  /**
   * Publishes the post at its planned time if it is complete and its author is verified and neither blocked nor
   * restricted, and if no moderator has unpublished it; otherwise it stays a draft without a planned time, and the
   * e-mail is stored. Null, and changes nothing, if another process was faster or the plan has changed.
   */
  carryOut(
    plan: Plan,
    given: { document: ReadDocument; letter: EmailRow },
  ): Promise<'published' | 'stays a draft' | 'stale' | null>;
};
