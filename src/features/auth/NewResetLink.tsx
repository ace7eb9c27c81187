import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { buttonClasses } from '@/ui/Button';
import { requestReset } from './accountThunks';

/** Offers a new link if the old one doesn't work any more. The form for it is for guests only. */
export function NewResetLink() {
  const dispatch = useAppDispatch();
  const email = useAppSelector(({ auth }) => auth.user?.email);

  return (
    <div className="grid justify-items-start gap-3 border-b pb-6">
      <p>This link has expired, or it was used before.</p>
      {email ? (
        <ActionButton variant="secondary" onPress={() => dispatch(requestReset({ email }))}>
          Send a new link
        </ActionButton>
      ) : (
        <Link to={paths.forgotPassword} className={buttonClasses('secondary')}>
          Get a new link
        </Link>
      )}
    </div>
  );
}
