import { reportKind, reportReason, reportState } from '@contract/moderation/moderationEntities';
import { reportActions } from '@server/data/rows/moderationSchemas';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { key, optionalTime, required, time } from './columns';

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
  headingId: text('heading_id'),
  beforeDecision: text('before_decision'),
});

export const reports = pgTable('reports', {
  subjectId: required('subject_id'),
  reporterId: required('reporter_id'),
  reason: text('reason', { enum: reportReason.options }).notNull(),
  text: required('text'),
  createdAt: time('created_at'),
});
