import type { PostDetails } from '@contract/entities';
import { Link } from 'react-router-dom';
import { longDate } from '@/lib/dates';
import { profilePath } from '@/lib/paths';
import { Avatar } from '@/ui/Avatar';
import { Icon } from '@/ui/Icon';

type PostTitleProps = { post: PostDetails; minutes: number };

function Byline({ post: { author, createdAt }, minutes }: PostTitleProps) {
  return (
    <div className="flex items-center gap-3 text-[0.95rem]">
      <Avatar src={author.avatar.secure_url} />
      <div>
        <Link to={profilePath(author.username)} className="font-medium hover:text-accent">
          {author.firstName} {author.lastName}
        </Link>
        <p className="text-sm text-quiet">
          <time dateTime={createdAt}>{longDate(createdAt)}</time>
          <span aria-hidden="true" className="mx-0.5">
            {' '}
            ·{' '}
          </span>
          {minutes} min read
        </p>
      </div>
    </div>
  );
}

function UnpublishedNote() {
  return (
    <p className="flex items-center gap-2 rounded-control bg-accent-soft px-4 py-3 text-sm">
      <Icon name="eyeOff" />
      This post is not public. Only its author and administrators can see it.
    </p>
  );
}

export function PostTitle({ post, minutes }: PostTitleProps) {
  return (
    <header className="from-column grid gap-6">
      {post.isPublished ? null : <UnpublishedNote />}
      {post.tags.length > 0 ? (
        <ul aria-label="Tags" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link
                to={`/posts?tag=${encodeURIComponent(tag)}`}
                state={{ tag }}
                className="inline-flex items-center text-accent hover:underline pointer-coarse:min-h-11"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <h1 className="text-[2.4rem] sm:text-5xl md:text-6xl">{post.title}</h1>
      <p className="font-serif text-xl text-quiet sm:text-2xl">{post.metaDescription}</p>
      <Byline post={post} minutes={minutes} />
    </header>
  );
}
