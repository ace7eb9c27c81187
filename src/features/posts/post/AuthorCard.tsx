import type { PostDetails } from '@contract/entities';
import { profilePath } from '@contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/ui/Avatar';
import { Count } from '@/ui/Count';
import { FeedLink } from '@/ui/FeedLink';

type AuthorCardProps = {
  author: PostDetails['author'];
  /** The follow button, which is part of the profile feature. */
  action: ReactNode;
  /** Leads to the letters about new posts. */
  subscribe: ReactNode;
};

export function AuthorCard({ author, action, subscribe }: AuthorCardProps) {
  const { username, firstName, lastName, bio, followers } = author;
  const authorName = `${firstName} ${lastName}`;
  return (
    <section
      aria-label="About the author"
      className="flex flex-wrap items-start gap-x-5 gap-y-4 border-y py-8"
    >
      <Avatar src={author.avatar.secure_url} name={authorName} size="large" />
      <div className="grid min-w-[min(9rem,100%)] flex-1 gap-1.5">
        <p className="text-sm text-quiet">Written by</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <h2 className="min-w-0 text-2xl">
            <Link to={profilePath(username)} className="hover:text-accent">
              <bdi>
                {firstName} {lastName}
              </bdi>
            </Link>
          </h2>
          {action}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 print:hidden">
          <p className="text-sm text-quiet tabular-nums">
            <Count count={followers} unit={followers > 1 ? 'Followers' : 'Follower'} />
          </p>
          <FeedLink scope={{ kind: 'author', username }} of={authorName} />
          {subscribe}
        </div>
      </div>
      {bio ? (
        <p dir="auto" className="w-full font-serif text-lg text-quiet">
          {bio}
        </p>
      ) : null}
    </section>
  );
}
