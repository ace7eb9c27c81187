import { Head } from '@/ui/Head';

export function PostPage() {
  return (
    <section className="page-width py-12">
      <Head title="Post" description="Post on Commonplace." />
      <h1 className="text-4xl">Post</h1>
    </section>
  );
}
