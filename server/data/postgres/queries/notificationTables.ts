import {
  chosenKind,
  decision,
  letterPeriod,
  notificationKind,
} from '@contract/notifications/notificationEntities';
import { digestPeriods } from '@server/data/rows/notificationSchemas';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { key, required, time } from './columns';

/** What members are told. */
export const notifications = pgTable('notifications', {
  id: key('id'),
  userId: required('user_id'),
  kind: text('kind', { enum: notificationKind.options }).notNull(),
  postId: text('post_id'),
  commentId: text('comment_id'),
  profileId: text('profile_id'),
  createdAt: time('created_at'),
  isSeen: boolean('is_seen').notNull(),
  title: text('title'),
});

export const notificationEvents = pgTable('notification_events', {
  notificationId: required('notification_id'),
  source: required('source'),
  actorId: text('actor_id'),
  commentId: text('comment_id'),
  createdAt: time('created_at'),
  decision: text('decision', { enum: decision.options }),
  reason: required('reason'),
});

export const toldMentions = pgTable('told_mentions', {
  commentId: required('comment_id'),
  userId: required('user_id'),
  actorId: required('actor_id'),
  createdAt: time('created_at'),
});

export const notificationChoices = pgTable('notification_choices', {
  userId: required('user_id'),
  kind: text('kind', { enum: chosenKind.options }).notNull(),
  site: boolean('site').notNull(),
  letter: text('letter', { enum: letterPeriod.options }).notNull(),
  changedAt: time('changed_at'),
});

/** How far the letters about notifications are stored. */
export const digestRuns = pgTable('digest_runs', {
  period: text('period', { enum: digestPeriods }).primaryKey(),
  since: time('since'),
  slot: time('slot'),
  lastUser: text('last_user'),
});
