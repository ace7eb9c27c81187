import { can } from '@contract/permissions';
import { Link, useNavigate } from 'react-router-dom';
import { CloseAccountForm } from '@/features/auth/CloseAccountForm';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { useAppSelector } from '@/store/hooks';
import { selectViewer } from '@/store/viewer';

function Warning() {
  return (
    <div className="grid max-w-column gap-4">
      <p className="font-serif text-xl">
        Closing your account removes it at once, and nobody can bring it back.
      </p>
      <p>With the account goes everything that hangs on it:</p>
      <ul className="ms-5 grid list-disc gap-1">
        <li>your profile, with its avatar and its cover;</li>
        <li>every post you wrote, published or not, with its pictures, likes and comments;</li>
        <li>every comment you left and every like you gave on posts of others;</li>
        <li>whom you follow, and that others follow you.</li>
      </ul>
      <p>
        What we keep, and for how long, stands in the{' '}
        <Link to="/privacy-policy" className="text-link">
          privacy policy
        </Link>
        . If something here made you want to leave, please{' '}
        <Link to="/contact" className="text-link">
          contact us
        </Link>{' '}
        first: perhaps it can be mended.
      </p>
    </div>
  );
}

export function CloseAccountView() {
  const navigate = useNavigate();
  const viewer = useAppSelector(selectViewer);
  if (!viewer) return null;
  return (
    <ViewFrame title="Close Account" description="Delete your account and everything in it.">
      <Warning />
      {can(viewer, 'delete account', viewer) ? (
        <CloseAccountForm id={viewer.id} onClosed={() => void navigate('/', { replace: true })} />
      ) : (
        <p className="text-bad">An administrator's account can't be closed here.</p>
      )}
    </ViewFrame>
  );
}
