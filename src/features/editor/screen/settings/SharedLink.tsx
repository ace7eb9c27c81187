import { paths } from '@contract/pages';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { Picture } from '@/ui/Picture';
import { pictureSizes } from '@/ui/pictureSizes';

type SharedLinkProps = { title: string; description: string; picture: string };

/** A link to the post as social networks and messengers show it. */
export function SharedLink({ title, description, picture }: SharedLinkProps) {
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
