import type { ReactNode } from 'react';
import type { Fields } from '../../draft/draft';
import { SharedLink } from './SharedLink';

/** What a card shows of a draft. */
export type CardContent = { title: string; metaDescription: string; picture: string };

export type RenderCard = (content: CardContent) => ReactNode;

type ExampleProps = { caption: string; children: ReactNode };

/** Inert: its links lead nowhere, and screen readers have the same texts in the fields. */
function Example({ caption, children }: ExampleProps) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm font-medium">{caption}</figcaption>
      <div inert>{children}</div>
    </figure>
  );
}

type PostPreviewsProps = { fields: Fields; picture: string; renderCard: RenderCard };

/** How the post appears elsewhere. */
export function PostPreviews({ fields, picture, renderCard }: PostPreviewsProps) {
  const title = fields.title.trim() || 'Title';
  const metaDescription = fields.metaDescription.trim() || 'Description';
  return (
    <div className="grid gap-6 border-t pt-6">
      <Example caption="Card on the site">
        {renderCard({ title, metaDescription, picture })}
      </Example>
      <Example caption="Shared link">
        <SharedLink title={title} description={metaDescription} picture={picture} />
      </Example>
    </div>
  );
}
