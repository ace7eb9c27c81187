import { paths } from '@contract/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button, buttonClasses } from '@/ui/Button';
import { requestReset } from './accountThunks';

/** Offers a new link if the old one doesn't work any more. The form for it is for guests only. */
export function NewResetLink() {
  const dispatch = useAppDispatch();
  const email = useAppSelector(({ auth }) => auth.user?.email);
  const [isBusy, setIsBusy] = useState(false);

  async function handleSend(address: string) {
    setIsBusy(true);
    await dispatch(requestReset({ email: address }));
    setIsBusy(false);
  }

  return (
    <div className="grid justify-items-start gap-3 border-b pb-6">
      <p>This link has expired, or it was used before.</p>
      {email ? (
        <Button variant="secondary" busy={isBusy} onClick={() => void handleSend(email)}>
          Send a new link
        </Button>
      ) : (
        <Link to={paths.forgotPassword} className={buttonClasses('secondary')}>
          Get a new link
        </Link>
      )}
    </div>
  );
}
