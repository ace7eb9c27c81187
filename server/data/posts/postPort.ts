import type { PostOrder } from '@contract/people/profileEntities';
import type { Orphans } from '../files/filePort';
import type { LogRow } from '../rows/communityRows';
import type {
  Change,
  Counted,
  FeedPostRow,
  FullPostRow,
  NewPost,
  Page,
  Paged,
  PostAccessRow,
  PostCardRow,
  PostPatch,
  PostRow,
} from '../rows/rows';

export type PostData = {
  /**
   * Stores the post only if the url is free, the author exists, and `by` (the author by default) is
   * not blocked or restricted, is verified, and is the author or an admin. Fails with 'url taken' also if the id is
   * in use, and with 'path taken' if another post has one of its former paths. With a `clientId` of `by` that was used before, it stores nothing.
   */
  insert(
    post: NewPost,
    by?: string,
    clientId?: string,
  ): Promise<FullPostRow | 'url taken' | 'path taken' | 'no author' | 'not allowed' | 'repeated'>;
  byId(id: string): Promise<FullPostRow | null>;
  /** The post that has this url, or had it as a public post. */
  byUrl(url: string): Promise<FullPostRow | null>;
  accessById(id: string): Promise<PostAccessRow | null>;
  /** Whether the content has a block with this id (`storedBlockId`). */
  hasBlock(id: string, blockId: string): Promise<boolean>;
  /**
   * Changes the post only if `by` is not blocked or restricted and is its author or an admin. A change of title or
   * content becomes its next version; 'stale' if the post is not the one that it was made for (`saving.judged`).
   */
  update(id: string, patch: PostPatch, by: string): Promise<Change<FullPostRow> | 'stale' | null>;
  /** Removes the post, and stores the entry, only if `by` is not blocked and is its author or an admin. */
  remove(id: string, by: string, entry?: LogRow): Promise<Orphans | null>;
  /** Public lists exclude unpublished posts and posts of blocked authors. */
  trending(query: { take: number }): Promise<readonly PostCardRow[]>;
  /** Newest first among the authors with the most followers. */
  byPopularAuthors(query: {
    without: readonly string[];
    take: number;
  }): Promise<readonly PostCardRow[]>;
  latest(query: Page): Promise<Counted<PostCardRow>>;
  /**
   * `term` is searched without regard to case and accents (`foldText`). First the posts with it in the
   * title or a tag, then in the description, then in the keywords, then in the author's full name; of
   * the same rank the newest first. If there are none: the posts that contain all words of the term
   * (`searchWords`) in these texts or in the document, newest first.
   */
  search(query: Page & { term: string }): Promise<Counted<PostCardRow>>;
  /** The newest posts that are older than `post`, then the newest of the others. */
  recent(query: {
    post: Pick<PostRow, 'id' | 'publishedAt'>;
    take: number;
  }): Promise<readonly PostCardRow[]>;
  /**
   * The author's posts, in an order. `isPublished` selects those of one state, `isScheduled` those with a planned time,
   * the next one first; `term` is searched in titles as in `search`.
   */
  ofAuthor(
    query: Page & {
      authorId: string;
      publishedOnly: boolean;
      isPublished?: boolean | undefined;
      isScheduled?: boolean;
      order?: PostOrder;
      term?: string;
    },
  ): Promise<Counted<PostCardRow>>;
  /** Tags of public posts, the most used first, then by name. */
  keywords(query: { take: number }): Promise<readonly string[]>;
  /**
   * Public posts with content, newest first. `tag` is compared as a whole, folded by `foldText`.
   * Contents of more than `mostContentBytes` (UTF-8) are not read.
   */
  feed(query: {
    authorId?: string | undefined;
    tag?: string | undefined;
    take: number;
    mostContentBytes?: number;
  }): Promise<readonly FeedPostRow[]>;
  /** The public posts, oldest first. */
  listPublicUrls(page: Page): Promise<Paged<Pick<PostRow, 'url' | 'updatedAt' | 'canonicalUrl'>>>;
};
