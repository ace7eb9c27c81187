import { Head } from '@/ui/Head';

export function EditorPage() {
  return (
    <section className="page-width py-12">
      <Head title="Write" description="Write on Commonplace." />
      <h1 className="text-4xl">Write</h1>
    </section>
  );
}
