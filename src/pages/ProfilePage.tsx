import { Head } from '@/ui/Head';

export function ProfilePage() {
  return (
    <section className="page-width py-12">
      <Head title="Profile" description="Profile on Commonplace." />
      <h1 className="text-4xl">Profile</h1>
    </section>
  );
}
