import { emailKind } from '@contract/emails/emailEntities';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { flag, key, optionalTime, required, time } from './columns';

/** Letters that are still to be sent, or could not be sent. */
export const letters = pgTable('letters', {
  id: key('id'),
  kind: text('kind', { enum: emailKind.options }).notNull(),
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
  letterId: text('letter_id'),
  sentLetterId: text('sent_letter_id'),
  lastLetterAt: optionalTime('last_letter_at'),
});

/** Published posts whose letters are still to be stored. */
export const announcements = pgTable('announcements', {
  postId: key('post_id'),
  createdAt: time('created_at'),
  lastId: required('last_id'),
  isTold: flag('is_told').default(false),
});

/** How often an address was refused since a letter was sent to it. */
export const refusedAddresses = pgTable('refused_addresses', {
  emailKey: key('email_key'),
  refusals: integer('refusals').notNull(),
  refusedAt: time('refused_at'),
});
