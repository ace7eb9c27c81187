import * as v from 'valibot';
import { person } from '../entities';

/** What members are told about. */
export const notificationKind = v.picklist([
  'mention',
  'reply',
  'remark',
  'comment',
  'likes',
  'follower',
  'post',
  'kept',
  'passageChanged',
  'report',
  'held',
  'scheduled',
]);
export type NotificationKind = v.InferOutput<typeof notificationKind>;

export const notificationKinds = notificationKind.options;

/** When a letter about a kind is sent. */
export const letterPeriod = v.picklist(['now', 'daily', 'weekly', 'never']);
export type LetterPeriod = v.InferOutput<typeof letterPeriod>;

/** How a member wants to be told about a kind: on the site, and by letters. */
export const notificationChoice = v.object({ site: v.boolean(), letter: letterPeriod });
export type NotificationChoice = v.InferOutput<typeof notificationChoice>;

export const notificationChoices = v.object({
  mention: notificationChoice,
  reply: notificationChoice,
  remark: notificationChoice,
  comment: notificationChoice,
  likes: notificationChoice,
  follower: notificationChoice,
  post: notificationChoice,
  kept: notificationChoice,
  passageChanged: notificationChoice,
  report: notificationChoice,
  held: notificationChoice,
  scheduled: notificationChoice,
} satisfies Record<NotificationKind, unknown>);
export type NotificationChoices = v.InferOutput<typeof notificationChoices>;

const letters: Partial<Record<NotificationKind, LetterPeriod>> = {
  mention: 'daily',
  reply: 'daily',
  comment: 'daily',
  remark: 'daily',
  post: 'weekly',
};

/** What applies until a member chooses something else. */
export const defaultChoice = (kind: NotificationKind): NotificationChoice => ({
  site: true,
  letter: letters[kind] ?? 'never',
});

/** Several events of one kind about one subject. */
export const notification = v.object({
  _id: v.string(),
  kind: notificationKind,
  /** A path on the site. The title is that of the post; '' if it is about no post. */
  subject: v.object({ title: v.string(), url: v.string() }),
  /** The last people who did it, newest first; empty if the kind names no person. */
  actors: v.array(person),
  /** How many different people did it. */
  count: v.number(),
  createdAt: v.string(),
  isSeen: v.boolean(),
});
export type Notification = v.InferOutput<typeof notification>;
