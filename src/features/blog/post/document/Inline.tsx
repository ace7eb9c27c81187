import { sanitizeInline } from '@contract/document/sanitizeHtml';

type InlineProps = { html: string; className?: string };

/** A text of the document with its bold, italics and links. */
export function Inline({ html, className }: InlineProps) {
  return (
    <span
      className={className}
      // The one place that puts in markup: it cleans it itself, so no caller can forget to.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: sanitizeInline(html) }}
    />
  );
}
