import { Head } from '@/ui/Head';

export function ChangePasswordPage() {
  return (
    <section className="page-width py-12">
      <Head title="Change password" description="Change password on Commonplace." />
      <h1 className="text-4xl">Change password</h1>
    </section>
  );
}
