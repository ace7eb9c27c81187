import type { PostCard } from '@contract/entities';
import { profilePath } from '@contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { longDate, publicationOf } from '@/lib/dates';
import { Avatar } from '@/ui/Avatar';

function Separator() {
  return (
    <span aria-hidden="true" className="mx-0.5">
      {' '}
      ·{' '}
    </span>
  );
}

type BylineProps = {
  post: Pick<PostCard, 'author' | 'createdAt' | 'publishedAt' | 'tags'>;
  /** The reading time, shown on the post's own page together with the avatar and a link. */
  minutes?: number;
  /** When the post was edited. */
  edited?: ReactNode;
};

export function Byline({ post, minutes, edited }: BylineProps) {
  const { author, tags } = post;
  const publishedAt = publicationOf(post);
  const name = `${author.firstName} ${author.lastName}`;
  const [topic] = tags;
  const date = (
    <time dateTime={publishedAt} className="inline-block">
      {longDate(publishedAt)}
    </time>
  );
  if (minutes === undefined) {
    return (
      <p className="text-sm text-quiet">
        <bdi>{name}</bdi>
        <Separator />
        {date}
        {topic ? (
          <>
            <Separator />
            <bdi>{topic}</bdi>
          </>
        ) : null}
      </p>
    );
  }
  return (
    <div className="flex items-center gap-3 text-[0.95rem]">
      <Avatar src={author.avatar.secure_url} />
      <div>
        <Link
          dir="auto"
          to={profilePath(author.username)}
          className="font-medium hover:text-accent"
        >
          {name}
        </Link>
        <p className="text-sm text-quiet">
          {/* English words keep their order in a post that is written from right to left. */}
          <bdi dir="ltr">
            {date}
            <Separator />
            {minutes} min read
            {edited ? <Separator /> : null}
            {edited}
          </bdi>
        </p>
      </div>
    </div>
  );
}
