import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import type { ReactNode } from 'react';
import { useObjectUrl } from '@/lib/useObjectUrl';
import type { Draft } from './draft';

type PreviewProps = { draft: Draft; renderDocument: (content: string) => ReactNode };

/** The post as readers will see it. */
export function Preview({ draft: { fields, document, picture }, renderDocument }: PreviewProps) {
  const cover = useObjectUrl(picture);
  return (
    <article aria-label="Preview" className="mx-auto grid w-full max-w-column gap-6">
      <h2 className="text-4xl">{fields.title || 'Untitled'}</h2>
      {cover ? <img src={cover} alt="" className="w-full rounded-card" /> : null}
      {renderDocument(JSON.stringify(sanitizeDocument(document)))}
    </article>
  );
}
