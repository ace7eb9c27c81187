import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/store/hooks';
import { attemptedState } from '@/store/session/signInState';
import { ActionButton } from '@/ui/ActionButton';
import { buttonClasses } from '@/ui/Button';

/** Its alert sends a new link, too. */
const dashboard = { pathname: paths.dashboard, search: '', hash: '' };

/** Offers a new link after the old one was refused. */
export function NewVerificationLink({ onSend }: { onSend: () => Promise<unknown> }) {
  const user = useAppSelector(({ auth }) => auth.user);

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
    <ActionButton variant="secondary" onPress={onSend}>
      Send a new link
    </ActionButton>
  );
}
