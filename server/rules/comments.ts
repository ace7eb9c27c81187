import { apiLimits } from '@contract/apiLimits';
import type { Role } from '@contract/entities';
import type { RequiredReview, ReviewSetting } from '@contract/site/siteEntities';

/** The account that writes a comment. */
export type Writer = {
  role: Role;
  isVerified: boolean;
  createdAt: number;
  /**
   * How many comments it has under other people's posts that a moderator approved or that are a day old, counted up to
   * `apiLimits.trustedComments`. Others prove nothing: the account itself or a helper could have made them.
   */
  trusted: number;
};

export type CommentFacts = {
  writer: Writer;
  isOwnPost: boolean;
  /** The setting of the site. */
  holding: ReviewSetting;
  now: number;
};

type State = 'held' | 'shown' | 'hidden' | 'removed';
type Decided = { state: State; stateBy: 'moderator' | 'author' | null };

const isYoung = ({ createdAt }: Writer, now: number) => now < createdAt + apiLimits.newFor;

/** Which comments of the writer need a review under the post. */
export function requiredReview({ writer, isOwnPost, holding, now }: CommentFacts): RequiredReview {
  if (holding === 'off' || writer.role !== 'user' || isOwnPost) return 'none';
  const isTrusted = writer.isVerified && writer.trusted >= apiLimits.trustedComments;
  if (holding === 'all' || !isTrusted) return 'all';
  return isYoung(writer, now) ? 'links' : 'none';
}

/** The state of a comment that its author writes now. */
export function judgeComment(facts: CommentFacts, hasLinks: boolean) {
  const review = requiredReview(facts);
  return review === 'all' || (review === 'links' && hasLinks) ? 'held' : 'shown';
}

/** Whether the rule decides about an edited comment: only if nobody has decided about it. */
export const isJudgedAgain = ({ state, stateBy }: Decided) =>
  state === 'shown' || (state === 'held' && stateBy === null);

/** Whether an account is younger than a day or has no trusted comment. Its mentions are limited. */
export const isNewWriter = (writer: Writer, now: number) =>
  writer.role === 'user' && (isYoung(writer, now) || writer.trusted === 0);
