import type { User } from '@contract/entities';
import { paths } from '@contract/pages';
import { closedStepsKey } from '@contract/storageKeys';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { focusHeading } from '@/lib/browser/focusHeading';
import { storage } from '@/lib/browser/storage';
import { IconButton } from '@/ui/IconButton';
import type { OwnProfile } from './dashboardQueries';
import { Step } from './Step';

const peopleToFollow = 3;

type Steps = {
  isVerified: boolean;
  totalPosts: number;
  following: number;
  /** Missing if the API doesn't tell it. */
  hasKeptWords?: boolean | undefined;
};

/** Whether a member has all steps behind them. */
const hasDoneFirstSteps = ({ isVerified, totalPosts, following, hasKeptWords = true }: Steps) =>
  isVerified && totalPosts > 0 && following >= peopleToFollow && hasKeptWords;

type FirstStepsProps = Steps & { viewerId: string; email: string };

/** What a new member can do first, with marks at what is done. Once closed, they stay closed on the device. */
function FirstSteps(props: FirstStepsProps) {
  const { viewerId, isVerified, totalPosts, following, hasKeptWords = false, email } = props;
  const key = closedStepsKey(viewerId);
  const [isClosed, setIsClosed] = useState(() => storage.read(key) !== null);
  const whenVerified = 'Possible when your e-mail is verified.';

  function handleClose() {
    storage.write(key, 'true');
    focusHeading();
    setIsClosed(true);
  }

  if (isClosed) return null;
  return (
    <section aria-labelledby="first-steps" className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <h2 id="first-steps" className="text-xl">
          Your first steps
        </h2>
        <IconButton icon="close" label="Close the first steps" onClick={handleClose} />
      </div>
      <ol className="divide-y border-y">
        <Step name="Verify your e-mail" isDone={isVerified}>
          Open the link in the e-mail to <bdi className="text-ink">{email}</bdi>, or{' '}
          <Link to={paths.editProfile} className="text-link">
            change the address
          </Link>
          .
        </Step>
        <Step name="Keep a sentence" isDone={hasKeptWords} to={paths.posts}>
          Select words in a post you like and press Keep. They are in{' '}
          <Link to={paths.book} className="text-link">
            your book
          </Link>{' '}
          then, with the post they come from.
        </Step>
        <Step
          name="Write your first post"
          isDone={totalPosts > 0}
          to={isVerified ? paths.create : undefined}
        >
          {isVerified ? 'You can save it as a draft and publish it later.' : whenVerified}
        </Step>
        <Step name="Follow three people" isDone={following >= peopleToFollow} to={paths.posts}>
          {isVerified
            ? `Read a post you like and follow its author: ${following} of ${peopleToFollow} so far.`
            : whenVerified}
        </Step>
      </ol>
    </section>
  );
}

type NewMemberStepsProps = { profile: OwnProfile; user: User };

/** Nothing for members whom somebody likes or follows. Administrators of a new site find what a host does first. */
export function NewMemberSteps({ profile, user }: NewMemberStepsProps) {
  const { id: viewerId, isVerified, email, role } = user;
  const steps = { ...profile, isVerified };
  if (profile.likes + profile.followers > 0 || hasDoneFirstSteps(steps)) return null;
  if (role !== 'admin') return <FirstSteps {...steps} viewerId={viewerId} email={email} />;
  return (
    <p className="border-s-2 border-accent ps-3">
      Is your site new?{' '}
      <Link to={paths.site} className="text-link">
        See its first steps
      </Link>
    </p>
  );
}
