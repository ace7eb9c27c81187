import type { Comment } from '@contract/comments/commentEntities';
import * as moderation from '@contract/endpoints/moderation';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';
import { postSaved } from '@/store/posts/postEvents';
import { showSaved } from './reloadLists';

type Decided = { postId: string; commentId: string; state: Comment['state']; reason: string };

/** Closes the comments of a post, or opens them again. */
export const setCommentsClosed = createAppAsyncThunk(
  'comments/setCommentsClosed',
  async ({ postId: id, isClosed }: { postId: string; isClosed: boolean }, { call, dispatch }) => {
    const answer = await call(isClosed ? moderation.closeComments : moderation.openComments, {
      params: { id },
    });
    dispatch(postSaved(answer.blog));
    return answer;
  },
  { toasts: { success: fromServer, failure: decisionTexts.closeFailed } },
);

/** Hides a comment from others, or shows it again. */
export const decideComment = mutation('comments/decideComment', moderation.decideComment, {
  input: ({ postId: _, commentId, ...body }: Decided) => ({ params: { commentId }, body }),
  done: ({ comment }, { postId }, { dispatch }) => dispatch(showSaved(postId, comment)),
  toasts: { success: fromServer, failure: decisionTexts.decideFailed },
});
