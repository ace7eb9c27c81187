import type { PostCard } from '@contract/entities';
import { postPath } from '@contract/pages';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { longDate, publicationOf } from '@/lib/dates';
import { pictureSizes } from '@/lib/pictureSizes';
import { scheduledFor } from '@/lib/plannedTime';
import { Button } from '@/ui/Button';
import { Count } from '@/ui/Count';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Picture } from '@/ui/Picture';
import { PublishSwitch } from './PublishSwitch';

type OwnPostCardProps = {
  post: PostCard;
  onToggle: (post: PostCard) => void;
  onEdit: (post: PostCard) => void;
  onDelete: (post: PostCard) => void;
  onUnschedule: (post: PostCard) => void;
};

/** The state in words, beside the switch that changes it. */
function stateOf({ isPublished, publishedAt }: PostCard) {
  if (isPublished) return 'Published';
  return publishedAt ? 'Unpublished' : 'Draft';
}

/** A post of the user with its link and actions. */
export function OwnPostCard({ post, onToggle, onEdit, onDelete, onUnschedule }: OwnPostCardProps) {
  const id = useId();
  const path = postPath(post.url);
  return (
    <article
      aria-labelledby={id}
      className="grid min-h-24 grid-cols-1 content-center items-center gap-x-3 border-b py-2.5 @3xs:grid-cols-[4.5rem_minmax(0,1fr)] @2xl:grid-cols-[8rem_minmax(0,1fr)_auto] @2xl:gap-x-4"
    >
      {/* The title is the link for keyboards and screen readers. */}
      <Link to={path} tabIndex={-1} aria-hidden="true" className="row-span-2">
        <Picture
          src={post.public_image.resource_url}
          alt=""
          sizes={pictureSizes.ownPost}
          className="h-18 rounded-control"
        />
      </Link>
      <Link to={path} aria-labelledby={id} className="group grid">
        <span
          id={id}
          dir="auto"
          className="line-clamp-2 font-serif text-lg leading-6 group-hover:text-accent group-hover:underline @2xl:line-clamp-1"
        >
          {post.title}
        </span>
        <span dir="auto" className="hidden text-sm text-quiet @2xl:line-clamp-1">
          {post.metaDescription}
        </span>
      </Link>
      {post.publishAt ? (
        <p className="flex flex-wrap items-center gap-x-2 text-sm @3xs:col-start-2">
          {scheduledFor(post.publishAt)}
          <Button variant="quiet" aria-describedby={id} onClick={() => onUnschedule(post)}>
            Take back
          </Button>
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-1 @2xl:contents">
        <div className="flex flex-wrap items-center @2xl:col-start-3 @2xl:row-span-2 @2xl:row-start-1">
          <PublishSwitch
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
        </div>
        <p className="ms-auto flex items-center gap-1 text-sm whitespace-nowrap text-quiet tabular-nums @2xl:ms-0">
          {post.publishAt ? null : (
            <>
              <span>{stateOf(post)}</span>
              <span aria-hidden="true">·</span>
            </>
          )}
          <span className="hidden @md:contents">
            {longDate(publicationOf(post))}
            <span aria-hidden="true">·</span>
          </span>
          <Icon name="heart" size={16} />
          <span>
            <Count count={post.likes} />{' '}
            <span className="sr-only @md:not-sr-only">{post.likes === 1 ? 'like' : 'likes'}</span>
          </span>
        </p>
      </div>
    </article>
  );
}
