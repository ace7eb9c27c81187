import type { NotificationKind } from '../notifications/notificationEntities';

/** What letters about a kind are about. */
const subjects: Readonly<Record<NotificationKind, string>> = {
  mention: 'mentions',
  reply: 'replies',
  remark: 'remarks',
  comment: 'comments',
  likes: 'likes',
  follower: 'followers',
  post: 'new posts',
  kept: 'kept passages',
  passageChanged: 'changed passages',
  report: 'reports',
  held: 'approvals',
  scheduled: 'scheduled posts',
};

export const lettersAboutTexts = {
  stop: (kind: NotificationKind) => `Stop letters about ${subjects[kind]}`,
  stopAll: 'Stop all these letters',
  lead: (kind: NotificationKind) =>
    `Once you press the button, no more letters about ${subjects[kind]} are sent to you.`,
  stopped: (kind: NotificationKind) => `Letters about ${subjects[kind]} are not sent any more.`,
  resume: 'Send me these letters again',
  resumed: 'You get these letters again.',
  resumeFailed: 'Failed to take it back',
} as const;
