import type { Letter } from '@contract/emails/emailEntities';
import { letterNames } from '@contract/texts/letterTexts';
import { useId } from 'react';
import { dateAndTime } from '@/lib/dates';
import { useNextEntry } from '@/lib/hooks/useNextEntry';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { removeLetter, retryLetter } from './letterThunks';

const failedMark = (
  <span className="rounded-full bg-bad-soft px-2 text-sm font-medium text-bad">Failed</span>
);

const triesOf = (attempts: number) => (attempts === 1 ? '1 try' : `${attempts} tries`);

type LetterItemProps = { letter: Letter; onRemoved: () => void; onRetried: () => void };

/** What is done about a failed letter. */
function Decide({
  letter: { _id: id },
  about,
  onRemoved,
  onRetried,
}: LetterItemProps & { about: string }) {
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();

  async function retry() {
    const outcome = await dispatch(retryLetter({ id }));
    if (retryLetter.fulfilled.match(outcome)) onRetried();
  }

  async function remove() {
    const outcome = await dispatch(removeLetter({ id }));
    if (removeLetter.fulfilled.match(outcome)) onRemoved();
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        disabled={isBusy}
        aria-describedby={about}
        onClick={() => void run(retry)}
      >
        Try again
      </Button>
      <Button
        variant="quiet"
        disabled={isBusy}
        aria-describedby={about}
        onClick={() => void run(remove)}
      >
        Delete
      </Button>
    </div>
  );
}

function LetterItem(props: LetterItemProps) {
  const { kind, email, createdAt, attempts, nextAttemptAt, failure, state } = props.letter;
  const about = useId();
  const hasFailed = state === 'failed';
  return (
    <li data-item tabIndex={-1} className="grid gap-1 border-b py-4">
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-serif text-lg leading-snug">{letterNames[kind]}</span>
        {hasFailed ? failedMark : null}
      </span>
      <bdi id={about} className="wrap-anywhere text-sm">
        {email}
      </bdi>
      {failure ? <p className="wrap-anywhere text-sm text-bad">{failure}</p> : null}
      <p className="text-sm text-quiet">
        {`Written ${dateAndTime(createdAt)} · ${triesOf(attempts)} · `}
        {nextAttemptAt ? `next try ${dateAndTime(nextAttemptAt)}` : 'not tried again'}
      </p>
      {hasFailed ? <Decide {...props} about={about} /> : null}
    </li>
  );
}

type LetterListProps = { letters: readonly Letter[]; onChanged: () => void };

/** Letters that wait or could not be sent. */
export function LetterList({ letters, onChanged }: LetterListProps) {
  const { list, leaveEntry } = useNextEntry<HTMLUListElement>(letters.map(({ _id }) => _id));
  return (
    <ul ref={list} aria-label="Letters">
      {letters.map((letter) => (
        <LetterItem
          key={letter._id}
          letter={letter}
          onRetried={onChanged}
          onRemoved={() => {
            leaveEntry(letter._id);
            onChanged();
          }}
        />
      ))}
    </ul>
  );
}
