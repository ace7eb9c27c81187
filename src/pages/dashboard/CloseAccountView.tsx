import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { Link, useNavigate } from 'react-router-dom';
import { CloseAccountForm } from '@/features/auth/CloseAccountForm';
import { ClosingBook, TakeAlong } from '@/features/book/closing/ClosingBook';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { useAppSelector } from '@/store/hooks';
import { selectViewer } from '@/store/viewer';
import { buttonClasses } from '@/ui/Button';

function Warning({ viewerId }: { viewerId: string }) {
  return (
    <div className="grid max-w-column gap-4">
      <p className="font-serif text-xl">
        Closing your account deletes it at once. This can't be undone.
      </p>
      <p>We also delete:</p>
      <ul className="ms-5 grid list-disc gap-1">
        <li>your profile, with its avatar and its cover;</li>
        <li>every post you wrote, published or not, with its pictures, likes and comments;</li>
        <li>your comments and likes on the posts of others;</li>
        <li>
          <ClosingBook viewerId={viewerId} />
        </li>
        <li>the list of authors you follow, and your followers.</li>
      </ul>
      <TakeAlong viewerId={viewerId} />
      <p>
        The{' '}
        <Link to={paths.privacyPolicy} className="text-link">
          privacy policy
        </Link>{' '}
        says what we keep, and for how long. If you leave because of a problem, please{' '}
        <Link to={paths.contact} className="text-link">
          contact us
        </Link>{' '}
        first. We may be able to solve it.
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
      <Warning viewerId={viewer.id} />
      {can(viewer, 'delete account', viewer) ? (
        <CloseAccountForm
          // A sign-in with Google can open another account, whose owner has not agreed to close it.
          key={viewer.id}
          id={viewer.id}
          onClosed={() => void navigate(paths.home, { replace: true })}
        />
      ) : (
        <>
          <p className="text-bad">An administrator's account can't be closed here.</p>
          <div>
            <Link to={paths.ownProfile} className={buttonClasses('secondary')}>
              Back to Profile
            </Link>
          </div>
        </>
      )}
    </ViewFrame>
  );
}
