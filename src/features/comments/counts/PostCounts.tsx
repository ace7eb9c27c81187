import type { Post } from '@contract/entities';
import { groupDigits } from '@contract/groupDigits';
import { postAnchors } from '@contract/postAnchors';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/store/hooks';
import { Count } from '@/ui/Count';
import { Icon, type IconName } from '@/ui/Icon';
import { type CommentCounts, countOf, selectComments } from '../model/commentData';

/** For example "1 like" or "12 likes". */
export const counted = (count: number, unit: string) =>
  `${groupDigits(count)} ${unit}${count === 1 ? '' : 's'}`;

export function commentsLabel({ count, areMore }: CommentCounts) {
  const label = counted(count, 'comment');
  return areMore ? `More than ${label}` : label;
}

type CountLinkProps = { to: string; label: string; icon: IconName; children: ReactNode };

function CountLink({ to, label, icon, children }: CountLinkProps) {
  return (
    <li>
      <Link
        to={`#${to}`}
        aria-label={label}
        className="inline-flex items-center gap-1.5 hover:text-accent pointer-coarse:min-h-11"
        // The page scrolls because of the hash; the next press of Tab continues from there.
        onClick={() => document.getElementById(to)?.focus({ preventScroll: true })}
      >
        <Icon name={icon} size={18} />
        {children}
      </Link>
    </li>
  );
}

/**
 * How many likes and comments a post has, as links to the like button and the comments. The API
 * doesn't count the comments of a post: they are unknown until they are loaded, and if there are
 * more than are loaded, the count has a plus.
 */
export function PostCounts({ post: { _id: id, likes } }: { post: Post }) {
  const loaded = useAppSelector(selectComments(id))?.data;
  const comments = loaded && countOf(loaded);
  return (
    <ul
      aria-label="Likes and comments"
      className="flex gap-5 text-sm text-quiet tabular-nums print:hidden"
    >
      <CountLink to={postAnchors.like} label={counted(likes, 'like')} icon="heart">
        <Count count={likes} />
      </CountLink>
      <CountLink
        to={postAnchors.comments}
        label={comments ? commentsLabel(comments) : 'Comments'}
        icon="comment"
      >
        {comments ? <Count count={comments.count} /> : null}
        {comments?.areMore ? '+' : null}
      </CountLink>
    </ul>
  );
}
