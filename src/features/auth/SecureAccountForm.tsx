import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { secureAccount } from './accountThunks';
import { NewResetLink } from './NewResetLink';

type SecureAccountFormProps = {
  token: string;
  /** Called with the token that sets a new password. */
  onSecured: (resetToken: string) => void;
};

/** A button, so that a mail program that opens links doesn't use the token. */
export function SecureAccountForm({ token, onSecured }: SecureAccountFormProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [isUsed, setIsUsed] = useState(false);

  async function handlePress() {
    setIsBusy(true);
    const outcome = await dispatch(secureAccount({ token }));
    setIsBusy(false);
    if (secureAccount.fulfilled.match(outcome)) onSecured(outcome.payload.token);
    if (secureAccount.rejected.match(outcome)) setIsUsed(outcome.payload?.status === 404);
  }

  return (
    <div className="grid justify-items-start gap-5">
      {isUsed ? <NewResetLink /> : null}
      <Button busy={isBusy} onClick={() => void handlePress()}>
        Sign out all devices
      </Button>
    </div>
  );
}
