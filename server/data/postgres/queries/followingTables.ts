import { integer, pgTable } from 'drizzle-orm/pg-core';
import { key, required, time } from './columns';

export const follows = pgTable('follows', {
  id: key('id'),
  authorId: required('author_id'),
  followerId: required('follower_id'),
  createdAt: time('created_at'),
});

export const topicFollows = pgTable('topic_follows', {
  userId: required('user_id'),
  tagKey: required('tag_key'),
  tag: required('tag'),
  createdAt: time('created_at'),
});

/** What members have read. */
export const reads = pgTable('reads', {
  userId: required('user_id'),
  postId: required('post_id'),
  revision: integer('revision').notNull(),
  readAt: time('read_at'),
  lastBlock: required('last_block'),
});
