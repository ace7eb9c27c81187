import { letterKind, role } from '@contract/entities';
import {
  commentStates,
  repeatableCalls,
  type TableName,
  type TableRows,
  tokenKinds,
} from '@server/data/rowSchemas';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';

/**
 * How SQL stores the columns of all tables, for typed queries. Constraints, indexes and triggers are in the
 * migrations. Columns named `…Key` hold the form in which values are compared, columns named
 * `…Text` the form in which they are searched (`foldText`).
 */

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const key = (name: string) => text(name).primaryKey();
const required = (name: string) => text(name).notNull();
const time = (name: string) => bigint(name, { mode: 'number' }).notNull();
const optionalTime = (name: string) => bigint(name, { mode: 'number' });
const flag = (name: string) => boolean(name).notNull();
const counter = (name: string) => integer(name).notNull().default(0);

export const users = pgTable('users', {
  id: key('id'),
  username: required('username'),
  usernameKey: required('username_key'),
  nameSkeleton: required('name_skeleton'),
  email: required('email'),
  emailKey: required('email_key'),
  firstName: required('first_name'),
  lastName: required('last_name'),
  bio: required('bio'),
  avatar: required('avatar'),
  cover: required('cover'),
  role: text('role', { enum: role.options }).notNull(),
  isVerified: flag('is_verified'),
  wasVerified: flag('was_verified'),
  isProviderLinked: flag('is_provider_linked'),
  isBlocked: flag('is_blocked'),
  passwordHash: text('password_hash'),
  createdAt: time('created_at'),
  /** The texts that the list of users searches. */
  searchText: required('search_text'),
  /** The full name, which the search of posts searches. */
  nameText: required('name_text'),
  /** The words of the full name. */
  nameWords: tsvector('name_words').notNull(),
  /** The parts of the full name that `textPairs` returns. */
  namePairs: text('name_pairs').array().notNull().default([]),
  showsEmail: flag('shows_email').default(false),
  providerId: text('provider_id'),
  pendingEmail: text('pending_email'),
});

/** Counters of an account, kept by triggers. */
export const userCounters = pgTable('user_counters', {
  userId: key('user_id'),
  followers: counter('followers'),
  following: counter('following'),
  likesReceived: counter('likes_received'),
  commentsReceived: counter('comments_received'),
  totalPosts: counter('total_posts'),
  publishedPosts: counter('published_posts'),
  /** Published posts; 0 while the account is blocked. */
  publicPosts: counter('public_posts'),
  /** When the account was created. */
  createdAt: time('created_at'),
});

/** Names that accounts had before. */
export const formerUsernames = pgTable('former_usernames', {
  usernameKey: key('username_key'),
  userId: required('user_id'),
});

export const sessions = pgTable('sessions', {
  id: key('id'),
  userId: required('user_id'),
  xsrf: required('xsrf'),
  accessHash: required('access_hash'),
  accessExpiresAt: time('access_expires_at'),
  previousAccessHash: required('previous_access_hash'),
  refreshHash: required('refresh_hash'),
  previousRefreshHash: required('previous_refresh_hash'),
  rotatedAt: time('rotated_at'),
  createdAt: time('created_at'),
  expiresAt: time('expires_at'),
});

export const devices = pgTable('devices', {
  hash: key('hash'),
  userId: required('user_id'),
  seenAt: time('seen_at'),
  expiresAt: time('expires_at'),
});

export const tokens = pgTable('tokens', {
  hash: required('hash'),
  kind: text('kind', { enum: tokenKinds }).notNull(),
  userId: required('user_id'),
  email: required('email'),
  expiresAt: time('expires_at'),
});

/** Letters that are still to be sent, or could not be sent. */
export const letters = pgTable('letters', {
  id: key('id'),
  kind: text('kind', { enum: letterKind.options }).notNull(),
  userId: text('user_id'),
  email: required('email'),
  data: required('data'),
  priority: integer('priority').notNull(),
  createdAt: time('created_at'),
  dueAt: time('due_at'),
  attempts: integer('attempts').notNull(),
  failure: required('failure'),
  failedAt: bigint('failed_at', { mode: 'number' }),
});

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
});

/**
 * What the search of posts reads. Separate from `posts`, so that a like doesn't update the indexes of
 * texts. `authorId`, `isPublic` and `createdAt` are copies, set by triggers.
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

/** How many public posts were created on a day, which counts from 1970 in UTC; kept by triggers. */
export const postDays = pgTable('post_days', {
  day: integer('day').primaryKey(),
  posts: counter('posts'),
});

/** Counters of the whole site, kept by triggers. The only one is `public_posts`. */
export const totals = pgTable('totals', { name: key('name'), value: counter('value') });

export const comments = pgTable('comments', {
  id: key('id'),
  postId: required('post_id'),
  authorId: text('author_id'),
  text: required('text'),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
  /** Whether everybody sees it; set by triggers. */
  isShown: flag('is_shown').default(true),
  parentId: text('parent_id'),
  blockId: text('block_id'),
  quote: required('quote').default(''),
  state: text('state', { enum: commentStates }).notNull().default('shown'),
  likes: counter('likes'),
});

export const commentLikes = pgTable('comment_likes', {
  commentId: required('comment_id'),
  userId: required('user_id'),
  createdAt: time('created_at'),
});

/** Idempotency keys. */
export const clientIds = pgTable('client_ids', {
  userId: required('user_id'),
  call: text('call', { enum: repeatableCalls }).notNull(),
  clientId: required('client_id'),
  subjectId: required('subject_id'),
  createdAt: time('created_at'),
});

export const likes = pgTable('likes', {
  postId: required('post_id'),
  userId: required('user_id'),
  createdAt: time('created_at'),
});

export const follows = pgTable('follows', {
  id: key('id'),
  authorId: required('author_id'),
  followerId: required('follower_id'),
  createdAt: time('created_at'),
});

/** Uploaded files. */
export const resources = pgTable('resources', {
  id: key('id'),
  ownerId: required('owner_id'),
  postId: text('post_id'),
  name: required('name'),
  createdAt: time('created_at'),
});

/** The only row tells this database from others that use the same stored files. */
export const siteIdentity = pgTable('site_identity', {
  isOnlyRow: boolean('is_only_row').primaryKey().default(true),
  id: required('id'),
});

export const contactMessages = pgTable('contact_messages', {
  id: key('id'),
  name: required('name'),
  email: required('email'),
  subject: required('subject'),
  message: required('message'),
  createdAt: time('created_at'),
});

/** How often the key of a limit was used in the time that ends at `endsAt`. */
export const limitWindows = pgTable('limit_windows', {
  key: key('key'),
  uses: bigint('uses', { mode: 'number' }).notNull(),
  endsAt: time('ends_at'),
});

/** The tables of the data port. The compiler checks that they have the columns of the row schemas. */
export const tableOf = {
  users,
  formerUsernames,
  formerUrls,
  sessions,
  devices,
  tokens,
  letters,
  posts,
  contents: postContents,
  previews,
  revisions,
  comments,
  commentLikes,
  clientIds,
  likes,
  follows,
  resources,
  contact: contactMessages,
} satisfies { [Name in TableName]: { $inferSelect: TableRows[Name] } };
