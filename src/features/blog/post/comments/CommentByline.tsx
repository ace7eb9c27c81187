import type { Comment } from '@contract/entities';
import { profilePath } from '@contract/pages';
import { Link } from 'react-router-dom';
import { longDateAndTime } from '@/lib/dates';

export function CommentByline({ commentAuthor, createdAt, updatedAt }: Comment) {
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-[0.95rem]">
      <Link
        dir="auto"
        to={profilePath(commentAuthor.username)}
        className="font-medium hover:text-accent"
      >
        {commentAuthor.fullName}
      </Link>
      <time dateTime={createdAt} className="text-sm text-quiet">
        {longDateAndTime(createdAt)}
      </time>
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
