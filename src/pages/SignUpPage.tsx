import { paths } from '@contract/pages';
import { AuthPanel } from '@/features/auth/AuthPanel';
import { GoogleButton } from '@/features/auth/GoogleButton';
import { SignUpForm } from '@/features/auth/SignUpForm';
import { Head } from '@/ui/Head';
import { useSignedIn } from './useSignedIn';

export function SignUpPage() {
  const leave = useSignedIn();
  return (
    <AuthPanel title="Sign Up" lead="A name, a face and a place to write. It takes a minute.">
      <Head
        title="Sign Up"
        description="Create your Commonplace account to write, comment and follow authors."
      />
      <SignUpForm onSignedUp={() => leave(paths.dashboard)} />
      <GoogleButton label="Sign up with Google" onSignedIn={() => void leave(paths.dashboard)} />
    </AuthPanel>
  );
}
