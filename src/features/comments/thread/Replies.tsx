import { limits } from '@contract/limits';
import { showReplies } from '@contract/texts/commentTexts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { NeedsScript } from '@/ui/NeedsScript';
import { useCommentedPost } from '../model/CommentsContext';
import { earlierReplies, missingReplies } from '../model/commentChanges';
import type { LoadedThread } from '../model/commentData';
import { fetchMoreReplies } from '../model/commentQueryThunks';
import { gapAfter, isGap, loadedOf, newOnes } from '../model/gaps';
import { CommentRow } from './CommentRow';

type LoadButtonProps = { count: number; which: 'earlier' | 'more'; onPress: () => Promise<void> };

function LoadButton({ count, which, onPress }: LoadButtonProps) {
  return (
    <NeedsScript>
      <ActionButton variant="quiet" className="justify-self-start" onPress={onPress}>
        {showReplies(count, which)}
      </ActionButton>
    </NeedsScript>
  );
}

/** The replies to a comment: the first ones, or those around a linked one, and the others on request. */
export function Replies({ thread }: { thread: LoadedThread }) {
  const dispatch = useAppDispatch();
  const { postId, blockId } = useCommentedPost();
  const [firstNewId, setFirstNewId] = useState<string | null>(null);
  const { _id: parentId, replyList, commentAuthor } = thread;
  const earlier = earlierReplies(thread);
  const at = gapAfter(replyList);

  async function load(page: { skip: number; isEarlier: boolean }) {
    const outcome = await dispatch(fetchMoreReplies({ postId, blockId, parentId, ...page }));
    if (!fetchMoreReplies.fulfilled.match(outcome)) return;
    const [first] = newOnes(outcome.payload.comments, replyList);
    // At once: the reader could move the focus before a later render.
    flushSync(() => setFirstNewId(first?._id ?? null));
  }

  const showEarlier = async () =>
    load({ skip: Math.max(earlier - limits.pageSize, 0), isEarlier: true });
  const showMore = async () =>
    load({ skip: earlier + loadedOf(replyList.slice(0, at)).length, isEarlier: false });

  if (replyList.length === 0) return null;
  return (
    <div className="col-span-full ms-6 grid gap-2 sm:col-start-2 sm:ms-0">
      {earlier > 0 ? <LoadButton count={earlier} which="earlier" onPress={showEarlier} /> : null}
      <ul aria-label={commentAuthor ? `Replies to ${commentAuthor.fullName}` : 'Replies'}>
        {replyList.map((item, index) =>
          !isGap(item) ? (
            <CommentRow key={item._id} comment={item} takesFocus={item._id === firstNewId} />
          ) : index === at ? (
            <li key="more" className="pt-2">
              <LoadButton count={missingReplies(thread)} which="more" onPress={showMore} />
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
