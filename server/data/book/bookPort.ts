import type { PassageCounts, PassageKind, SavedBlock } from '@contract/book/bookEntities';
import type {
  BacklinkRow,
  HeadingCardRow,
  HeadingRow,
  ListedHeadingRow,
  PassageCardRow,
  PassageCheckRow,
  PassageRow,
  PostQuoteRow,
  PublicHeadingRow,
  PublicWordsRow,
} from '../rows/bookCardRows';
import type { Counted, Page, Paged } from '../rows/rows';
import type { BookRoom, NewPassage, whyFull } from './bookRows';

/** Which passages of a member are listed. */
export type PassageFilter = {
  userId: string;
  /** null: under no heading. */
  headingId?: string | null | undefined;
  /** Each of its words is in the quote, the note, the source, or title and author of the post (`foldText`). */
  term?: string | undefined;
  kind?: Exclude<PassageKind, 'changed'> | undefined;
};

/**
 * `safe` are passages that are unchanged without reading a document: the post has the version in which the words
 * were found, or there is no post to read.
 */
export type PassageChoice = { safe: boolean; ids: readonly string[] };

export type SaveOutcome =
  | { outcome: 'kept' | 'known'; row: PassageCardRow }
  | NonNullable<ReturnType<typeof whyFull>>
  | 'no heading'
  | 'restricted'
  | 'no post';

export type PassagePatch = Partial<
  Pick<
    PassageRow,
    | 'note'
    | 'headingId'
    | 'quote'
    | 'blockId'
    | 'before'
    | 'after'
    | 'revision'
    | 'words'
    | 'isRetired'
  >
>;

/** Where a public post quotes another one. */
export type PostQuoteKey = Pick<PostQuoteRow, 'postId' | 'blockId'>;

/**
 * The books of members. Every write happens only if the member is not blocked, and only to the member's own rows.
 * Visitors see passages of public headings of members who are not blocked, from elsewhere or of public posts, unless
 * they are detached.
 */
export type BookData = {
  /**
   * Stores the passages in their order, as far as the book has room. `known`: the member has the same words of the
   * same block, or of the same source. `restricted`: the heading is public, and the member may not change what others
   * see of the book. Tells the author of the post.
   */
  save(
    rows: readonly NewPassage[],
    room: BookRoom,
  ): Promise<readonly SaveOutcome[] | 'not allowed'>;
  /** Newest first, or those of one post or source together, the one with the newest passage first. */
  list(
    query: Page & PassageFilter & { choice?: PassageChoice; isByPost?: boolean },
  ): Promise<Counted<PassageCardRow>>;
  /** How many passages of each kind there are. */
  counts(filter: Omit<PassageFilter, 'kind'>): Promise<Omit<PassageCounts, 'changed'>>;
  /** What is searched of the newest passages: their texts, and the title and author of their posts. */
  searchedTexts(query: { userId: string; take: number }): Promise<readonly string[]>;
  /** Which passages a member has, newest first. */
  allIds(userId: string): Promise<readonly Pick<PassageRow, 'id' | 'headingId'>[]>;
  /** Those of the member, in this order. */
  byIds(ids: readonly string[], userId: string): Promise<readonly PassageCardRow[]>;
  /** The passages of the filter that are not `safe`, newest first; all of them without `take`. */
  unsure(filter: PassageFilter & { take?: number }): Promise<readonly PassageCheckRow[]>;
  byId(id: string, userId: string): Promise<PassageCardRow | null>;
  /** What the member has saved of a post, newest first; the saved post is among them. */
  ofPost(query: {
    postId: string;
    userId: string;
    take: number;
  }): Promise<readonly PassageCardRow[]>;
  /** The present versions of posts, by their ids. */
  revisions(postIds: readonly string[]): Promise<readonly { postId: string; revision: number }[]>;
  /** The present contents of posts, by their ids. */
  documents(
    postIds: readonly string[],
  ): Promise<readonly { postId: string; revision: number; content: string }[]>;
  change(change: {
    id: string;
    userId: string;
    patch: PassagePatch;
    now: number;
    room: Pick<BookRoom, 'bytes'>;
  }): Promise<PassageCardRow | 'no heading' | 'restricted' | 'too much text' | null>;
  remove(removal: { id: string; userId: string }): Promise<boolean>;

  /** By position. */
  headings(userId: string): Promise<readonly HeadingCardRow[]>;
  /** Stores the heading as the last one; if its slug is in use, with a number. */
  addHeading(
    heading: Omit<HeadingRow, 'position' | 'isPublic'>,
    most: number,
  ): Promise<HeadingCardRow | 'full' | 'not allowed'>;
  /** Only verified members can make a heading public; `restricted` as for passages. */
  changeHeading(change: {
    id: string;
    userId: string;
    patch: Partial<Pick<HeadingRow, 'title' | 'intro' | 'isPublic' | 'position'>>;
    now: number;
  }): Promise<HeadingCardRow | 'not verified' | 'restricted' | null>;
  /** Its passages are under no heading then. */
  removeHeading(id: string, userId: string): Promise<boolean>;

  /** By the id of the heading, or by its owner's username and its slug. */
  publicHeading(
    of: { id: string } | { username: string; slug: string },
  ): Promise<PublicHeadingRow | null>;
  /** What visitors could see of headings, oldest first. */
  publicWords(of: { headingIds: readonly string[] }): Promise<readonly PublicWordsRow[]>;
  /** These passages, as visitors see them, in this order. */
  publicPassages(ids: readonly string[]): Promise<readonly PassageCardRow[]>;
  /** Public headings with visible passages, those of `userId` or all, the last changed first; those after `after`. */
  newestHeadings(query: {
    userId?: string | undefined;
    after?: Pick<HeadingRow, 'id' | 'updatedAt'> | undefined;
    take: number;
  }): Promise<Paged<ListedHeadingRow>>;
  /** Public headings with visible passages, oldest first. */
  listPublicHeadings(
    page: Page,
  ): Promise<Paged<Pick<HeadingRow, 'slug' | 'updatedAt'> & { username: string }>>;

  /** The passages under public headings and the quote blocks of public posts that quote a post, oldest first. */
  quotesOf(postId: string): Promise<{
    passages: readonly PublicWordsRow[];
    blocks: readonly (PostQuoteKey & { createdAt: number })[];
  }>;
  /** In no order. */
  backlinks(of: {
    passageIds: readonly string[];
    blocks: readonly PostQuoteKey[];
  }): Promise<readonly BacklinkRow[]>;
  /**
   * Detaches a visible passage, only if `by` is the author of the post or an admin. Returns whose passage it is; null
   * if there is none.
   */
  detach(detachment: { postId: string; passageId: string; by: string }): Promise<string | null>;
  /** How many people, without the author, have saved words of each block: `least` or more. */
  savedBlocks(postId: string, least: number): Promise<readonly SavedBlock[]>;
  /** The different words that others than the author have saved of a post. */
  savedWords(postId: string): Promise<readonly Pick<PassageRow, 'blockId' | 'quote'>[]>;
};
