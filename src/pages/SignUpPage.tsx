import { paths } from '@contract/pages';
import { GoogleButton } from '@/features/auth/GoogleButton';
import { SignUpForm } from '@/features/auth/SignUpForm';
import { FormPanel } from '@/ui/FormPanel';
import { Head } from '@/ui/Head';
import { useSignedIn } from './useSignedIn';

export function SignUpPage() {
  const leave = useSignedIn();
  return (
    <FormPanel title="Sign Up" lead="A name, a face and a place to write. It takes a minute.">
      <Head
        title="Sign Up"
        description="Create your Commonplace account to write, comment and follow authors."
      />
      <SignUpForm onSignedUp={() => leave(paths.dashboard)} />
      <GoogleButton label="Sign up with Google" onSignedIn={() => void leave(paths.dashboard)} />
    </FormPanel>
  );
}
