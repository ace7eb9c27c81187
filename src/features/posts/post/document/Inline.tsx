import { balanceTags } from '@contract/document/html/balanceTags';
import { sanitizeInline } from '@contract/document/sanitizeHtml';
import { useMemo } from 'react';
import { createMarkupPolicy } from '@/lib/browser/trustedTypes';
import { Markup } from './Markup';

const inlineMarkup = createMarkupPolicy('sanitized', (html) => balanceTags(sanitizeInline(html)));

type InlineProps = { html: string; className?: string };

/** Text with inline markup: bold, italics, links. */
export function Inline({ html, className }: InlineProps) {
  // The same object for the same text: React inserts a new one again.
  const markup = useMemo(() => ({ __html: inlineMarkup(html) }), [html]);
  return <Markup as="span" markup={markup} className={className} />;
}
