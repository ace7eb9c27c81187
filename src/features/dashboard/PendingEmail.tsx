import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { focusHeading } from '@/lib/browser/focusHeading';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { cancelEmailChange, sendVerification } from './dashboardThunks';

/** A new e-mail address that is not confirmed yet. */
export function PendingEmail({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();

  async function cancel() {
    const outcome = await dispatch(cancelEmailChange());
    // The button is gone.
    if (cancelEmailChange.fulfilled.match(outcome)) focusHeading();
  }

  return (
    <section
      aria-label="New e-mail address"
      className="grid max-w-xl gap-3 rounded-card bg-accent-soft px-4 py-3"
    >
      <p className="break-words">
        <strong dir="auto">{email}</strong> is waiting to be confirmed. Open the link in the letter
        that we sent there. Until then your present address stays.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => void run(() => dispatch(sendVerification()))}
        >
          Send the link again
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={() => void run(cancel)}>
          Cancel the change
        </Button>
      </div>
    </section>
  );
}

type EmailAddressProps = { email: string; pendingEmail: string | null };

/** The address of the account, with the new one that is not confirmed yet. */
export function EmailAddress({ email, pendingEmail }: EmailAddressProps) {
  return (
    <section aria-labelledby="email-address" className="grid max-w-xl gap-3">
      <h2 id="email-address" className="text-2xl">
        E-mail address
      </h2>
      <p className="break-words">
        <strong dir="auto">{email}</strong>
      </p>
      {pendingEmail === null ? null : <PendingEmail email={pendingEmail} />}
      <p>
        <Link to={paths.editProfile} className="text-link inline-flex min-h-11 items-center">
          Change it in Edit Profile
        </Link>
      </p>
    </section>
  );
}
