import { paths } from '@contract/pages';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { ContactForm } from '@/features/contact/ContactForm';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { Head } from '@/ui/Head';
import { NeedsScript } from '@/ui/NeedsScript';

export function ContactPage() {
  const siteAddress = useSiteAddress();
  return (
    <section className="page-width grid gap-10 py-12 md:grid-cols-2 md:py-20">
      <Head
        title="Contact"
        description={(site) =>
          `Write to the people who run ${site}: questions, reports and ideas are welcome.`
        }
        canonical={siteAddress(paths.contact)}
      />
      <div className="grid content-start gap-4">
        <h1 className="text-4xl md:text-5xl">Contact</h1>
        <p className="max-w-[40ch] font-serif text-xl text-quiet">
          A question, something that is not as it should be, an idea for the site: write to us. A
          person reads every message and answers by e-mail.
        </p>
      </div>
      <NeedsScript message={loadingTexts.formNeedsScript}>
        <ContactForm />
      </NeedsScript>
    </section>
  );
}
