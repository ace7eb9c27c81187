import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import { postTexts } from '@contract/texts/postTexts';
import type { ReactNode } from 'react';
import { useObjectUrl } from '@/lib/hooks/useObjectUrl';
import { Picture } from '@/ui/Picture';
import { pictureSizes } from '@/ui/pictureSizes';
import type { Draft, SavedPost } from '../draft/draft';

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
    <article aria-label="Preview" className="page-width grid gap-10 py-10">
      <header className="from-column grid w-full gap-6">
        {fields.tags.length > 0 ? (
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-accent">
            {fields.tags.map((tag) => (
              <bdi key={tag}>{tag}</bdi>
            ))}
          </p>
        ) : null}
        <h2 dir="auto" className="post-title">
          {fields.title || postTexts.untitled}
        </h2>
        <p dir="auto" className="font-serif text-xl text-quiet sm:text-2xl">
          {fields.metaDescription}
        </p>
      </header>
      {cover ? (
        <Picture
          src={cover}
          alt=""
          sizes={pictureSizes.postCover}
          ratio={2}
          className="from-column max-h-80 rounded-control"
        />
      ) : null}
      <div className="mx-auto w-full max-w-column">
        {renderDocument(JSON.stringify(sanitizeDocument(document)))}
      </div>
    </article>
  );
}
