import { accountTexts } from '@contract/texts/accountTexts';
import { GoogleOAuthProvider, useGoogleLogin } from '@react-oauth/google';
import { useRef, useState } from 'react';
import { notify } from '@/lib/notify';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { signInWithGoogle } from './sessionThunks';

const readClientId = () =>
  import.meta.env.VITE_GOOGLE_CLIENT_ID || (import.meta.env.VITE_MOCKS ? 'mock' : '');

/** The provider's script, without which the library's own opening does nothing and says nothing. */
type Script = 'loading' | 'there' | 'missing';

type GoogleButtonProps = { label: string; onSignedIn: () => void };

function sayFailure() {
  notify.error(accountTexts.providerFailed);
}

function ProviderButton({ label, script, onSignedIn }: GoogleButtonProps & { script: Script }) {
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
    <Button
      variant="secondary"
      busy={script === 'loading'}
      onClick={() => (script === 'there' ? openProvider() : sayFailure())}
    >
      {label}
    </Button>
  );
}

function Provider(props: GoogleButtonProps & { clientId: string }) {
  const { clientId, ...button } = props;
  const [script, setScript] = useState<Script>('loading');
  return (
    <GoogleOAuthProvider
      clientId={clientId}
      onScriptLoadSuccess={() => setScript('there')}
      onScriptLoadError={() => setScript('missing')}
    >
      <ProviderButton {...button} script={script} />
    </GoogleOAuthProvider>
  );
}

/** A site that has no client of the provider asks nothing of it, and says that it doesn't work. */
export function GoogleButton(props: GoogleButtonProps) {
  const clientId = readClientId();
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4 text-sm text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </div>
      {clientId ? (
        <Provider {...props} clientId={clientId} />
      ) : (
        <Button variant="secondary" onClick={sayFailure}>
          {props.label}
        </Button>
      )}
    </div>
  );
}
