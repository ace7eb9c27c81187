import type { PostCard } from '@contract/entities';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '@/lib/dates';
import { postPath } from '@/lib/paths';
import { pictureSizes } from '@/lib/pictureSizes';
import { Count } from '@/ui/Count';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Picture } from '@/ui/Picture';

type OwnPostCardProps = {
  post: PostCard;
  onToggle: (post: PostCard) => void;
  onEdit: (post: PostCard) => void;
  onDelete: (post: PostCard) => void;
};

function PublishToggle({
  isPublished,
  describedBy,
  onToggle,
}: {
  isPublished: boolean;
  describedBy: string;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isPublished}
      aria-describedby={describedBy}
      className={classes(
        'touchable inline-flex items-center gap-2 rounded-full px-4 text-sm font-medium',
        isPublished ? 'bg-good-soft text-good' : 'bg-bad-soft text-bad',
      )}
      onClick={onToggle}
    >
      <Icon name={isPublished ? 'check' : 'eyeOff'} size={16} />
      {isPublished ? 'Active' : 'Inactive'}
    </button>
  );
}

/** A post of the user with its link and actions. */
export function OwnPostCard({ post, onToggle, onEdit, onDelete }: OwnPostCardProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="grid gap-3 border-b py-6 sm:grid-cols-[11rem_1fr] sm:grid-rows-[1fr_auto] sm:gap-x-6"
    >
      <Link to={postPath(post.url)} className="contents group">
        <Picture
          src={post.public_image.resource_url}
          alt=""
          sizes={pictureSizes.ownPost}
          className="rounded-control sm:row-span-2"
        />
        <span className="col-start-1 row-start-2 grid content-start gap-1.5 sm:col-start-2 sm:row-start-1">
          <span
            id={id}
            dir="auto"
            className="line-clamp-2 font-serif text-xl leading-snug group-hover:text-accent group-hover:underline"
          >
            {post.title}
          </span>
          <span dir="auto" className="line-clamp-3 text-quiet">
            {post.metaDescription}
          </span>
        </span>
      </Link>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:col-start-2">
        <PublishToggle
          isPublished={post.isPublished}
          describedBy={id}
          onToggle={() => onToggle(post)}
        />
        <IconButton
          icon="edit"
          label="Edit post"
          aria-describedby={id}
          onClick={() => onEdit(post)}
        />
        <IconButton
          icon="delete"
          label="Delete post"
          aria-describedby={id}
          onClick={() => onDelete(post)}
        />
        <span className="ms-auto flex items-center gap-1.5 text-sm text-quiet tabular-nums">
          <Icon name="heart" size={16} />
          <Count count={post.likes} unit={post.likes === 1 ? 'like' : 'likes'} />
          <span aria-hidden="true">·</span>
          {longDate(post.createdAt)}
        </span>
      </div>
    </article>
  );
}
