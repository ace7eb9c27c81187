import type { PostDetails } from '@contract/entities';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { profilePath } from '@/lib/paths';
import { Avatar } from '@/ui/Avatar';
import { Count } from '@/ui/Count';

type AuthorCardProps = {
  author: PostDetails['author'];
  /** The follow button, which is part of the profile feature. */
  action: ReactNode;
};

export function AuthorCard({ author, action }: AuthorCardProps) {
  const { username, firstName, lastName, bio, followers } = author;
  return (
    <section
      aria-label="About the author"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-4 border-y py-8 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <Avatar src={author.avatar.secure_url} size="large" />
      <div className="grid content-center gap-1">
        <p className="text-sm text-quiet">Written by</p>
        <h2 className="text-2xl">
          <Link to={profilePath(username)} className="hover:text-accent">
            <bdi>
              {firstName} {lastName}
            </bdi>
          </Link>
        </h2>
        <p className="text-sm text-quiet tabular-nums">
          <Count count={followers} unit={followers > 1 ? 'Followers' : 'Follower'} />
        </p>
      </div>
      <div className="max-sm:col-span-2">{action}</div>
      {bio ? (
        <p dir="auto" className="col-span-full font-serif text-lg text-quiet">
          {bio}
        </p>
      ) : null}
    </section>
  );
}
