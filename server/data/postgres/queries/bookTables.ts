import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { flag, key, required, time } from './columns';

/** Headings of members' books. */
export const headings = pgTable('headings', {
  id: key('id'),
  userId: required('user_id'),
  title: required('title'),
  slug: required('slug'),
  isPublic: flag('is_public'),
  position: integer('position').notNull(),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
});

/** Words that members keep. */
export const passages = pgTable('passages', {
  id: key('id'),
  userId: required('user_id'),
  postId: text('post_id'),
  blockId: required('block_id'),
  quote: required('quote'),
  before: required('before'),
  after: required('after'),
  note: required('note'),
  headingId: text('heading_id'),
  sourceUrl: required('source_url'),
  sourceTitle: required('source_title'),
  sourceAuthor: required('source_author'),
  isDetached: flag('is_detached'),
  revision: integer('revision').notNull(),
  words: integer('words').notNull(),
  createdAt: time('created_at'),
  /** Quote, note and source. */
  searchText: required('search_text'),
});

/** Quote blocks that name another post of the site. */
export const postQuotes = pgTable('post_quotes', {
  postId: required('post_id'),
  blockId: required('block_id'),
  quotedPostId: required('quoted_post_id'),
  quote: required('quote'),
});

/** Whose passages of a block the author of the post has detached. */
export const detachments = pgTable('detachments', {
  postId: required('post_id'),
  blockId: required('block_id'),
  userId: required('user_id'),
});
