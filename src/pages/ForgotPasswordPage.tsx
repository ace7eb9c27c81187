import { AuthPanel } from '@/features/auth/AuthPanel';
import { ForgotPasswordForm } from '@/features/auth/ForgotPasswordForm';
import { Head } from '@/ui/Head';

export function ForgotPasswordPage() {
  return (
    <AuthPanel
      title="Forgot Password"
      lead="Tell us your e-mail address, and we send you a link to choose a new password."
    >
      <Head
        title="Forgot Password"
        description="Ask for a link to choose a new password for your Commonplace account."
      />
      <ForgotPasswordForm />
    </AuthPanel>
  );
}
