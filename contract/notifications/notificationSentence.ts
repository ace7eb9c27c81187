import { commentOfHash } from '../postAnchors';
import type { Notification, NotificationKind } from './notificationEntities';

type Told = Pick<Notification, 'kind' | 'subject' | 'actors' | 'count'>;

/** A part of a sentence. Names and titles are words of members. */
export type SentencePart = { kind: 'text' | 'name' | 'title'; text: string };

const text = (words: string): SentencePart => ({ kind: 'text', text: words });

/** “Ines”, “Ines and Ben” or “Ines and 11 others”. */
function who({ actors, count }: Told): SentencePart[] {
  const [first, second] = actors.map(
    ({ fullName }): SentencePart => ({ kind: 'name', text: fullName }),
  );
  if (!first) return [text(count === 1 ? 'Someone' : `${count} people`)];
  if (count === 1) return [first];
  if (count === 2 && second) return [first, text(' and '), second];
  return [first, text(` and ${count - 1} ${count === 2 ? 'other' : 'others'}`)];
}

const isAboutComment = ({ subject }: Told) =>
  commentOfHash(subject.url.slice(subject.url.indexOf('#'))) !== null;

const sentences: Readonly<Record<NotificationKind, (told: Told) => SentencePart[]>> = {
  mention: (told) => [...who(told), text(' mentioned you in a comment on')],
  reply: (told) => [...who(told), text(' answered your comment on')],
  remark: (told) => [...who(told), text(' commented on a paragraph of')],
  comment: (told) => [...who(told), text(' commented on')],
  likes: (told) => [...who(told), text(isAboutComment(told) ? ' liked your comment on' : ' liked')],
  follower: (told) => [...who(told), text(told.count === 1 ? ' follows you' : ' follow you')],
  post: (told) => [...who(told), text(' published')],
  kept: (told) => [...who(told), text(' kept words of')],
  passageChanged: () => [text('A passage that you kept has changed in')],
  report: ({ count, subject }) => [
    text(count === 1 ? 'A report waits for a decision' : `${count} reports wait for a decision`),
    text(subject.title ? ':' : ''),
  ],
  held: (told) =>
    told.actors.length === 0
      ? [text('Someone has decided about your comment on')]
      : [
          text(told.count === 1 ? 'A comment by ' : 'Comments by '),
          ...who(told),
          text(told.count === 1 ? ' waits for approval:' : ' wait for approval:'),
        ],
  scheduled: () => [text('The time has come for your scheduled post')],
};

/** One sentence about what a member is told. The title is that of the post. */
export function notificationSentence(told: Told): SentencePart[] {
  const parts = sentences[told.kind](told);
  return told.subject.title
    ? [...parts, text(' “'), { kind: 'title', text: told.subject.title }, text('”')]
    : parts;
}
