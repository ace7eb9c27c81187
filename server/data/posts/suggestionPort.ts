import type { PostCardRow } from '../rows/rows';

/** How much is read for suggestions: of each kind the newest ones. */
export const suggestionLimits = {
  /** Posts that a member likes, has saved or has read, and those that another person has saved. */
  known: 50,
  /** People who saved the same posts. */
  people: 100,
  topics: 10,
  /** Posts of a topic. */
  ofTopic: 30,
} as const;

/** Posts like those that a member reads. */
export type SuggestionData = {
  /** Those of these posts that the account can read, in this order. */
  cards(query: { ids: readonly string[]; userId: string }): Promise<readonly PostCardRow[]>;
  /**
   * Public posts like these ones. A post counts one for each topic that it has in common with them, and one for each person
   * who has saved it and one of them; then the newest come first. For a member, they are also like what the member
   * likes, has saved and has read, without all of that, without own posts and what the member follows or has muted; others of
   * the most popular posts come last.
   */
  alike(query: {
    ids: readonly string[];
    userId: string | null;
    take: number;
  }): Promise<readonly PostCardRow[]>;
};
