import { publicBookPath } from '@contract/furtherPaths';
import { Link } from 'react-router-dom';
import type { ProfileDetails } from './profileQueries';

type ProfileHeadingsProps = { details: Pick<ProfileDetails, 'headings' | 'username'> };

/** The public headings of a member's book, if there are any. */
export function ProfileHeadings({ details: { headings, username } }: ProfileHeadingsProps) {
  if (headings.length === 0) return null;
  return (
    <section aria-label="Public headings" className="page-width grid gap-1 pb-10 text-quiet">
      <h2 className="text-base">Public headings</h2>
      <ul className="flex flex-wrap gap-x-6">
        {headings.map(({ _id: id, slug, title, count }) => (
          <li key={id} className="flex min-w-0 items-center gap-2">
            <Link
              to={publicBookPath(username, slug)}
              className="inline-flex min-w-0 items-center font-serif text-lg text-ink hover:text-accent pointer-coarse:min-h-11"
            >
              <bdi className="wrap-anywhere">{title}</bdi>
            </Link>
            <span aria-hidden="true" className="text-sm tabular-nums">
              {count}
            </span>
            <span className="sr-only">{count === 1 ? '1 passage' : `${count} passages`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
