import { commentOfHash } from '../postAnchors';
import type { Decision, Notification, NotificationKind } from './notificationEntities';

type Facts = Pick<Notification, 'kind' | 'subject' | 'actors' | 'count' | 'times' | 'decision'>;

/** A part of a sentence. Names and titles are words of members. */
export type SentencePart = { kind: 'text' | 'name' | 'title'; text: string };

const text = (words: string): SentencePart => ({ kind: 'text', text: words });

/** “Ines”, “Ines and Ben” or “Ines and 11 others”. */
function who({ actors, count }: Facts): SentencePart[] {
  const [first, second] = actors.map(
    ({ fullName }): SentencePart => ({ kind: 'name', text: fullName }),
  );
  if (!first) return [text(count === 1 ? 'Someone' : `${count} people`)];
  if (count === 1) return [first];
  if (count === 2 && second) return [first, text(' and '), second];
  return [first, text(` and ${count - 1} ${count === 2 ? 'other' : 'others'}`)];
}

/** How often one person did it, if more than once. */
function often({ count, times = 1 }: Facts) {
  if (count > 1 || times < 2) return '';
  return times === 2 ? ' twice' : ` ${times} times`;
}

/** The comments that wait for a decision. */
function heldComments({ count, times = 1 }: Facts) {
  if (count > 1) return 'Comments by ';
  return times > 1 ? `${times} comments by ` : 'A comment by ';
}

const isAboutComment = ({ subject }: Facts) =>
  commentOfHash(subject.url.slice(subject.url.indexOf('#'))) !== null;

/** What was decided, around the title. */
const decisions: Readonly<Record<Decision, readonly [before: string, after: string]>> = {
  approved: ['Your comment on', ' was approved'],
  rejected: ['Your comment on', ' was not approved'],
  hidden: ['Your comment on', ' was hidden'],
  removed: ['Your comment on', ' was removed'],
  restricted: ['A moderator has restricted what you may write', ''],
  lifted: ['A moderator has lifted a restriction of your account', ''],
  unpublished: ['Your post', ' was unpublished'],
  allowed: ['Your post', ' may be published again'],
  published: ['Your scheduled post', ' was published'],
  notPublished: ['Your scheduled post', ' was not published'],
};

/** What the same decisions mean for posts and collections. */
const aboutPosts: Partial<Record<Decision, readonly [before: string, after: string]>> = {
  hidden: ['Your heading', ' is no longer public'],
  removed: ['Your post', ' was deleted'],
};

function decisionOf({ kind, decision }: Facts) {
  if (decision === undefined) return null;
  return (kind === 'decision' ? aboutPosts[decision] : undefined) ?? decisions[decision];
}

const sentences: Readonly<Record<NotificationKind, (facts: Facts) => SentencePart[]>> = {
  mention: (facts) => [
    ...who(facts),
    text(` mentioned you${often(facts) ? `${often(facts)} in comments on` : ' in a comment on'}`),
  ],
  reply: (facts) => [...who(facts), text(` answered your comment${often(facts)} on`)],
  remark: (facts) => [
    ...who(facts),
    text(
      often(facts) ? ` commented${often(facts)} on paragraphs of` : ' commented on a paragraph of',
    ),
  ],
  comment: (facts) => [...who(facts), text(` commented${often(facts)} on`)],
  likes: (facts) => [
    ...who(facts),
    text(isAboutComment(facts) ? ' liked your comment on' : ' liked'),
  ],
  follower: (facts) => [...who(facts), text(facts.count === 1 ? ' follows you' : ' follow you')],
  post: (facts) => [...who(facts), text(' published')],
  kept: (facts) => [...who(facts), text(' kept words of')],
  passageChanged: () => [text('A passage that you kept has changed in')],
  report: ({ count, subject }) => [
    text(count === 1 ? 'A report waits for a decision' : `${count} reports wait for a decision`),
    text(subject.title ? ':' : ''),
  ],
  held: (facts) =>
    facts.actors.length === 0
      ? [text('Someone has decided about your comment on')]
      : [
          text(heldComments(facts)),
          ...who(facts),
          text(
            facts.count === 1 && (facts.times ?? 1) === 1
              ? ' waits for approval:'
              : ' wait for approval:',
          ),
        ],
  scheduled: () => [text('The time has come for your scheduled post')],
  review: () => [text('Your daily review is ready')],
  decision: () => [text('A moderator has decided about')],
};

/** The sentence of a notification. The title is that of the post. */
export function notificationSentence(facts: Facts): SentencePart[] {
  const decided = decisionOf(facts);
  const parts = decided ? [text(decided[0])] : sentences[facts.kind](facts);
  const { title } = facts.subject;
  return [
    ...parts,
    ...(title ? [text(' “'), { kind: 'title', text: title } as const, text('”')] : []),
    ...(decided?.[1] ? [text(decided[1])] : []),
  ];
}
