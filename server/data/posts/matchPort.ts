import type { PostCardRow } from '../rows/rows';

/** More uses of a word than this, in posts or in names, are not told apart. */
export const mostCounted = 50;

export type FoundWord = { word: string; uses: number };

/** What a search shows beside the posts that it finds. Public posts only. */
export type MatchData = {
  /** Authors whose full name contains the term (`foldText`), those with the most posts first. */
  authors(query: { term: string; take: number }): Promise<readonly PostCardRow['author'][]>;
  /**
   * Those of the words (`searchWords`) that posts or names of their authors contain, and in how many of them.
   */
  words(words: readonly string[]): Promise<readonly FoundWord[]>;
  /** The contents of those of the posts that have at most `mostBytes` (UTF-8). */
  contents(query: {
    ids: readonly string[];
    mostBytes: number;
  }): Promise<readonly { id: string; content: string }[]>;
};
