import { Head } from '@/ui/Head';

export function ResetPasswordPage() {
  return (
    <section className="page-width py-12">
      <Head title="Reset password" description="Reset password on Commonplace." />
      <h1 className="text-4xl">Reset password</h1>
    </section>
  );
}
