import { pathTo } from '@contract/pages';
import { useNavigate, useParams } from 'react-router-dom';
import { SecureAccountForm } from '@/features/auth/SecureAccountForm';
import { FormPanel } from '@/ui/FormPanel';
import { Head } from '@/ui/Head';

export function SecureAccountPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  return (
    <FormPanel
      title="Secure Your Account"
      lead="Someone used your account, and it was not you? Sign out all devices, this one too, and then choose a new password."
    >
      <Head
        title="Secure Your Account"
        description={(site) => `Sign out all devices of your ${site} account.`}
        isPrivate
      />
      <SecureAccountForm
        key={token}
        token={token}
        onSecured={(resetToken) =>
          void navigate(pathTo('resetPassword', { token: resetToken }), { replace: true })
        }
      />
    </FormPanel>
  );
}
