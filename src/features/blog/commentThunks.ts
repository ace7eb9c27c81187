import type { Comment } from '@contract/entities';
import { commentTexts } from '@contract/texts/commentTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import * as comments from '@/api/comments';
import { isApiError } from '@/lib/apiError';
import { createAppAsyncThunk, type ThunkContext } from '@/store/createAppAsyncThunk';
import { reloadQuery } from '@/store/routeQuery';
import { onlySignedIn } from '@/store/viewer';
import { commentsQuery } from './postQueries';
import { readSentComment, removeSentComment, writeSentComment } from './sentComment';

type NewComment = { postId: string; comment: string };
type ChangedComment = NewComment & { commentId: string };

const hasText = ({ comment }: NewComment) => comment.trim() !== '';

type Listed = Pick<Comment, '_id' | 'content' | 'commentAuthor'>;

/** The comments with this text that the viewer has already written. */
const idsOfSame = (listed: readonly Listed[], text: string, viewerId: string) =>
  listed
    .filter(({ content, commentAuthor }) => content === text && commentAuthor.id === viewerId)
    .map(({ _id: id }) => id);

/**
 * Sends a comment. If the last attempt had no answer, it first looks whether that comment has
 * arrived, so that it isn't created twice.
 */
async function sendOnce({ postId, comment }: NewComment, { request, getState }: ThunkContext) {
  const viewerId = getState().auth.user?.id ?? '';
  const place = { owner: viewerId, postId };
  const earlier = readSentComment(place);
  if (earlier?.comment === comment) {
    const { comments: newest } = await comments.listComments(postId, { skip: 0 }, request);
    const arrived = idsOfSame(newest, comment, viewerId).filter(
      (id) => !earlier.known.includes(id),
    );
    if (arrived.length > 0) {
      removeSentComment(place);
      return;
    }
  } else {
    const listed = commentsQuery(postId).select(getState())?.data?.comments ?? [];
    writeSentComment(place, { comment, known: idsOfSame(listed, comment, viewerId) });
  }
  try {
    await comments.addComment({ blogId: postId, comment }, request);
  } catch (thrown) {
    if (isApiError(thrown) && thrown.kind === 'refused') removeSentComment(place);
    throw thrown;
  }
  removeSentComment(place);
}

export const addComment = createAppAsyncThunk(
  'post/addComment',
  async (form: NewComment, context) => {
    await sendOnce(form, context);
    context.dispatch(reloadQuery(commentsQuery(form.postId)));
  },
  {
    toasts: { success: commentTexts.added, failure: commentTexts.addFailed },
    gate: onlySignedIn(gateTexts.comment),
    intent: ({ postId }) => ({ action: 'comment', id: postId }),
    condition: hasText,
  },
);

export const updateComment = createAppAsyncThunk(
  'post/updateComment',
  async ({ postId, commentId, comment }: ChangedComment, { request, dispatch }) => {
    await comments.updateComment({ commentId, comment }, request);
    dispatch(reloadQuery(commentsQuery(postId)));
  },
  {
    toasts: { success: commentTexts.updated, failure: commentTexts.updateFailed },
    gate: onlySignedIn(gateTexts.comment),
    condition: hasText,
  },
);

/** Without a success toast: the row shows it while the deletion can be undone. */
export const deleteComment = createAppAsyncThunk(
  'post/deleteComment',
  async ({ postId, commentId }: { postId: string; commentId: string }, { request, dispatch }) => {
    await comments.deleteComment(commentId, { ...request, isKeptAlive: true });
    dispatch(reloadQuery(commentsQuery(postId)));
  },
  {
    toasts: { failure: commentTexts.deleteFailed },
    gate: onlySignedIn(gateTexts.comment),
  },
);
