import type { Person } from '@contract/entities';
import { hubPath, paths, profilePath } from '@contract/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { buttonClasses } from '@/ui/Button';
import { LinkAction } from './LinkAction';
import { SubscriberPanel } from './SubscriberPanel';
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

/** What the page says above the button, and after it was pressed. */
function headOf(result: Result | null) {
  if (!result?.isConfirmed)
    return {
      title: 'Confirm your address',
      lead: 'New posts are sent to you by e-mail once you have confirmed that this address is yours.',
    };
  const { author } = result;
  return {
    title: author ? `You get new posts of ${author.fullName}` : 'You get new posts',
    lead: 'Each one is sent to you when it is published.',
  };
}

/** Confirms a subscription. */
export function ConfirmLink({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const [result, setResult] = useState<Result | null>(null);

  async function handlePress() {
    const outcome = await dispatch(confirmSubscription({ token }));
    if (confirmSubscription.fulfilled.match(outcome)) setResult(outcome.payload);
  }

  return (
    <SubscriberPanel {...headOf(result)} isPrivate>
      <div className="grid justify-items-start gap-5">
        <LinkAction
          result={result === null ? null : (result.message ?? '')}
          label={result === null ? 'Confirm this address' : null}
          onPress={handlePress}
        />
        {result?.isConfirmed ? <ConfirmedPosts author={result.author} /> : null}
      </div>
    </SubscriberPanel>
  );
}
