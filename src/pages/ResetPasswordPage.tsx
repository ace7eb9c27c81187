import { paths } from '@contract/pages';
import { useNavigate, useParams } from 'react-router-dom';
import { ResetPasswordForm } from '@/features/auth/ResetPasswordForm';
import { useAppSelector } from '@/store/hooks';
import { FormPanel } from '@/ui/FormPanel';
import { Head } from '@/ui/Head';
import { resetState } from './resetState';

export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const isLoggedIn = useAppSelector(({ auth }) => auth.isLoggedIn);
  return (
    <FormPanel title="Reset Password" lead="Choose a new password for your account.">
      <Head
        title="Reset Password"
        description={(site) => `Choose a new password for your ${site} account.`}
        isPrivate
      />
      <ResetPasswordForm
        token={token}
        onReset={() => {
          if (!isLoggedIn) void navigate(paths.signIn, { state: resetState });
        }}
      />
    </FormPanel>
  );
}
