import { paths } from '@contract/pages';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { sendVerification } from '@/features/dashboard/dashboardThunks';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { attemptedState } from '@/store/session/signInState';
import { verificationPlace } from '@/store/session/verificationPlace';
import { ActionButton } from '@/ui/ActionButton';
import { buttonClasses } from '@/ui/Button';
import type { VerifyRequest } from '@/ui/Toasts';
import { ActionPanel } from './ActionPanel';

/** Tells a member at the control they pressed that the action needs a verified address, and how they verify it. */
export function VerifyPanel({ container, onClose }: VerifyRequest) {
  const location = useLocation();
  const [openedAt] = useState(location);
  const [wasPressed] = useState(() => document.activeElement !== document.body);
  const dispatch = useAppDispatch();
  const viewer = useViewer();

  useEffect(() => {
    const title = document.querySelector('main h1')?.textContent ?? openedAt.pathname;
    verificationPlace.remember({ ...attemptedState(openedAt), title });
  }, [openedAt]);

  async function handleSend() {
    await dispatch(sendVerification());
  }

  if (location.pathname !== openedAt.pathname || !viewer || viewer.isVerified || !wasPressed)
    return null;
  return (
    <ActionPanel title="Verify your address first" container={container} onClose={onClose}>
      <p className="text-quiet">
        Open the link in the e-mail to{' '}
        <bdi className="wrap-anywhere text-ink">{viewer.pendingEmail ?? viewer.email}</bdi>. It
        leads you back here.
      </p>
      <div className="flex flex-wrap gap-2">
        <ActionButton onPress={handleSend}>Send again</ActionButton>
        <Link to={paths.editProfile} className={buttonClasses('secondary')} onClick={onClose}>
          Change address
        </Link>
      </div>
    </ActionPanel>
  );
}
