import { paths } from '@contract/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/store/hooks';
import { attemptedState } from '@/store/session/signInState';
import { Button, buttonClasses } from '@/ui/Button';

/** Its alert sends a new link, too. */
const dashboard = { pathname: paths.dashboard, search: '', hash: '' };

/** Offers a new link after the old one was refused. */
export function NewVerificationLink({ onSend }: { onSend: () => Promise<unknown> }) {
  const user = useAppSelector(({ auth }) => auth.user);
  const [isBusy, setIsBusy] = useState(false);

  async function handleSend() {
    setIsBusy(true);
    await onSend();
    setIsBusy(false);
  }

  if (!user) {
    return (
      <>
        <p>If you have opened this link before, your address may already be verified.</p>
        <Link
          to={paths.signIn}
          state={attemptedState(dashboard)}
          className={buttonClasses('secondary')}
        >
          Sign in to get a new link
        </Link>
      </>
    );
  }
  if (user.isVerified && user.pendingEmail === null) {
    return (
      <Link to={paths.dashboard} className={buttonClasses('secondary')}>
        Go to your dashboard
      </Link>
    );
  }
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void handleSend()}>
      Send a new link
    </Button>
  );
}
