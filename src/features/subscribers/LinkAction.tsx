import type { Person } from '@contract/entities';
import { hubPath, paths, profilePath } from '@contract/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { Button, buttonClasses } from '@/ui/Button';
import { confirmSubscription, stopLetters } from './subscriberThunks';

const actions = {
  confirm: { thunk: confirmSubscription, label: 'Confirm this address' },
  stop: { thunk: stopLetters, label: 'Stop these letters' },
} as const;

type Result = { message?: string | undefined; isConfirmed: boolean; author: Person | null };

/** Leads to the posts that the address gets from now on. Visitors don't see profiles. */
function Confirmed({ author }: Pick<Result, 'author'>) {
  const isMember = useViewer() !== null;
  if (!author)
    return (
      <Link to={paths.posts} className={buttonClasses('secondary')}>
        Read the newest posts
      </Link>
    );
  const { fullName, username } = author;
  return (
    <Link
      to={isMember ? profilePath(username) : hubPath({ q: fullName })}
      className={buttonClasses('secondary')}
    >
      <span>
        Posts by <bdi>{fullName}</bdi>
      </span>
    </Link>
  );
}

type LinkActionProps = { action: keyof typeof actions; token: string };

/** A button, so that a mail program that opens links changes nothing. */
export function LinkAction({ action, token }: LinkActionProps) {
  const { thunk, label } = actions[action];
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  async function handlePress() {
    setIsBusy(true);
    const outcome = await dispatch(thunk({ token }));
    setIsBusy(false);
    if (thunk.fulfilled.match(outcome)) setResult(outcome.payload);
  }

  return (
    <div className="grid justify-items-start gap-5">
      <p role="status" className="font-serif text-xl">
        {result?.message}
      </p>
      {result === null ? (
        <Button busy={isBusy} onClick={() => void handlePress()}>
          {label}
        </Button>
      ) : null}
      {result?.isConfirmed ? <Confirmed author={result.author} /> : null}
    </div>
  );
}
