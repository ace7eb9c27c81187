import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import type { ReactNode } from 'react';
import { pictureSizes } from '@/lib/pictureSizes';
import { useObjectUrl } from '@/lib/useObjectUrl';
import { Picture } from '@/ui/Picture';
import type { Draft, SavedPost } from './draft';

type PreviewProps = {
  draft: Draft;
  saved: SavedPost | null;
  renderDocument: (content: string) => ReactNode;
};

/** The draft as readers will see it. */
export function Preview({ draft, saved, renderDocument }: PreviewProps) {
  const { fields, document, picture } = draft;
  const chosen = useObjectUrl(picture);
  const cover = chosen ?? saved?.picture;
  return (
    <article aria-label="Preview" className="mx-auto grid w-full max-w-column gap-6">
      <h2 dir="auto" className="text-4xl">
        {fields.title || 'Untitled'}
      </h2>
      {cover ? (
        <Picture
          src={cover}
          alt=""
          sizes={pictureSizes.column}
          ratio={2}
          className="rounded-control"
        />
      ) : null}
      {renderDocument(JSON.stringify(sanitizeDocument(document)))}
    </article>
  );
}
