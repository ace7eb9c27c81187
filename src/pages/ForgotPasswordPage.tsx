import { Head } from '@/ui/Head';

export function ForgotPasswordPage() {
  return (
    <section className="page-width py-12">
      <Head title="Forgot password" description="Forgot password on Commonplace." />
      <h1 className="text-4xl">Forgot password</h1>
    </section>
  );
}
