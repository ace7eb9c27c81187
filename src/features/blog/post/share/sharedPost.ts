/** What the share buttons pass on to other sites. */
export type SharedPost = {
  url: string;
  title: string;
  description: string;
  hashtags: readonly string[];
};
