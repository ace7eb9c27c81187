import type { ChosenKind } from '../notifications/notificationEntities';

/** What e-mails about a kind are about. */
const subjects: Readonly<Record<ChosenKind, string>> = {
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
  review: 'the daily review',
};

/** “mentions”, “mentions and replies” or “mentions, replies and likes”. */
function about(kinds: readonly ChosenKind[]) {
  const names = kinds.map((kind) => subjects[kind]);
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

export const lettersAboutTexts = {
  stop: (kinds: readonly ChosenKind[]) => `Stop letters about ${about(kinds)}`,
  stopAll: 'Stop all these letters',
  choices: 'Choose your letters',
  lead: (kinds: readonly ChosenKind[]) =>
    `Once you press the button, no more letters about ${about(kinds)} are sent to you.`,
  stopped: (kinds: readonly ChosenKind[]) => `Letters about ${about(kinds)} are not sent any more.`,
  resume: 'Send me these letters again',
  resumed: 'You get these letters again.',
  resumeFailed: 'Failed to take it back',
} as const;
