import { loadingTexts } from '@contract/texts/loadingTexts';
import type { ReactNode } from 'react';
import { Head } from '@/ui/Head';
import { NeedsScript } from '@/ui/NeedsScript';

type SubscriberPanelProps = {
  title: string;
  lead: string;
  /** Not for search engines: the address has a secret. */
  isPrivate?: boolean;
  canonical?: string;
  children: ReactNode;
};

/** The layout of the pages about letters with new posts: a heading, a lead text and one narrow column. */
export function SubscriberPanel(props: SubscriberPanelProps) {
  const { title, lead, isPrivate = false, canonical, children } = props;
  return (
    <section className="page-width grid justify-items-center py-12 md:py-20">
      <Head
        title={title}
        description={lead}
        isPrivate={isPrivate}
        {...(canonical === undefined ? {} : { canonical })}
      />
      <div className="grid w-full max-w-[27rem] gap-6">
        <div className="grid gap-2">
          <h1 className="text-4xl">{title}</h1>
          <p className="font-serif text-lg text-quiet">{lead}</p>
        </div>
        <NeedsScript message={loadingTexts.formNeedsScript}>{children}</NeedsScript>
      </div>
    </section>
  );
}
