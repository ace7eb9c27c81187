import type { PostCard } from '@contract/entities';
import { profilePath } from '@contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { publicationOf } from '@/store/posts/publicationOf';
import { Avatar } from '@/ui/Avatar';
import { Moment } from '@/ui/Moment';

function Separator() {
  return (
    <span aria-hidden="true" className="mx-0.5">
      {/* A line doesn't begin with it. */}
      {'\u00a0· '}
    </span>
  );
}

type BylineProps = {
  post: Pick<PostCard, 'author' | 'createdAt' | 'publishedAt' | 'tags' | 'minutes'>;
  /** The post's own page also shows the avatar and a link to the author. */
  variant?: 'card' | 'page';
  /** The reading time, if it is not the stored one. */
  minutes?: number;
  /** When the post was edited. */
  edited?: ReactNode;
};

export function Byline({ post, variant = 'card', minutes = post.minutes, edited }: BylineProps) {
  const { author, tags } = post;
  const publishedAt = publicationOf(post);
  const name = `${author.firstName} ${author.lastName}`;
  const [topic] = tags;
  const date = <Moment at={publishedAt} show="day" className="inline-block" />;
  const readingTime = minutes === undefined ? null : `${minutes} min read`;
  if (variant === 'card') {
    return (
      <p className="text-sm text-quiet">
        <bdi>{name}</bdi>
        <Separator />
        {date}
        {readingTime ? (
          <>
            <Separator />
            <span className="inline-block">{readingTime}</span>
          </>
        ) : null}
        {topic ? (
          <>
            <Separator />
            <bdi className="inline-block">{topic}</bdi>
          </>
        ) : null}
      </p>
    );
  }
  return (
    <div className="flex items-center gap-3 text-[0.95rem]">
      <Avatar src={author.avatar.secure_url} name={name} />
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
            {readingTime ? <Separator /> : null}
            {readingTime}
            {edited ? <Separator /> : null}
            {edited}
          </bdi>
        </p>
      </div>
    </div>
  );
}
