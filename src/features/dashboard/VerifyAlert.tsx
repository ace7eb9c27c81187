import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { sendVerification } from './dashboardThunks';

export function VerifyAlert() {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);

  async function handleVerify() {
    setIsBusy(true);
    await dispatch(sendVerification());
    setIsBusy(false);
  }

  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-accent-soft px-4 py-3"
    >
      <Icon name="warning" />
      <p className="min-w-[min(12rem,100%)] flex-1">
        Your e-mail address is not verified yet. Until it is, you can't create posts or follow
        authors.
      </p>
      <Button busy={isBusy} onClick={() => void handleVerify()}>
        Click to verify
      </Button>
    </div>
  );
}
