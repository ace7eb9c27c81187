import { commentTexts } from '@contract/texts/commentTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import * as comments from '@/api/comments';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { reloadQuery } from '@/store/routeQuery';
import { onlySignedIn } from '@/store/viewer';
import { commentsQuery } from './postQueries';

type NewComment = {
  postId: string;
  comment: string;
  clientId: string;
  /** What it answers, and the thread of that. */
  answers?: { commentId: string; threadId: string } | undefined;
};
type ChangedComment = { postId: string; comment: string; commentId: string };

const hasText = ({ comment }: { comment: string }) => comment.trim() !== '';

export const addComment = createAppAsyncThunk(
  'post/addComment',
  async ({ postId, comment, clientId, answers }: NewComment, { request, dispatch }) => {
    const parent = answers ? { parentId: answers.commentId } : {};
    await comments.addComment({ blogId: postId, comment, ...parent, clientId }, request);
    dispatch(reloadQuery(commentsQuery(postId, answers?.threadId)));
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

export const deleteComment = createAppAsyncThunk(
  'post/deleteComment',
  async ({ postId, commentId }: { postId: string; commentId: string }, { request, dispatch }) => {
    await comments.deleteComment(commentId, { ...request, isKeptAlive: true });
    dispatch(reloadQuery(commentsQuery(postId)));
  },
  {
    toasts: { success: commentTexts.deleted, failure: commentTexts.deleteFailed },
    gate: onlySignedIn(gateTexts.comment),
  },
);
