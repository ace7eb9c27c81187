import { useNavigate } from 'react-router-dom';
import { AuthPanel } from '@/features/auth/AuthPanel';
import { GoogleButton } from '@/features/auth/GoogleButton';
import { SignUpForm } from '@/features/auth/SignUpForm';
import { Head } from '@/ui/Head';

export function SignUpPage() {
  const navigate = useNavigate();
  const openDashboard = () => void navigate('/dashboard', { replace: true });
  return (
    <AuthPanel title="Sign Up" lead="A name, a face and a place to write. It takes a minute.">
      <Head
        title="Sign Up"
        description="Create your Commonplace account to write, comment and follow authors."
      />
      <SignUpForm onSignedUp={openDashboard} />
      <GoogleButton label="Sign up with Google" onSignedIn={openDashboard} />
    </AuthPanel>
  );
}
