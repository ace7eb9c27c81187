import { loadingTexts } from '@contract/texts/loadingTexts';
import type { ReactNode } from 'react';
import { NeedsScript } from './NeedsScript';

type FormPanelProps = { title: string; lead: string; children: ReactNode };

/** The layout of a page with one form: a heading, a lead text and one narrow column. */
export function FormPanel({ title, lead, children }: FormPanelProps) {
  return (
    <section className="page-width grid justify-items-center py-12 md:py-20">
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
