import type { Comment } from '@contract/comments/commentEntities';
import { limits } from '@contract/limits';
import { showReplies } from '@contract/texts/commentTexts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { NeedsScript } from '@/ui/NeedsScript';
import { useCommentedPost } from '../model/CommentsContext';
import { missingReplies, repliesOf } from '../model/commentChanges';
import type { LoadedThread } from '../model/commentData';
import { fetchMoreReplies } from '../model/commentQueryThunks';
import { CommentRow } from './CommentRow';

type LoadButtonProps = { count: number; which: 'earlier' | 'more'; onPress: () => Promise<void> };

function LoadButton({ count, which, onPress }: LoadButtonProps) {
  const { isBusy, run } = useSingleRun();
  return (
    <NeedsScript>
      <Button
        variant="quiet"
        className="justify-self-start"
        busy={isBusy}
        onClick={() => void run(onPress)}
      >
        {showReplies(count, which)}
      </Button>
    </NeedsScript>
  );
}

/** The replies to a comment: the first ones, or those around a linked one, and the others on request. */
export function Replies({ thread }: { thread: LoadedThread }) {
  const dispatch = useAppDispatch();
  const { postId, blockId } = useCommentedPost();
  const [firstNewId, setFirstNewId] = useState<string | null>(null);
  const { _id: parentId, firstReplies, commentAuthor, earlier = 0 } = thread;
  const { before, after } = repliesOf(thread);
  const more = missingReplies(thread);

  async function load(page: { skip: number; isEarlier: boolean }) {
    const known = new Set(firstReplies.map(({ _id: id }) => id));
    const outcome = await dispatch(fetchMoreReplies({ postId, blockId, parentId, ...page }));
    if (!fetchMoreReplies.fulfilled.match(outcome)) return;
    const first = outcome.payload.comments.find(({ _id: id }) => !known.has(id));
    // At once: the reader could move the focus before a later render.
    flushSync(() => setFirstNewId(first?._id ?? null));
  }

  const showEarlier = async () =>
    load({ skip: Math.max(earlier - limits.pageSize, 0), isEarlier: true });
  const showMore = async () => load({ skip: earlier + before.length, isEarlier: false });

  const rowOf = (reply: Comment) => (
    <CommentRow key={reply._id} comment={reply} takesFocus={reply._id === firstNewId} />
  );

  if (firstReplies.length === 0 && more <= 0 && earlier === 0) return null;
  return (
    <div className="col-span-full ms-6 grid gap-2 sm:col-start-2 sm:ms-0">
      {earlier > 0 ? <LoadButton count={earlier} which="earlier" onPress={showEarlier} /> : null}
      <ul aria-label={commentAuthor ? `Replies to ${commentAuthor.fullName}` : 'Replies'}>
        {before.map(rowOf)}
        {more > 0 ? (
          <li key="more" className="pt-2">
            <LoadButton count={more} which="more" onPress={showMore} />
          </li>
        ) : null}
        {after.map(rowOf)}
      </ul>
    </div>
  );
}
