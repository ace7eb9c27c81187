import { Head } from '@/ui/Head';

export function VerifyAccountPage() {
  return (
    <section className="page-width py-12">
      <Head title="E-mail verification" description="E-mail verification on Commonplace." />
      <h1 className="text-4xl">E-mail verification</h1>
    </section>
  );
}
