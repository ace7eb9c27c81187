import type { Person } from '@contract/entities';
import { profilePath } from '@contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/ui/Avatar';

export type RenderFollow = (person: Person) => ReactNode;

type AuthorsToFollowProps = {
  people: readonly Person[];
  /** The follow button, which is part of the profile feature. */
  renderFollow: RenderFollow;
};

export function AuthorsToFollow({ people, renderFollow }: AuthorsToFollowProps) {
  return (
    <ul aria-label="Authors to follow" className="w-full max-w-md divide-y border-y text-start">
      {people.map((one) => (
        <li key={one._id} className="flex flex-wrap items-center gap-3 py-3">
          <Link
            to={profilePath(one.username)}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-ink hover:text-accent"
          >
            <Avatar src={one.avatar.secure_url} name={one.fullName} />
            <bdi className="min-w-0 wrap-anywhere">{one.fullName}</bdi>
          </Link>
          {renderFollow(one)}
        </li>
      ))}
    </ul>
  );
}
