import type { Comment } from '@contract/comments/commentEntities';
import * as comments from '@contract/endpoints/comments';
import { createAppAsyncThunk, type ThunkContext } from '@/store/createAppAsyncThunk';
import { selectViewer } from '@/store/viewer';
import { findComment, withSaved } from '../model/commentChanges';
import { allLoaded, selectComments } from '../model/commentData';
import { reloadRemarks } from '../model/reloadLists';
import { commentsChanged } from '../model/storedComments';

type Since = { postId: string; after: string };

/** Adds what others have answered the viewer since to the loaded threads. */
async function showAnswers({ postId, after }: Since, { call, getState, dispatch }: ThunkContext) {
  const viewer = selectViewer(getState());
  const loaded = () => selectComments(postId)(getState())?.data;
  const isOwn = (comment: Comment | undefined) =>
    viewer !== null && comment?.commentAuthor?.id === viewer.id;
  const before = loaded();
  if (!viewer || !before || !allLoaded(before).some(isOwn)) return;
  const newest = await call(comments.listComments, {
    params: { blogId: postId },
    query: { skip: 0 },
  });
  for (const answer of newest.comments.toReversed()) {
    const data = loaded();
    const thread = data && answer.parentId !== null && findComment(data, answer.parentId);
    if (!thread || answer.createdAt <= after || findComment(data, answer._id)) continue;
    if (!isOwn(thread) && !answer.mentions.includes(viewer.username)) continue;
    // The others that came since stay new.
    const next = { ...withSaved(data, answer), latest: data.latest };
    dispatch(commentsChanged({ postId, data: next }));
  }
  dispatch(reloadRemarks(postId));
}

/** How many comments others have written since, without those that are shown. Answers to the viewer's own are shown. */
export const countNewComments = createAppAsyncThunk(
  'comments/countNew',
  async ({ postId, after }: Since, context) => {
    const { call, getState } = context;
    const input = { params: { blogId: postId }, query: { after } };
    const { count } = await call(comments.countNewComments, input);
    if (count > 0) await showAnswers({ postId, after }, context);
    const data = selectComments(postId)(getState())?.data;
    const viewerId = selectViewer(getState())?.id;
    const shown = data
      ? allLoaded(data).filter(
          ({ createdAt, commentAuthor }) => createdAt > after && commentAuthor?.id !== viewerId,
        )
      : [];
    return Math.max(0, count - shown.length);
  },
  { toasts: { isSilent: true } },
);
