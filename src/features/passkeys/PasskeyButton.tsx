import { passkeyTexts } from '@contract/texts/passkeyTexts';
import { useState } from 'react';
import { useHasPasskeys } from '@/lib/hooks/useHasPasskeys';
import { useAppDispatch } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { FormError } from '@/ui/FormError';
import { signInWithPasskey } from './passkeySignIn';

/** Another way to sign in; nothing in a browser that doesn't know passkeys. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => Promise<void> | void }) {
  const dispatch = useAppDispatch();
  const hasPasskeys = useHasPasskeys();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!hasPasskeys) return null;

  async function signIn() {
    setRefusal(null);
    const outcome = await dispatch(signInWithPasskey());
    if (signInWithPasskey.fulfilled.match(outcome)) await onSignedIn();
    else setRefusal(outcome.payload?.message ?? passkeyTexts.signInFailed);
  }

  return (
    <div className="grid gap-5">
      <ActionButton variant="secondary" onPress={signIn}>
        Sign in with a passkey
      </ActionButton>
      <FormError message={refusal} />
    </div>
  );
}
