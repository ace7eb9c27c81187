import { role } from '@contract/entities';
import { letterKind } from '@contract/letterEntities';
import { reportKind, reportReason, reportState } from '@contract/moderationEntities';
import { holding, restrictionKind } from '@contract/siteEntities';
import {
  commentStates,
  deciders,
  logActions,
  logSubjects,
  repeatableCalls,
  reportActions,
  type TableName,
  type TableRows,
  tokenKinds,
} from '@server/data/rowSchemas';
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { counter, flag, key, optionalTime, required, time, tsvector } from './columns';
import { formerUrls, postContents, posts, previews, revisions } from './postTables';

/**
 * How SQL stores the columns of all tables, for typed queries; those of posts are in `postTables`.
 * Constraints, indexes and triggers are in the migrations. Columns named `…Key` hold the form in which
 * values are compared, columns named `…Text` the form in which they are searched (`foldText`).
 */

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
  stateBy: text('state_by', { enum: deciders }),
  stateReason: required('state_reason').default(''),
});

export const moderationLog = pgTable('moderation_log', {
  id: key('id'),
  actorId: text('actor_id'),
  action: text('action', { enum: logActions }).notNull(),
  subjectKind: text('subject_kind', { enum: logSubjects }).notNull(),
  subjectId: required('subject_id'),
  subjectUrl: required('subject_url'),
  reason: required('reason'),
  createdAt: time('created_at'),
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

export const mutes = pgTable('mutes', {
  userId: required('user_id'),
  mutedId: required('muted_id'),
  createdAt: time('created_at'),
});

/** What was reported, and what was decided about it. */
export const reportSubjects = pgTable('report_subjects', {
  id: key('id'),
  kind: text('kind', { enum: reportKind.options }).notNull(),
  postId: text('post_id'),
  commentId: text('comment_id'),
  profileId: text('profile_id'),
  state: text('state', { enum: reportState.options }).notNull(),
  action: text('action', { enum: reportActions }),
  decisionReason: required('decision_reason'),
  decidedBy: text('decided_by'),
  decidedAt: optionalTime('decided_at'),
  createdAt: time('created_at'),
});

export const reports = pgTable('reports', {
  subjectId: required('subject_id'),
  reporterId: required('reporter_id'),
  reason: text('reason', { enum: reportReason.options }).notNull(),
  text: required('text'),
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

/** People without an account who get new posts by e-mail. */
export const subscribers = pgTable('subscribers', {
  id: key('id'),
  email: required('email'),
  emailKey: required('email_key'),
  authorId: text('author_id'),
  confirmHash: required('confirm_hash'),
  stopHash: required('stop_hash'),
  createdAt: time('created_at'),
  confirmedAt: optionalTime('confirmed_at'),
});

/** Public posts whose letters are still to be stored. */
export const announcements = pgTable('announcements', {
  postId: key('post_id'),
  createdAt: time('created_at'),
  lastId: required('last_id'),
});

/** How often an address was refused since a letter was sent to it. */
export const refusedAddresses = pgTable('refused_addresses', {
  emailKey: key('email_key'),
  refusals: integer('refusals').notNull(),
  refusedAt: time('refused_at'),
});

/** What the administrators have set for the whole site. */
export const site = pgTable('site', {
  id: text('id', { enum: ['site'] }).primaryKey(),
  holding: text('holding', { enum: holding.options }).notNull(),
  version: integer('version').notNull(),
});

/** What accounts may not write. */
export const restrictions = pgTable('restrictions', {
  id: key('id'),
  userId: required('user_id'),
  kind: text('kind', { enum: restrictionKind.options }).notNull(),
  until: optionalTime('until'),
  reason: required('reason'),
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
  mutes,
  reportSubjects,
  reports,
  resources,
  contact: contactMessages,
  moderationLog,
  subscribers,
  announcements,
  refusedAddresses,
  site,
  restrictions,
} satisfies { [Name in TableName]: { $inferSelect: TableRows[Name] } };
