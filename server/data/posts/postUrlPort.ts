import type { Change, FullPostRow } from '../rows/rows';

type NewUrl = { id: string; url: string; by: string; now: number };

/** The addresses of posts. */
export type PostUrlData = {
  /**
   * Gives the post another url, only if `by` is not blocked or restricted and is its author or an admin. If it was ever
   * published, its present url leads to it from then on, and no other post can have it. Fails with 'url taken'
   * if another post has the url, or had it as a public post, and with 'too many' if the post would have more former
   * urls than `apiLimits.formerUrls`.
   */
  change(given: NewUrl): Promise<Change<FullPostRow> | 'url taken' | 'too many' | null>;
  /** The url of the public post that had this path where it was published before; null if there is none. */
  ofFormerPath(path: string): Promise<string | null>;
  /** The paths that a post had where it was published before, in order. */
  formerPaths(postId: string): Promise<string[]>;
  /**
   * Those of the urls that a post or a draft has, or had as a public post, and those whose address here is a former path
   * of a post.
   */
  taken(urls: readonly string[]): Promise<string[]>;
};
