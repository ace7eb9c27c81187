import { profilePath } from '@contract/pages';
import { commentAnchor } from '@contract/postAnchors';
import { Link } from 'react-router-dom';
import { longDateAndTime } from '@/lib/dates';
import type { WrittenComment } from '../model/commentData';

export function CommentByline({ _id: id, commentAuthor, createdAt, updatedAt }: WrittenComment) {
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-[0.95rem]">
      <Link
        dir="auto"
        to={profilePath(commentAuthor.username)}
        className="font-medium hover:text-accent"
      >
        {commentAuthor.fullName}
      </Link>
      <Link to={`#${commentAnchor(id)}`} className="text-sm text-quiet hover:text-accent">
        <time dateTime={createdAt}>{longDateAndTime(createdAt)}</time>
      </Link>
      {updatedAt === createdAt ? null : (
        <time
          dateTime={updatedAt}
          title={longDateAndTime(updatedAt)}
          className="text-sm text-quiet"
        >
          edited
        </time>
      )}
    </p>
  );
}
