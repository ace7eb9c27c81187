import type { PostCard } from '@contract/entities';
import { postNumbersPath } from '@contract/furtherPaths';
import { postPath } from '@contract/pages';
import { scheduleTexts } from '@contract/texts/editorTexts';
import { postLetterTexts } from '@contract/texts/postLetterTexts';
import { postTexts } from '@contract/texts/postTexts';
import { withheldMessage } from '@contract/texts/withheldTexts';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { timeAndPlace } from '@/lib/calendar';
import { longDate } from '@/lib/dates';
import { publicationOf } from '@/store/posts/publicationOf';
import { Button } from '@/ui/Button';
import { Count } from '@/ui/Count';
import { classes } from '@/ui/classes';
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
  /** What else is to be known about it. */
  note?: ReactNode;
};

/** The state in words, beside the switch that changes it. */
function stateOf({ isPublished, publishedAt }: PostCard) {
  if (isPublished) return 'Published';
  return publishedAt ? 'Unpublished' : 'Draft';
}

const separator = <span aria-hidden="true">·</span>;

/** When it disappears with the focus, the switch of the post gets it. */
function TakeBack({ describedBy, onClick }: { describedBy: string; onClick: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (!button || button !== document.activeElement) return;
      button.closest('article')?.querySelector<HTMLElement>('[role="switch"]')?.focus();
    };
  }, []);

  return (
    <Button
      ref={ref}
      variant="quiet"
      className="px-0! text-sm! underline"
      aria-describedby={describedBy}
      onClick={onClick}
    >
      Take back
    </Button>
  );
}

type StateLineProps = { post: PostCard; onUnschedule: () => void; describedBy: string };

/** The state, the date and the likes; of a scheduled post, what takes the schedule back. */
function StateLine({ post, onUnschedule, describedBy }: StateLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-sm text-quiet tabular-nums @3xs:col-start-2">
      {post.publishAt ? (
        <>
          <span className="w-full text-ink">
            {scheduleTexts.scheduledFor(timeAndPlace(post.publishAt))}
          </span>
          <TakeBack describedBy={describedBy} onClick={onUnschedule} />
        </>
      ) : (
        <>
          <span>{stateOf(post)}</span>
          <span className="hidden items-center gap-1 @md:flex">
            {separator}
            {longDate(publicationOf(post))}
          </span>
        </>
      )}
      <span className="flex items-center gap-1 whitespace-nowrap">
        {separator}
        <Icon name="heart" size={16} />
        <span>
          <Count count={post.likes} />{' '}
          <span className="sr-only @md:not-sr-only">{post.likes === 1 ? 'like' : 'likes'}</span>
        </span>
      </span>
      {post.reads === undefined ? null : (
        <span className="flex items-center gap-1 whitespace-nowrap">
          {separator}
          <Link to={postNumbersPath(post._id)} aria-describedby={describedBy} className="text-link">
            <Count count={post.reads} /> {post.reads === 1 ? 'read' : 'reads'}
          </Link>
        </span>
      )}
      {post.emailed === undefined ? null : (
        <span className="flex items-center gap-1 whitespace-nowrap">
          {separator}
          {postLetterTexts.sent(post.emailed)}
          <span className="sr-only">{` ${post.emailed === 1 ? 'subscriber' : 'subscribers'}`}</span>
        </span>
      )}
    </p>
  );
}

/** A post of the user with its link and actions. */
export function OwnPostCard(props: OwnPostCardProps) {
  const { post, onToggle, onEdit, onDelete, onUnschedule, onKept, note } = props;
  const id = useId();
  const path = postPath(post.url);
  // The lines beside the picture.
  const hasThreeLines = Boolean(note) || post.withheldReason !== undefined;
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
        className={classes(
          hasThreeLines ? 'row-span-3' : 'row-span-2',
          (hasThreeLines || post.publishAt) && 'self-start @2xl:self-center',
        )}
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
      {post.withheldReason === undefined ? null : (
        <p dir="auto" className="text-sm wrap-anywhere @3xs:col-start-2">
          {withheldMessage(post.withheldReason)}
        </p>
      )}
      {note ? <div className="text-sm @3xs:col-start-2">{note}</div> : null}
      <StateLine post={post} describedBy={id} onUnschedule={() => onUnschedule(post)} />
      <div
        className={classes(
          'col-span-full flex flex-wrap items-center @md:col-start-2 @2xl:col-start-3 @2xl:row-start-1',
          hasThreeLines ? '@2xl:row-span-3' : '@2xl:row-span-2',
        )}
      >
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
        ) : (
          // The buttons of all rows are in line.
          <span className="touchable" />
        )}
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
