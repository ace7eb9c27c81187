import { sanitizeInline } from '@contract/document/sanitizeHtml';

type InlineProps = { html: string; className?: string };

/** Text with inline markup: bold, italics, links. */
export function Inline({ html, className }: InlineProps) {
  return (
    <span
      className={className}
      // oxlint-disable-next-line react/no-danger -- the only place that inserts HTML, and it sanitises it
      dangerouslySetInnerHTML={{ __html: sanitizeInline(html) }}
    />
  );
}
