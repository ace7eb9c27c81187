import type { Thread } from '@contract/commentEntities';
import { groupDigits } from '@contract/groupDigits';
import type { Viewer } from '@contract/permissions';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { NeedsScript } from '@/ui/NeedsScript';
import { missingReplies } from '../../commentChanges';
import { fetchMoreReplies } from '../../commentQueryThunks';
import { CommentRow } from './CommentRow';

type RepliesProps = {
  postId: string;
  thread: Thread;
  viewer: Viewer;
  /** Whether the viewer decides about comments of this account. */
  decides: (writerId: string) => boolean;
};

/** The replies to a comment: the first ones, and the others on request. */
export function Replies({ postId, thread, viewer, decides }: RepliesProps) {
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();
  const [firstNewId, setFirstNewId] = useState<string | null>(null);
  const { _id: parentId, firstReplies, commentAuthor } = thread;
  const more = missingReplies(thread);

  async function showMore() {
    const loaded = firstReplies.length;
    const known = new Set(firstReplies.map(({ _id: id }) => id));
    const outcome = await dispatch(fetchMoreReplies({ postId, parentId, loaded }));
    if (!fetchMoreReplies.fulfilled.match(outcome)) return;
    const first = outcome.payload.comments.find(({ _id: id }) => !known.has(id));
    // At once: the reader could move the focus before a later render.
    flushSync(() => setFirstNewId(first?._id ?? null));
  }

  if (firstReplies.length === 0 && more <= 0) return null;
  return (
    <div className="col-span-full ms-6 grid gap-2 sm:col-start-2 sm:ms-0">
      <ul aria-label={commentAuthor ? `Replies to ${commentAuthor.fullName}` : 'Replies'}>
        {firstReplies.map((reply) => (
          <CommentRow
            key={reply._id}
            postId={postId}
            comment={reply}
            parentId={parentId}
            viewer={viewer}
            decides={decides}
            takesFocus={reply._id === firstNewId}
          />
        ))}
      </ul>
      {more > 0 ? (
        <NeedsScript>
          <Button
            variant="quiet"
            className="justify-self-start"
            busy={isBusy}
            onClick={() => void run(showMore)}
          >
            Show {groupDigits(more)} more {more === 1 ? 'reply' : 'replies'}
          </Button>
        </NeedsScript>
      ) : null}
    </div>
  );
}
