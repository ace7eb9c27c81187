import { paths } from '@contract/pages';
import type { ReactNode } from 'react';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { Picture } from '@/ui/Picture';
import { pictureSizes } from '@/ui/pictureSizes';
import type { Fields } from '../../draft/draft';

type SharedLinkProps = { title: string; description: string; picture: string };

/** A link to the post as social networks and messengers show it. */
function SharedLink({ title, description, picture }: SharedLinkProps) {
  const siteAddress = useSiteAddress();
  const { host } = new URL(siteAddress(paths.home), window.location.href);
  return (
    <div className="overflow-hidden rounded-control border border-edge bg-raised">
      <Picture src={picture} alt="" sizes={pictureSizes.settings} ratio={1.91} />
      <div className="grid gap-0.5 px-3 py-2.5">
        <p className="truncate text-xs text-quiet">{host}</p>
        <p dir="auto" className="line-clamp-2 leading-snug font-semibold">
          {title}
        </p>
        <p dir="auto" className="line-clamp-2 text-sm text-quiet">
          {description}
        </p>
      </div>
    </div>
  );
}

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

type PostPreviewsProps = {
  fields: Fields;
  picture: string;
  /** They are long on a phone, and closed there at first. */
  isCollapsed: boolean;
  renderCard: RenderCard;
};

/** How the post appears elsewhere. */
export function PostPreviews({ fields, picture, isCollapsed, renderCard }: PostPreviewsProps) {
  const title = fields.title.trim() || 'Title';
  const metaDescription = fields.metaDescription.trim() || 'Description';
  return (
    <details open={!isCollapsed} className="border-t pt-4">
      <summary className="touchable py-2 font-medium">Previews</summary>
      <div className="grid gap-6 pt-2">
        <Example caption="Card on the site">
          {renderCard({ title, metaDescription, picture })}
        </Example>
        <Example caption="Shared link">
          <SharedLink title={title} description={metaDescription} picture={picture} />
        </Example>
      </div>
    </details>
  );
}
