import type { PostCard } from '@contract/entities';
import { postPath } from '@contract/pages';
import { postTexts } from '@contract/texts/postTexts';
import { scheduleTexts } from '@contract/texts/scheduleTexts';
import { withheldMessage } from '@contract/texts/withheldTexts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '@/lib/dates';
import { localTime } from '@/lib/localTime';
import { publicationOf } from '@/store/posts/publicationOf';
import { Button } from '@/ui/Button';
import { Count } from '@/ui/Count';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Picture } from '@/ui/Picture';
import { pictureSizes } from '@/ui/pictureSizes';
import { PublishSwitch } from './PublishSwitch';

type OwnPostCardProps = {
  post: PostCard;
  onToggle: (post: PostCard) => void;
  onEdit: (post: PostCard) => void;
  onDelete: (post: PostCard) => void;
  onUnschedule: (post: PostCard) => void;
  /** Shows what readers keep of it. */
  onKept: (post: PostCard) => void;
};

/** The state in words, beside the switch that changes it. */
function stateOf({ isPublished, publishedAt }: PostCard) {
  if (isPublished) return 'Published';
  return publishedAt ? 'Unpublished' : 'Draft';
}

type PlannedProps = Pick<OwnPostCardProps, 'post' | 'onUnschedule'> & { describedBy: string };

/** When it is published, if a time is set. */
function Planned({ post, describedBy, onUnschedule }: PlannedProps) {
  if (!post.publishAt) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm @3xs:col-start-2">
      {scheduleTexts.scheduledFor(localTime(post.publishAt))}
      <Button
        variant="quiet"
        className="px-0! underline"
        aria-describedby={describedBy}
        onClick={() => onUnschedule(post)}
      >
        Take back
      </Button>
    </p>
  );
}

/** A post of the user with its link and actions. */
export function OwnPostCard(props: OwnPostCardProps) {
  const { post, onToggle, onEdit, onDelete, onUnschedule, onKept } = props;
  const id = useId();
  const path = postPath(post.url);
  const isWithheld = post.withheldReason !== undefined;
  return (
    <article
      aria-labelledby={id}
      className="grid min-h-24 grid-cols-1 content-center items-center gap-x-3 border-b py-2.5 @3xs:grid-cols-[4.5rem_minmax(0,1fr)] @2xl:grid-cols-[8rem_minmax(0,1fr)_auto] @2xl:gap-x-4"
    >
      {/* The title is the link for keyboards and screen readers. */}
      <Link
        to={path}
        tabIndex={-1}
        aria-hidden="true"
        className={post.publishAt || isWithheld ? 'row-span-3' : 'row-span-2'}
      >
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
          {post.title || postTexts.untitled}
        </span>
        <span dir="auto" className="hidden text-sm text-quiet @2xl:line-clamp-1">
          {post.metaDescription}
        </span>
      </Link>
      <Planned post={post} describedBy={id} onUnschedule={onUnschedule} />
      {post.withheldReason === undefined ? null : (
        <p dir="auto" className="text-sm wrap-anywhere @3xs:col-start-2">
          {withheldMessage(post.withheldReason)}
        </p>
      )}
      <p className="flex items-center gap-1 text-sm whitespace-nowrap text-quiet tabular-nums">
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
      <div className="col-span-full flex flex-wrap items-center @md:col-start-2 @2xl:col-start-3 @2xl:row-span-2 @2xl:row-start-1">
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
        {post.publishedAt ? (
          <IconButton
            icon="bookmark"
            label="What readers keep"
            aria-describedby={id}
            onClick={() => onKept(post)}
          />
        ) : null}
        <IconButton
          icon="delete"
          label="Delete post"
          aria-describedby={id}
          onClick={() => onDelete(post)}
        />
      </div>
    </article>
  );
}
