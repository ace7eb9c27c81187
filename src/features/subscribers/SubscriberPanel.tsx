import type { ReactNode } from 'react';
import { FormPanel } from '@/ui/FormPanel';
import { Head } from '@/ui/Head';

type SubscriberPanelProps = {
  title: string;
  lead: string;
  /** Not for search engines: the address has a secret. */
  isPrivate?: boolean;
  canonical?: string;
  children: ReactNode;
};

/** The layout of the pages about letters with new posts. */
export function SubscriberPanel(props: SubscriberPanelProps) {
  const { title, lead, isPrivate = false, canonical, children } = props;
  return (
    <>
      <Head
        title={title}
        description={lead}
        isPrivate={isPrivate}
        {...(canonical === undefined ? {} : { canonical })}
      />
      <FormPanel title={title} lead={lead}>
        {children}
      </FormPanel>
    </>
  );
}
