import { role } from '@contract/entities';
import { tokenKinds } from '@server/data/rows/accountSchemas';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { counter, flag, key, optionalTime, required, time, tsvector } from './columns';

/** Accounts and what they sign in with. */

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
  followedSeenUntil: optionalTime('followed_seen_until'),
  keepsReads: flag('keeps_reads').default(false),
  blockReason: required('block_reason').default(''),
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
  /** In the book. */
  passages: counter('passages'),
  /** As `passageBytes` returns them. */
  passageBytes: counter('passage_bytes'),
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
