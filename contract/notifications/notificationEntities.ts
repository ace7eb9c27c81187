import * as v from 'valibot';
import { person } from '../entities';

/** The kinds of notifications that members can switch on and off. */
export const chosenKind = v.picklist([
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
  'review',
]);
export type ChosenKind = v.InferOutput<typeof chosenKind>;

export const chosenKinds = chosenKind.options;

/** The kind for decisions about an account or its posts: it can't be switched off, and isn't sent by e-mail. */
export const notificationKind = v.picklist([...chosenKinds, 'decision']);
export type NotificationKind = v.InferOutput<typeof notificationKind>;

/** The kinds of each part of the list. The others are only in the whole list. */
export const notificationViews = {
  answers: ['mention', 'reply', 'remark', 'comment'],
  likes: ['likes', 'kept', 'follower'],
  moderation: ['report', 'held', 'decision', 'scheduled'],
} as const satisfies Record<string, readonly NotificationKind[]>;

export const notificationView = v.picklist(['answers', 'likes', 'moderation']);
export type NotificationView = v.InferOutput<typeof notificationView>;

/**
 * What was decided: about a comment (kind `held`), an account or a post (kind `decision`), or what became of a planned
 * post (kind `scheduled`).
 */
export const decision = v.picklist([
  'approved',
  'rejected',
  'hidden',
  'removed',
  'restricted',
  'lifted',
  'unpublished',
  'allowed',
  'published',
  'notPublished',
]);
export type Decision = v.InferOutput<typeof decision>;

/** When an e-mail about a kind is sent. */
export const letterPeriod = v.picklist(['now', 'daily', 'weekly', 'never']);
export type LetterPeriod = v.InferOutput<typeof letterPeriod>;

/** How a member wants to be notified about a kind: on the site, and by e-mail. */
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
  review: notificationChoice,
} satisfies Record<ChosenKind, unknown>);
export type NotificationChoices = v.InferOutput<typeof notificationChoices>;

const letters: Partial<Record<ChosenKind, LetterPeriod>> = {
  mention: 'daily',
  reply: 'daily',
  comment: 'daily',
  remark: 'daily',
  post: 'weekly',
};

/** The default choices of a member. The review is off by default. */
export const defaultChoice = (kind: ChosenKind): NotificationChoice => ({
  site: kind !== 'review',
  letter: letters[kind] ?? 'never',
});

/** The hour at which the daily review comes until a member chooses another one. */
export const defaultDigestHour = 7;

/** Several events of one kind about one subject. */
export const notification = v.object({
  _id: v.string(),
  kind: notificationKind,
  /**
   * A path on the site; '' if there is nothing to open. The title is that of the post; '' if it is about none.
   */
  subject: v.object({ title: v.string(), url: v.string() }),
  /** The last people who did it, newest first; empty if the kind names no person. */
  actors: v.array(person),
  /** How many different people did it. */
  count: v.number(),
  /** How often they did it. Missing in answers of older versions. */
  times: v.optional(v.number()),
  /** The beginning of what was said last, without its marks; absent if it can't be read any more. */
  words: v.optional(v.string()),
  /** Absent if nothing was decided, and in old rows. */
  decision: v.optional(decision),
  /** Why it was decided so, if a reason was given. */
  reason: v.optional(v.string()),
  /** What the member can silence. Missing if the row is about no post, or if its kind can't be silenced. */
  silenceable: v.optional(
    v.object({
      postId: v.string(),
      isPostSilenced: v.boolean(),
      /** The first comment of the thread, if the row is about one thread. */
      threadId: v.nullable(v.string()),
      isThreadSilenced: v.boolean(),
    }),
  ),
  createdAt: v.string(),
  isSeen: v.boolean(),
});
export type Notification = v.InferOutput<typeof notification>;
