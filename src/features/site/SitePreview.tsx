import { accentColours, isColour } from '@contract/site/accent';
import type { SiteForm } from '@contract/site/siteRules';
import { useObjectUrl } from '@/lib/hooks/useObjectUrl';

type SitePreviewProps = {
  /** The stored logo; '' for none. */
  current: string;
  values: Pick<SiteForm, 'name' | 'tagline' | 'homeTitle' | 'homeText' | 'accent'> & {
    logo: File | null;
    removesLogo: boolean;
  };
};

/** How the header, the top of the home page and the preview of a link will look. */
export function SitePreview({ values, current }: SitePreviewProps) {
  const chosen = useObjectUrl(values.logo);
  const logo = chosen ?? (values.removesLogo ? '' : current);
  const { name, tagline, homeTitle, homeText, accent } = values;
  const { theme } = document.documentElement.dataset;
  const colours = isColour(accent) ? accentColours(accent) : null;
  const colour = theme === 'dark' ? colours?.dark.accent : colours?.light.accent;
  return (
    <figure aria-label="Preview" className="grid content-start gap-2">
      <figcaption className="text-sm font-medium">Preview</figcaption>
      <div className="overflow-hidden rounded-control border">
        <p dir="auto" className="truncate border-b px-4 py-3 font-serif text-xl font-semibold">
          {logo ? <img src={logo} alt="" className="me-2 inline-block max-h-8 max-w-32" /> : null}
          {name}
        </p>
        <div className="grid gap-3 p-4 wrap-anywhere">
          <p dir="auto" className="font-serif text-3xl leading-tight">
            {homeTitle || 'Keep what is worth passing on.'}
          </p>
          <p dir="auto" className="font-serif text-lg text-quiet">
            {homeText ||
              `${name} has many authors: read their posts, follow them, and write your own.`}
          </p>
          <p className="text-accent underline" style={colour ? { color: colour } : {}}>
            A link in a post
          </p>
        </div>
      </div>
      <div className="grid gap-1 rounded-control border p-4 wrap-anywhere">
        <p dir="auto" className="font-medium">
          {tagline || 'A common book of many hands'} · {name}
        </p>
        <p className="text-sm text-quiet">{window.location.host}</p>
      </div>
    </figure>
  );
}
