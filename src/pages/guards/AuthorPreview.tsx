import { paths } from '@contract/pages';
import type { PublicAuthor } from '@contract/people/publicAuthor';
import { Link } from 'react-router-dom';
import { ProfileHead } from '@/features/profile/ProfileHead';
import { buttonClasses } from '@/ui/Button';

/**
 * What the HTML of an author's page says. Profiles are for members: it contains only what the
 * author's public posts say as well, and that the profile needs a session.
 */
export function AuthorPreview({ author }: { author: PublicAuthor }) {
  const name = `${author.firstName} ${author.lastName}`;
  return (
    <section className="page-width grid justify-items-start gap-6 py-12">
      <ProfileHead author={author} />
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
