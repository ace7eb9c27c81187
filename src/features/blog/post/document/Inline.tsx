import { sanitizeInline } from '@contract/document/sanitizeHtml';
import { useMemo } from 'react';
import { createMarkupPolicy } from '@/lib/trustedTypes';

const inlineMarkup = createMarkupPolicy('sanitized', sanitizeInline);

type InlineProps = { html: string; className?: string };

/** Text with inline markup: bold, italics, links. */
export function Inline({ html, className }: InlineProps) {
  // The same object for the same text: React inserts a new one again.
  const markup = useMemo(() => ({ __html: inlineMarkup(html) }), [html]);
  return (
    <span
      className={className}
      // oxlint-disable-next-line react/no-danger -- the only place that inserts HTML, and it sanitises it
      dangerouslySetInnerHTML={markup}
    />
  );
}
