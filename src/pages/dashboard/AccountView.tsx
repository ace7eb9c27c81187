import { paths } from '@contract/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TakeAlong } from '@/features/book/closing/ClosingBook';
import { exportAccount } from '@/features/dashboard/exportAccount';
import { PendingEmail } from '@/features/dashboard/PendingEmail';
import { SignedInDevices } from '@/features/dashboard/SignedInDevices';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { Passkeys } from '@/features/passkeys/Passkeys';
import { RoleNotice } from '@/features/passkeys/RoleNotice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button, buttonClasses } from '@/ui/Button';

type EmailProps = { email: string; pendingEmail: string | null };

function EmailAddress({ email, pendingEmail }: EmailProps) {
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

function Password() {
  return (
    <section aria-labelledby="password" className="grid max-w-xl gap-3">
      <h2 id="password" className="text-2xl">
        Password
      </h2>
      <p className="text-quiet">A new password signs out all other devices.</p>
      <div>
        <Link to={paths.changePassword} className={buttonClasses('secondary')}>
          Change Password
        </Link>
      </div>
    </section>
  );
}

/** Everything that the member has written, as a file. */
function YourData() {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);

  async function handleDownload() {
    setIsBusy(true);
    await dispatch(exportAccount());
    setIsBusy(false);
  }

  return (
    <section aria-labelledby="your-data" className="grid max-w-xl gap-3">
      <h2 id="your-data" className="text-2xl">
        Your data
      </h2>
      <p className="text-quiet">
        A .zip with your posts as Markdown and their pictures, your comments, your book and your
        profile. You can also{' '}
        <Link to={paths.move} className="text-link">
          move your posts here from another site
        </Link>
        .
      </p>
      <div>
        <Button variant="secondary" busy={isBusy} onClick={() => void handleDownload()}>
          Download everything
        </Button>
      </div>
    </section>
  );
}

function Leaving({ viewerId }: { viewerId: string }) {
  return (
    <section aria-labelledby="leaving" className="grid max-w-xl gap-3">
      <h2 id="leaving" className="text-2xl">
        Leaving
      </h2>
      <TakeAlong viewerId={viewerId} />
      <p>Closing your account deletes it at once, with everything in it.</p>
      <div>
        <Link to={paths.closeAccount} className={buttonClasses('danger')}>
          Close Account
        </Link>
      </div>
    </section>
  );
}

/** How the member signs in, where they are signed in, and how they leave. */
export function AccountView() {
  const user = useAppSelector(({ auth }) => auth.user);
  if (!user) return null;
  return (
    <ViewFrame
      title="Account"
      description="Your e-mail address, password, passkeys and signed-in devices."
    >
      <RoleNotice />
      <EmailAddress email={user.email} pendingEmail={user.pendingEmail} />
      <Password />
      <Passkeys />
      <SignedInDevices />
      <YourData />
      <Leaving viewerId={user.id} />
    </ViewFrame>
  );
}
