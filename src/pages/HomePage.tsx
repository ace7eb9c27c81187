import { Head } from '@/ui/Head';

export function HomePage() {
  return (
    <section className="page-width py-12">
      <Head title="Commonplace" description="Commonplace on Commonplace." />
      <h1 className="text-4xl">Commonplace</h1>
    </section>
  );
}
