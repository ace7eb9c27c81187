import { useParams } from 'react-router-dom';
import { RestoreEmailForm } from '@/features/auth/RestoreEmailForm';
import { FormPanel } from '@/ui/FormPanel';
import { Head } from '@/ui/Head';

export function RestoreEmailPage() {
  const { token = '' } = useParams();
  return (
    <FormPanel
      title="Restore E-mail"
      lead="Someone asked to change the e-mail address of your account. Keep using this one instead."
    >
      <Head
        title="Restore E-mail"
        description={(site) => `Keep the e-mail address of your ${site} account.`}
        isPrivate
      />
      <RestoreEmailForm key={token} token={token} />
    </FormPanel>
  );
}
