import { paths } from '@contract/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { restoreEmail } from './accountThunks';

/** A button, so that a mail program that opens links doesn't use the token. */
export function RestoreEmailForm({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(({ auth }) => auth.isLoggedIn);
  const [result, setResult] = useState<string | null>(null);

  async function handleRestore() {
    const outcome = await dispatch(restoreEmail({ token }));
    if (restoreEmail.fulfilled.match(outcome)) setResult(outcome.payload.message);
  }

  return (
    <div className="grid justify-items-start gap-5">
      <p role="status" className="font-serif text-xl">
        {result}
      </p>
      {result === null ? (
        <ActionButton onPress={handleRestore}>Keep this address</ActionButton>
      ) : (
        <Link
          to={isLoggedIn ? paths.changePassword : paths.forgotPassword}
          className="text-link inline-flex min-h-11 items-center"
        >
          Choose a new password
        </Link>
      )}
    </div>
  );
}
