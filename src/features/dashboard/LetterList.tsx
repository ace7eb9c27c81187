import type { Letter } from '@contract/emails/emailEntities';
import { letterNames } from '@contract/texts/letterTexts';
import { dateAndTime } from '@/lib/dates';

const failedMark = (
  <span className="rounded-full bg-bad-soft px-2 text-sm font-medium text-bad">Failed</span>
);

const triesOf = (attempts: number) => (attempts === 1 ? '1 try' : `${attempts} tries`);

function LetterItem({ letter }: { letter: Letter }) {
  const { kind, email, createdAt, attempts, nextAttemptAt, failure } = letter;
  return (
    <li className="grid gap-1 border-b py-4">
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-serif text-lg leading-snug">{letterNames[kind]}</span>
        {letter.state === 'failed' ? failedMark : null}
      </span>
      <bdi className="wrap-anywhere text-sm">{email}</bdi>
      {failure ? <p className="wrap-anywhere text-sm text-bad">{failure}</p> : null}
      <p className="text-sm text-quiet">
        {`Written ${dateAndTime(createdAt)} · ${triesOf(attempts)} · `}
        {nextAttemptAt ? `next try ${dateAndTime(nextAttemptAt)}` : 'not tried again'}
      </p>
    </li>
  );
}

/** Letters that wait or could not be sent. */
export function LetterList({ letters }: { letters: readonly Letter[] }) {
  return (
    <ul aria-label="Letters">
      {letters.map((letter) => (
        <LetterItem key={letter._id} letter={letter} />
      ))}
    </ul>
  );
}
