import { useParams } from 'react-router-dom';
import { AuthPanel } from '@/features/auth/AuthPanel';
import { RestoreEmailForm } from '@/features/auth/RestoreEmailForm';
import { Head } from '@/ui/Head';

export function RestoreEmailPage() {
  const { token = '' } = useParams();
  return (
    <AuthPanel
      title="Restore E-mail"
      lead="The e-mail address of your account was changed. Use your previous address again."
    >
      <Head
        title="Restore E-mail"
        description="Use the previous e-mail address of your Commonplace account again."
        isPrivate
      />
      <RestoreEmailForm key={token} token={token} />
    </AuthPanel>
  );
}
