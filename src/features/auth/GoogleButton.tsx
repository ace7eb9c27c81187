import { accountTexts } from '@contract/texts/accountTexts';
import { GoogleOAuthProvider, useGoogleLogin } from '@react-oauth/google';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, formMessageOf } from '@/lib/apiError';
import { notify } from '@/lib/notify';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { GooglePasswordDialog } from './GooglePasswordDialog';
import { signInWithGoogle, startGoogleSignIn } from './sessionThunks';

const readClientId = () =>
  import.meta.env.VITE_GOOGLE_CLIENT_ID || (import.meta.env.VITE_MOCKS ? 'mock' : '');

/** Until Google's script has loaded, the library's login function silently does nothing. */
type ScriptStatus = 'loading' | 'loaded' | 'failed';

type GoogleButtonProps = {
  label: string;
  /** The token of an invitation, for a new account. */
  invite?: string;
  onSignedIn: () => void;
};

/** The message of a refusal that asks for the password of an existing account. */
function passwordReasonOf(refusal: ApiError | undefined) {
  return refusal?.field === 'password' ? refusal.message : null;
}

function showFailure() {
  notify.error(accountTexts.providerFailed);
}

/** The state for the next sign-in: null while it loads, undefined if that failed. */
function useGoogleState() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<string | null | undefined>(null);
  // A stable function, because the effect depends on it.
  const requestState = useCallback(async () => {
    const outcome = await dispatch(startGoogleSignIn());
    return startGoogleSignIn.fulfilled.match(outcome) ? outcome.payload : undefined;
  }, [dispatch]);
  useEffect(() => void requestState().then(setState), [requestState]);
  async function reloadState() {
    setState(null);
    setState(await requestState());
  }
  return { state, reloadState };
}

function ProviderButton({
  label,
  invite,
  script,
  onSignedIn,
}: GoogleButtonProps & { script: ScriptStatus }) {
  const dispatch = useAppDispatch();
  const { state, reloadState } = useGoogleState();
  const sentCodes = useRef(new Set<string>());
  /** Why the account's password is needed; null if it isn't. */
  const [passwordReason, setPasswordReason] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function signIn({ code, state: returned = '' }: { code?: string; state?: string }) {
    if (!code) return showFailure();
    // An authorization code is valid only once, and the library can deliver it twice.
    if (sentCodes.current.has(code)) return;
    sentCodes.current.add(code);
    setRefusal(null);
    const outcome = await dispatch(
      signInWithGoogle({ code, state: returned, ...(invite ? { invite } : {}) }),
    );
    if (signInWithGoogle.fulfilled.match(outcome)) onSignedIn();
    else if (signInWithGoogle.rejected.match(outcome)) {
      setPasswordReason(passwordReasonOf(outcome.payload));
      setRefusal(outcome.payload ? formMessageOf(outcome.payload) : null);
      // A state is valid once.
      await reloadState();
    }
  }

  const openProvider = useGoogleLogin({
    flow: 'auth-code',
    ...(state ? { state } : {}),
    onSuccess: (answer) => void signIn(answer),
    onError: showFailure,
    onNonOAuthError: showFailure,
  });

  function handleClick() {
    if (script === 'loaded' && state) return openProvider();
    showFailure();
    if (!state) void reloadState();
  }

  return (
    <>
      <Button
        variant="secondary"
        busy={script === 'loading' || state === null}
        onClick={handleClick}
      >
        {label}
      </Button>
      <FormError message={refusal} />
      <GooglePasswordDialog
        reason={passwordReason}
        onClose={() => setPasswordReason(null)}
        onSignedIn={onSignedIn}
      />
    </>
  );
}

function ConfiguredButton(props: GoogleButtonProps & { clientId: string }) {
  const { clientId, ...button } = props;
  const [script, setScript] = useState<ScriptStatus>('loading');
  return (
    <GoogleOAuthProvider
      clientId={clientId}
      onScriptLoadSuccess={() => setScript('loaded')}
      onScriptLoadError={() => setScript('failed')}
    >
      <ProviderButton {...button} script={script} />
    </GoogleOAuthProvider>
  );
}

/** For a place that has other ways on: nothing where Google isn't configured. */
export function OptionalGoogleButton(props: GoogleButtonProps) {
  const clientId = readClientId();
  return clientId ? <ConfiguredButton {...props} clientId={clientId} /> : null;
}

/** Below a form, as another way in; nothing where Google isn't configured. */
export function GoogleButton(props: GoogleButtonProps) {
  const clientId = readClientId();
  if (!clientId) return null;
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4 text-sm text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </div>
      <ConfiguredButton {...props} clientId={clientId} />
    </div>
  );
}
