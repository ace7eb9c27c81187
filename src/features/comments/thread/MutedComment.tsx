import type { Comment } from '@contract/comments/commentEntities';
import { profilePath } from '@contract/pages';
import { muteTexts } from '@contract/texts/muteTexts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';

type MutedCommentProps = { comment: Pick<Comment, 'commentAuthor'>; onShow: () => void };

/** In the place of a comment by a muted person, which others answered. The person is unmuted at the profile. */
export function MutedComment({ comment: { commentAuthor: author }, onShow }: MutedCommentProps) {
  const id = useId();
  return (
    <p className="col-span-full flex flex-wrap items-center gap-x-3 text-quiet">
      <span id={id}>
        {muteTexts.isMuted}{' '}
        {author ? (
          <Link to={profilePath(author.username)} className="text-link">
            <bdi>{author.fullName}</bdi>
          </Link>
        ) : null}
      </span>
      <Button variant="quiet" aria-describedby={id} onClick={onShow}>
        Show
      </Button>
    </p>
  );
}
