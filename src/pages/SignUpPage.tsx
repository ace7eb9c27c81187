import { Head } from '@/ui/Head';

export function SignUpPage() {
  return (
    <section className="page-width py-12">
      <Head title="Sign Up" description="Sign Up on Commonplace." />
      <h1 className="text-4xl">Sign Up</h1>
    </section>
  );
}
