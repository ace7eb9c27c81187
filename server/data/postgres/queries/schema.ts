import { holding, restrictionKind } from '@contract/site/siteEntities';
import { commentStates, deciders } from '@server/data/rows/commentSchemas';
import { logActions, logSubjects } from '@server/data/rows/moderationSchemas';
import { repeatableCalls, type TableName, type TableRows } from '@server/data/rows/rowSchemas';
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { devices, formerUsernames, sessions, tokens, users } from './accountTables';
import { detachments, headings, passages, postQuotes } from './bookTables';
import { counter, flag, key, optionalTime, required, time } from './columns';
import { follows, reads, topicFollows } from './followingTables';
import {
  announcements,
  contactMessages,
  letters,
  refusedAddresses,
  subscribers,
} from './letterTables';
import {
  digestRuns,
  notificationChoices,
  notificationEvents,
  notifications,
  toldMentions,
} from './notificationTables';
import { formerUrls, postContents, posts, previews, revisions } from './postTables';
import { mutes, reportSubjects, reports } from './reportTables';

/**
 * How SQL stores the columns of all tables, for typed queries; most are in the files named `…Tables`.
 * Constraints, indexes and triggers are in the migrations. Columns named `…Key` hold the form in which
 * values are compared, columns named `…Text` the form in which they are searched (`foldText`).
 */

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
  removedAt: optionalTime('removed_at'),
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
  personId: text('person_id'),
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
  topicFollows,
  reads,
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
  notifications,
  notificationEvents,
  notificationChoices,
  digestRuns,
  toldMentions,
  headings,
  passages,
  postQuotes,
  detachments,
} satisfies { [Name in TableName]: { $inferSelect: TableRows[Name] } };
