import { Button } from '@/ui/Button';
import { NeedsScript } from '@/ui/NeedsScript';
import type { CommentData } from '../model/commentData';
import { CommentRow } from '../thread/CommentRow';
import { Replies } from '../thread/Replies';
import { useMoreComments } from './useMoreComments';

/** The loaded threads with their replies, and the button that loads more of them. */
export function CommentRows({ data: { comments, areMore, view } }: { data: CommentData }) {
  const { isBusy, firstNewId, showMore } = useMoreComments(view);
  return (
    <>
      <ul>
        {comments.map((comment) => (
          <CommentRow key={comment._id} comment={comment} takesFocus={comment._id === firstNewId}>
            <Replies thread={comment} />
          </CommentRow>
        ))}
      </ul>
      {areMore ? (
        <NeedsScript>
          <Button
            variant="secondary"
            className="justify-self-start"
            busy={isBusy}
            onClick={({ currentTarget }) => void showMore(comments, currentTarget)}
          >
            Show more
          </Button>
        </NeedsScript>
      ) : null}
    </>
  );
}
