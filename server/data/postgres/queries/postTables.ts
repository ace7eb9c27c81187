import { commentsClosed } from '@contract/entities';
import { sql } from 'drizzle-orm';
import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { counter, flag, key, optionalTime, required, time, tsvector } from './columns';

export const posts = pgTable('posts', {
  id: key('id'),
  url: required('url'),
  urlKey: required('url_key'),
  title: required('title'),
  metaDescription: required('meta_description'),
  seoKeywords: required('seo_keywords'),
  tags: text('tags').array().notNull(),
  /** The tags as `foldText` returns them. */
  tagKeys: text('tag_keys').array().notNull(),
  image: required('image'),
  authorId: required('author_id'),
  isPublished: flag('is_published'),
  /** Published by an author who is not blocked; set by triggers. */
  isPublic: flag('is_public').default(false),
  likes: counter('likes'),
  comments: counter('comments'),
  /** Set by triggers, as `hotScore` computes it. */
  hotScore: doublePrecision('hot_score').notNull().default(0),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
  publishedAt: optionalTime('published_at'),
  publishAt: optionalTime('publish_at'),
  /** By which lists are sorted; computed by the database. */
  listedAt: time('listed_at').generatedAlwaysAs(sql`coalesce(published_at, updated_at)`),
  firstUrl: required('first_url'),
  revision: integer('revision').notNull().default(1),
  editedAt: optionalTime('edited_at'),
  canonicalUrl: required('canonical_url'),
  commentsClosed: text('comments_closed', { enum: commentsClosed.options }),
  withheldReason: text('withheld_reason'),
  minutes: integer('minutes').notNull().default(1),
});

export const formerUrls = pgTable('former_urls', {
  urlKey: key('url_key'),
  postId: required('post_id'),
});

export const postContents = pgTable('post_contents', {
  postId: key('post_id'),
  content: required('content'),
});

/** Links with which drafts can be read. */
export const previews = pgTable('previews', {
  postId: key('post_id'),
  hash: required('hash'),
  expiresAt: time('expires_at'),
});

/** Versions of title and content. */
export const revisions = pgTable('revisions', {
  postId: required('post_id'),
  number: integer('number').notNull(),
  title: required('title'),
  content: text('content'),
  savedAt: time('saved_at'),
  savedBy: text('saved_by'),
  note: required('note'),
  isSmall: flag('is_small'),
  isRemoved: flag('is_removed'),
  restoredFrom: integer('restored_from'),
  isPublic: flag('is_public'),
  addedWords: integer('added_words'),
  removedWords: integer('removed_words'),
});

/**
 * What the search of posts reads. Separate from `posts`, so that a like doesn't update the indexes of
 * texts. `authorId`, `isPublic` and `publishedAt` are copies, set by triggers.
 */
export const postSearch = pgTable('post_search', {
  postId: key('post_id'),
  authorId: required('author_id').default(''),
  isPublic: flag('is_public').default(false),
  /** Null before the first publication. */
  publishedAt: optionalTime('published_at'),
  /** Title, tags, description and keywords, one after the other (`storedSearch`). */
  texts: required('texts'),
  /** How many characters of `texts` are title, title and tags, and so on. */
  titleEnd: integer('title_end').notNull(),
  tagsEnd: integer('tags_end').notNull(),
  descriptionEnd: integer('description_end').notNull(),
  /** The parts of `texts` that `textPairs` returns. */
  pairs: text('pairs').array().notNull(),
  /** The words of `texts` and of the document. */
  words: tsvector('words').notNull(),
});

/** The tags of all posts in the order of their feeds; kept by triggers. */
export const postTags = pgTable('post_tags', {
  tagKey: required('tag_key'),
  publishedAt: optionalTime('published_at'),
  postId: required('post_id'),
});

/** How many public posts have a tag; kept by triggers. */
export const tagCounts = pgTable('tag_counts', { tag: key('tag'), posts: counter('posts') });

/** How many public posts were published on a day, which counts from 1970 in UTC; kept by triggers. */
export const postDays = pgTable('post_days', {
  day: integer('day').primaryKey(),
  posts: counter('posts'),
});

/** Counters of the whole site, kept by triggers. The only one is `public_posts`. */
export const totals = pgTable('totals', { name: key('name'), value: counter('value') });
