import { profilePath } from '@contract/pages';
import { commentAnchor } from '@contract/postAnchors';
import { Link } from 'react-router-dom';
import { dateAndTime } from '@/lib/dates';
import { Moment, useZone } from '@/ui/Moment';
import type { WrittenComment } from '../model/commentData';

type CommentBylineProps = {
  comment: WrittenComment;
  /** Its writer has written the post, too. */
  isByPostAuthor?: boolean;
};

export function CommentByline({ comment, isByPostAuthor = false }: CommentBylineProps) {
  const { _id: id, commentAuthor, createdAt, updatedAt } = comment;
  const zone = useZone();
  return (
    <p className="flex min-w-16 flex-1 flex-wrap items-baseline gap-x-2 text-[0.95rem]">
      <Link
        dir="auto"
        to={profilePath(commentAuthor.username)}
        className="font-medium hover:text-accent"
      >
        {commentAuthor.fullName}
      </Link>
      {isByPostAuthor ? (
        <span className="rounded-full border border-edge px-2 text-xs text-quiet">Author</span>
      ) : null}
      <Link to={`#${commentAnchor(id)}`} className="text-sm text-quiet hover:text-accent">
        <Moment at={createdAt} />
      </Link>
      {updatedAt === createdAt ? null : (
        <time
          dateTime={updatedAt}
          title={dateAndTime(updatedAt, zone)}
          className="text-sm text-quiet"
        >
          edited
        </time>
      )}
    </p>
  );
}
