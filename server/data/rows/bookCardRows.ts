import * as v from 'valibot';
import { rowSchemas, type TableRows } from './rowSchemas';
import { personRow } from './rows';

const count = v.number();

/** Rows of members' books. */

export type HeadingRow = TableRows['headings'];
export type PassageRow = TableRows['passages'];
export type PostQuoteRow = TableRows['postQuotes'];

/** A heading with the number of its passages. */
export const headingCardRow = v.object({ ...rowSchemas.headings.entries, count });
export type HeadingCardRow = v.InferOutput<typeof headingCardRow>;

const quotedPostRow = v.object({
  ...v.pick(rowSchemas.posts, ['url', 'title', 'revision', 'editedAt']).entries,
  author: personRow,
});

/** A passage with its post; null if its member, or for public ones a visitor, can't read the post. */
export const passageCardRow = v.object({
  ...rowSchemas.passages.entries,
  post: v.nullable(quotedPostRow),
});
export type PassageCardRow = v.InferOutput<typeof passageCardRow>;

/** What decides about the state of a passage: `present` is the version of the post, null if it can't be read. */
export const passageCheckRow = v.object({
  ...v.pick(rowSchemas.passages, ['id', 'postId', 'blockId', 'quote']).entries,
  present: v.nullable(v.number()),
});
export type PassageCheckRow = v.InferOutput<typeof passageCheckRow>;

/** A passage that visitors could see, without its words. */
export const publicWordsRow = v.object({
  ...v.pick(rowSchemas.passages, ['id', 'words', 'createdAt']).entries,
  headingId: v.string(),
  /** null if it is from elsewhere. */
  postId: v.nullable(v.string()),
});
export type PublicWordsRow = v.InferOutput<typeof publicWordsRow>;

/** A public heading with its owner. */
export const publicHeadingRow = v.object({ ...rowSchemas.headings.entries, owner: personRow });
export type PublicHeadingRow = v.InferOutput<typeof publicHeadingRow>;

/** A public heading with visible passages. */
export const listedHeadingRow = v.object({
  ...publicHeadingRow.entries,
  /** One of them is shown whatever the length of its post. */
  isCertain: v.boolean(),
});
export type ListedHeadingRow = v.InferOutput<typeof listedHeadingRow>;

/** A passage under a public heading, or a quote block of a public post. */
export const backlinkRow = v.object({
  /** Of the passage; null for a quote block. */
  passageId: v.nullable(v.string()),
  blockId: v.string(),
  quote: v.string(),
  heading: v.nullable(v.pick(rowSchemas.headings, ['title', 'slug'])),
  post: v.nullable(v.pick(rowSchemas.posts, ['url', 'title'])),
  owner: personRow,
  createdAt: v.number(),
});
export type BacklinkRow = v.InferOutput<typeof backlinkRow>;
