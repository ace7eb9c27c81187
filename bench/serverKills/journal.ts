/** A like or a follow, which can be added and removed. */
export type Toggle = {
  kind: 'like' | 'follow';
  target: string;
  /** More than one while a call has no answer. */
  possible: readonly boolean[];
};

/** What the server has acknowledged. */
export type Journal = {
  /** URLs of posts. */
  posts: string[];
  /** Texts of comments, which are all different. */
  comments: string[];
  /** Names of uploaded files. */
  files: string[];
  toggles: Toggle[];
  /** Messages to the editors, which are all different. */
  messages: string[];
  /** Addresses of new accounts, which get a letter each. */
  registered: string[];
  /** Calls that ended without a complete answer. */
  interrupted: number;
  /** Answers that should not happen. */
  unexpected: string[];
};

export const createJournal = (): Journal => ({
  posts: [],
  comments: [],
  files: [],
  toggles: [],
  messages: [],
  registered: [],
  interrupted: 0,
  unexpected: [],
});

export const countWrites = ({ posts, comments, files, toggles, messages, registered }: Journal) =>
  [posts, comments, files, toggles, messages, registered].reduce(
    (sum, { length }) => sum + length,
    0,
  );
