import type { PublicHeading } from '@contract/book/bookEntities';
import { cardPath } from '@contract/cardPath';
import { publicBookPath } from '@contract/furtherPaths';
import { paths, profilePath } from '@contract/pages';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { socialImage } from '@/lib/pictures';
import { useServedPage } from '@/lib/servedPage';
import { breadcrumbList, context } from '@/lib/structuredData';
import { Head } from '@/ui/Head';

/** What search engines and previews of links are told about a public heading. */
export function PublicBookHead({ heading }: { heading: PublicHeading }) {
  const siteAddress = useSiteAddress();
  const canDrawCards = useServedPage() !== null;
  const { _id: id, title, intro, owner, slug, updatedAt } = heading;
  const url = siteAddress(publicBookPath(owner.username, slug));
  const description = intro || `What ${owner.fullName} keeps under “${title}”.`;
  const card = cardPath({ kind: 'heading', id, title, authorName: owner.fullName });
  return (
    <Head
      title={`${title} · ${owner.fullName}`}
      description={description}
      image={siteAddress(canDrawCards ? card : socialImage)}
      canonical={url}
      feed={{ kind: 'book', username: owner.username, slug }}
      data={[
        {
          '@context': context,
          '@type': 'CollectionPage',
          name: title,
          description,
          url,
          dateModified: updatedAt,
          author: {
            '@type': 'Person',
            name: owner.fullName,
            url: siteAddress(profilePath(owner.username)),
          },
        },
        breadcrumbList([
          { name: 'Home', url: siteAddress(paths.home) },
          { name: 'Books', url: siteAddress(paths.books) },
          { name: title, url },
        ]),
      ]}
    />
  );
}
