import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
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
  const [isUsed, setIsUsed] = useState(false);

  async function handlePress() {
    const outcome = await dispatch(secureAccount({ token }));
    if (secureAccount.fulfilled.match(outcome)) onSecured(outcome.payload.token);
    if (secureAccount.rejected.match(outcome)) setIsUsed(outcome.payload?.status === 404);
  }

  return (
    <div className="grid justify-items-start gap-5">
      {isUsed ? <NewResetLink /> : null}
      <ActionButton onPress={handlePress}>Sign out all devices</ActionButton>
    </div>
  );
}
