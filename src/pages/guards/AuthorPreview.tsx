import { paths, profilePath } from '@contract/pages';
import type { PublicAuthor } from '@contract/people/publicAuthor';
import { Link } from 'react-router-dom';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { breadcrumbList, context, type StructuredData } from '@/lib/structuredData';
import { buttonClasses } from '@/ui/Button';
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

/**
 * What the HTML of an author's page says. Profiles are for members: it contains only what the
 * author's public posts say as well, and that the profile needs a session.
 */
export function AuthorPreview({ author }: { author: PublicAuthor }) {
  const siteAddress = useSiteAddress();
  const name = `${author.firstName} ${author.lastName}`;
  const url = siteAddress(profilePath(author.username));
  const image = author.avatar ? siteAddress(author.avatar) : '';
  return (
    <section className="page-width grid justify-items-start gap-6 py-12">
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
      <h1 className="text-4xl md:text-5xl">
        <bdi>{name}</bdi>
      </h1>
      {author.bio ? (
        <p dir="auto" className="max-w-column font-serif text-xl leading-relaxed">
          {author.bio}
        </p>
      ) : null}
      <p className="text-quiet">Profiles are for members. Sign in to see this one.</p>
      <Link to={paths.signIn} className={buttonClasses('secondary')}>
        Sign In
      </Link>
    </section>
  );
}
