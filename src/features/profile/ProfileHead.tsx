import { paths, profilePath } from '@contract/pages';
import type { PublicAuthor } from '@contract/people/publicAuthor';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { breadcrumbList, context, type StructuredData } from '@/lib/structuredData';
import { Head } from '@/ui/Head';

type ProfilePage = { author: PublicAuthor; url: string; image: string };

const profilePage = ({ author, url, image }: ProfilePage): StructuredData => ({
  '@context': context,
  '@type': 'ProfilePage',
  url,
  mainEntity: {
    '@type': 'Person',
    name: `${author.firstName} ${author.lastName}`,
    alternateName: author.username,
    description: author.bio,
    url,
    ...(image ? { image } : {}),
  },
});

/** The head of an author's page that visitors see. */
export function ProfileHead({ author }: { author: PublicAuthor }) {
  const siteAddress = useSiteAddress();
  const name = `${author.firstName} ${author.lastName}`;
  const url = siteAddress(profilePath(author.username));
  const image = author.avatar ? siteAddress(author.avatar) : '';
  return (
    <Head
      title={name}
      description={author.bio || `Posts by ${name}.`}
      canonical={url}
      kind="profile"
      feed={{ kind: 'author', username: author.username }}
      {...(image ? { image } : {})}
      data={[
        profilePage({ author, url, image }),
        breadcrumbList([
          { name: 'Home', url: siteAddress(paths.home) },
          { name, url },
        ]),
      ]}
    />
  );
}
