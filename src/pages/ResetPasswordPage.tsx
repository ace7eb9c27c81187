import { paths } from '@contract/pages';
import { useNavigate, useParams } from 'react-router-dom';
import { AuthPanel } from '@/features/auth/AuthPanel';
import { ResetPasswordForm } from '@/features/auth/ResetPasswordForm';
import { useAppSelector } from '@/store/hooks';
import { Head } from '@/ui/Head';

export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const isLoggedIn = useAppSelector(({ auth }) => auth.isLoggedIn);
  return (
    <AuthPanel title="Reset Password" lead="Choose a new password for your account.">
      <Head
        title="Reset Password"
        description="Choose a new password for your Commonplace account."
        isPrivate
      />
      <ResetPasswordForm
        token={token}
        onReset={() => {
          if (!isLoggedIn) void navigate(paths.signIn);
        }}
      />
    </AuthPanel>
  );
}
