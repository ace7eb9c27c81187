import type { Person } from '@contract/entities';
import { hubPath, paths, profilePath } from '@contract/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { buttonClasses } from '@/ui/Button';
import { LinkAction } from './LinkAction';
import { confirmSubscription } from './subscriberThunks';

/** Leads to the posts that the address gets from now on. Visitors don't see profiles. */
function ConfirmedPosts({ author }: { author: Person | null }) {
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

type Result = { message?: string | undefined; isConfirmed: boolean; author: Person | null };

/** Confirms a subscription. */
export function ConfirmLink({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const [result, setResult] = useState<Result | null>(null);

  async function handlePress() {
    const outcome = await dispatch(confirmSubscription({ token }));
    if (confirmSubscription.fulfilled.match(outcome)) setResult(outcome.payload);
  }

  const label = result === null ? 'Confirm this address' : null;
  return (
    <div className="grid justify-items-start gap-5">
      <LinkAction
        result={result === null ? null : (result.message ?? '')}
        label={label}
        onPress={handlePress}
      />
      {result?.isConfirmed ? <ConfirmedPosts author={result.author} /> : null}
    </div>
  );
}
