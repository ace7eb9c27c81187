import { paths } from '@contract/pages';
import { useLocation } from 'react-router-dom';
import { GoogleButton } from '@/features/auth/GoogleButton';
import { SignInForm } from '@/features/auth/SignInForm';
import { PasskeyButton } from '@/features/passkeys/PasskeyButton';
import { attemptedFrom } from '@/store/session/attempted';
import { FormPanel } from '@/ui/FormPanel';
import { Head } from '@/ui/Head';
import { isReset } from './resetState';
import { useSignedIn } from './useSignedIn';

export function SignInPage() {
  const leave = useSignedIn();
  const { state } = useLocation();
  const leaveForAttempted = () => leave(attemptedFrom(state) ?? paths.home);
  return (
    <FormPanel
      title="Sign In"
      lead={
        isReset(state)
          ? 'Your password is new. Sign in with it.'
          : 'Welcome back. Pick up where you left the page.'
      }
    >
      <Head
        title="Sign In"
        description={(site) => `Sign in to ${site} to write, comment and follow.`}
      />
      <SignInForm onSignedIn={leaveForAttempted} />
      <PasskeyButton onSignedIn={leaveForAttempted} />
      <GoogleButton label="Sign in with Google" onSignedIn={() => void leave(paths.dashboard)} />
    </FormPanel>
  );
}
