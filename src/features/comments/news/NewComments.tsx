import { commentAnchor, postAnchors } from '@contract/postAnchors';
import { newCommentsText } from '@contract/texts/commentTexts';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { useCommentedPost } from '../model/CommentsContext';
import { allLoaded, type CommentData, selectComments, usualView } from '../model/commentData';
import { commentsQuery } from '../model/commentQueries';
import { showComments } from '../model/commentThunks';
import { reloadRemarks } from '../model/reloadLists';
import { useNewComments } from './useNewComments';

/** The newest loaded comment that was written after a time. */
function newestAfter(data: CommentData, time: string) {
  return allLoaded(data)
    .filter(({ createdAt }) => Date.parse(createdAt) > Date.parse(time))
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))[0];
}

/**
 * Says how many comments others have written meanwhile, at the lower edge so that nothing moves, and shows them when
 * asked.
 */
export function NewComments({ data }: { data: CommentData }) {
  const { postId } = useCommentedPost();
  const dispatch = useAppDispatch();
  const count = useNewComments(data);
  const { getState } = useAppStore();

  async function show() {
    const before = data.latest ?? new Date(0).toISOString();
    if (selectComments(postId)(getState())?.data?.view)
      dispatch(showComments({ postId, view: usualView }));
    dispatch(reloadRemarks(postId));
    await dispatch(commentsQuery(postId).fetch());
    const loaded = selectComments(postId)(getState())?.data;
    const newest = loaded && newestAfter(loaded, before);
    const place = document.getElementById(
      newest ? commentAnchor(newest._id) : postAnchors.comments,
    );
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 z-20 grid justify-items-center print:hidden"
      style={{ bottom: '4.5rem' }}
    >
      {count > 0 ? (
        <p className="pointer-events-auto flex items-center gap-2 rounded-control border bg-raised py-1 ps-4 pe-1 floating-shadow">
          {newCommentsText(count)}
          <ActionButton variant="quiet" aria-label="Show the new comments" onPress={show}>
            Show
          </ActionButton>
        </p>
      ) : null}
    </div>
  );
}
