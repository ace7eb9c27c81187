import { Head } from '@/ui/Head';

export function DashboardPage() {
  return (
    <section className="page-width py-12">
      <Head title="Dashboard" description="Dashboard on Commonplace." />
      <h1 className="text-4xl">Dashboard</h1>
    </section>
  );
}
