import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { TakeAlong } from '@/features/book/closing/ClosingBook';
import { EmailAddress } from '@/features/dashboard/PendingEmail';
import { SignedInDevices } from '@/features/dashboard/SignedInDevices';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { YourData } from '@/features/dashboard/YourData';
import { Passkeys } from '@/features/passkeys/Passkeys';
import { RoleNotice } from '@/features/passkeys/RoleNotice';
import { useAppSelector } from '@/store/hooks';
import { buttonClasses } from '@/ui/Button';

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
