import { GoogleOAuthProvider, useGoogleLogin } from '@react-oauth/google';
import { useRef } from 'react';
import { notify } from '@/lib/notify';
import { useAppDispatch } from '@/lib/redux';
import { accountTexts } from '@/lib/texts/accountTexts';
import { Button } from '@/ui/Button';
import { signInWithGoogle } from './sessionThunks';

const clientId =
  import.meta.env.VITE_GOOGLE_CLIENT_ID || (import.meta.env.VITE_MOCKS ? 'mock' : '');

type GoogleButtonProps = { label: string; onSignedIn: () => void };

function sayFailure() {
  notify.error(accountTexts.providerFailed);
}

function ProviderButton({ label, onSignedIn }: GoogleButtonProps) {
  const dispatch = useAppDispatch();
  const sent = useRef(new Set<string>());

  async function exchange(code: string | undefined) {
    if (!code) return sayFailure();
    // An authorization code works once; a second delivery of the same one is dropped.
    if (sent.current.has(code)) return;
    sent.current.add(code);
    const outcome = await dispatch(signInWithGoogle({ code }));
    if (signInWithGoogle.fulfilled.match(outcome)) onSignedIn();
  }

  const openProvider = useGoogleLogin({
    flow: 'auth-code',
    onSuccess: ({ code }) => void exchange(code),
    onError: sayFailure,
    onNonOAuthError: sayFailure,
  });

  return (
    <Button look="secondary" onClick={() => (clientId ? openProvider() : sayFailure())}>
      {label}
    </Button>
  );
}

export function GoogleButton(props: GoogleButtonProps) {
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4 text-sm text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </div>
      <GoogleOAuthProvider clientId={clientId}>
        <ProviderButton {...props} />
      </GoogleOAuthProvider>
    </div>
  );
}
