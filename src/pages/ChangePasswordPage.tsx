import { paths } from '@contract/pages';
import { useLocation, useNavigate } from 'react-router-dom';
import { ChangePasswordForm } from '@/features/auth/ChangePasswordForm';
import { FormPanel } from '@/ui/FormPanel';
import { Head } from '@/ui/Head';

export function ChangePasswordPage() {
  const navigate = useNavigate();
  const { key } = useLocation();
  // A page that was opened by its URL has no page to go back to.
  const isFirst = key === 'default';
  const goBack = () => void (isFirst ? navigate(paths.dashboard) : navigate(-1));
  return (
    <FormPanel title="Change Password" lead="The old one once more, then a new one twice.">
      <Head
        title="Change Password"
        description={(site) => `Change the password of your ${site} account.`}
        isPrivate
      />
      <ChangePasswordForm onChanged={goBack} />
    </FormPanel>
  );
}
