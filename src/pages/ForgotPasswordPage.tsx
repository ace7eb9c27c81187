import { ForgotPasswordForm } from '@/features/auth/ForgotPasswordForm';
import { FormPanel } from '@/ui/FormPanel';
import { Head } from '@/ui/Head';

export function ForgotPasswordPage() {
  return (
    <FormPanel
      title="Forgot Password"
      lead="Tell us your e-mail address, and we send you a link to choose a new password."
    >
      <Head
        title="Forgot Password"
        description={(site) => `Ask for a link to choose a new password for your ${site} account.`}
      />
      <ForgotPasswordForm />
    </FormPanel>
  );
}
