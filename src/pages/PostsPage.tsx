import { Head } from '@/ui/Head';

export function PostsPage() {
  return (
    <section className="page-width py-12">
      <Head title="All Posts" description="All Posts on Commonplace." />
      <h1 className="text-4xl">All Posts</h1>
    </section>
  );
}
