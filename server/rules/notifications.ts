import { readBlocks } from '@contract/comments/readBlocks';
import type { CommentInline } from '@contract/comments/readInline';
import {
  type NotificationKind,
  notificationKind,
} from '@contract/notifications/notificationEntities';

const textOf = (part: CommentInline): string =>
  'children' in part ? part.children.map(textOf).join('') : part.text;

/** The text of a comment in one line, without its marks and the addresses of links. */
export const commentWords = (text: string) =>
  readBlocks(text)
    .map((block) => (block.kind === 'code' ? block.text : block.children.map(textOf).join('')))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

type Told = {
  kind: NotificationKind;
  newestComment: { state: 'shown' | 'held' | 'hidden' | 'removed'; text: string } | null;
};

/**
 * The text of the newest comment without Markdown; null without a comment, or if the member can't read it. Those who decide
 * about held comments read them.
 */
export function shownWords({ kind, newestComment }: Told) {
  if (newestComment?.state !== (kind === 'held' ? 'held' : 'shown')) return null;
  return commentWords(newestComment.text) || null;
}

/** Kinds about decisions, made or needed: a silence doesn't stop them. */
const decided: readonly NotificationKind[] = ['held', 'decision', 'report', 'scheduled'];

/** The kinds of notifications that members don't get about what they have silenced. */
export const silenceableKinds = notificationKind.options.filter((kind) => !decided.includes(kind));

type About = {
  kind: NotificationKind;
  /** The first comment of the thread that the notification is about. */
  threadId: string | null;
};

/**
 * Whether a member has silenced what a notification is about. `silences` are those of the member about the same post; one
 * without a thread is about the whole post.
 */
export const isSilenced = (
  { kind, threadId }: About,
  silences: readonly { threadId: string | null }[],
) =>
  silenceableKinds.includes(kind) &&
  silences.some((silence) => silence.threadId === null || silence.threadId === threadId);
