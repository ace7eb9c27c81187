import { decisionTexts } from '@contract/texts/decisionTexts';
import * as moderation from '@/api/moderation';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { postSaved } from '@/store/posts/postEvents';
import { reloadLists } from './reloadLists';

type Decided = {
  postId: string;
  commentId: string;
} & moderation.Decision;

/** Closes the comments of a post, or opens them again. */
export const setCommentsClosed = createAppAsyncThunk(
  'comments/setCommentsClosed',
  async (change: { postId: string; isClosed: boolean }, { request, dispatch }) => {
    const answer = await moderation.setCommentsClosed(change, request);
    dispatch(postSaved(answer.blog));
    return answer;
  },
  { toasts: { success: fromServer, failure: decisionTexts.closeFailed } },
);

/** Hides a comment from others, or shows it again. */
export const decideComment = createAppAsyncThunk(
  'comments/decideComment',
  async ({ postId, commentId, ...decision }: Decided, { request, dispatch }) => {
    const answer = await moderation.decideComment(commentId, decision, request);
    dispatch(reloadLists({ postId }));
    return answer;
  },
  { toasts: { success: fromServer, failure: decisionTexts.decideFailed } },
);
