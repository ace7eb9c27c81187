import type { PublicHeading } from '@contract/book/bookEntities';
import { publicBookPath } from '@contract/furtherPaths';
import { profilePath } from '@contract/pages';
import { Link } from 'react-router-dom';
import { Avatar } from '@/ui/Avatar';
import { Count } from '@/ui/Count';
import { Moment } from '@/ui/Moment';

/** How many passages visitors see under a heading, and when it was changed. */
export function HeadingFacts({ heading: { count, updatedAt } }: { heading: PublicHeading }) {
  return (
    <>
      <Count count={count} unit={count === 1 ? 'passage' : 'passages'} />
      {' · Changed on '}
      <Moment at={updatedAt} show="day" />
    </>
  );
}

type PublicHeadingsProps = {
  headings: readonly PublicHeading[];
  /** The level of their titles. */
  level: 'h2' | 'h3';
  /** Says whose they are, if they are of several members. */
  showsOwners?: boolean;
};

function Owner({ owner }: Pick<PublicHeading, 'owner'>) {
  return (
    <p className="flex min-w-0 items-center gap-2">
      <Avatar src={owner.avatar.secure_url} name={owner.fullName} size="small" />
      <Link
        to={profilePath(owner.username)}
        className="inline-flex min-w-0 items-center hover:underline pointer-coarse:min-h-11"
      >
        <bdi className="wrap-anywhere">{owner.fullName}</bdi>
      </Link>
    </p>
  );
}

/** Public headings with what their owners say about them. */
export function PublicHeadings({ headings, level, showsOwners = false }: PublicHeadingsProps) {
  const Title = level;
  return (
    <ul className="grid border-t">
      {headings.map((heading) => (
        <li key={heading._id} className="grid gap-2 border-b py-6">
          <Title dir="auto" className="wrap-anywhere text-2xl">
            <Link
              to={publicBookPath(heading.owner.username, heading.slug)}
              className="hover:text-accent"
            >
              {heading.title}
            </Link>
          </Title>
          {heading.intro ? (
            <p dir="auto" className="wrap-anywhere font-serif text-lg text-quiet">
              {heading.intro}
            </p>
          ) : null}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet">
            {showsOwners ? <Owner owner={heading.owner} /> : null}
            <p>
              <HeadingFacts heading={heading} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
