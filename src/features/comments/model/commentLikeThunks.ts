import { commentTexts } from '@contract/texts/commentTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import * as comments from '@/api/comments';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { orWhenConnected } from '@/store/orWhenConnected';
import { onlySignedIn } from '@/store/viewer';

type LikedComment = { postId: string; commentId: string };

/** Names a like that waits for the connection. */
export const commentLikeKey = (commentId: string) => `comment-like ${commentId}`;

export const likeComment = createAppAsyncThunk(
  'comments/likeComment',
  ({ commentId }: LikedComment, { request }) =>
    orWhenConnected(commentLikeKey(commentId), () => comments.likeComment(commentId, request)),
  { toasts: { failure: commentTexts.likeFailed }, gate: onlySignedIn(gateTexts.likeComment) },
);

export const unlikeComment = createAppAsyncThunk(
  'comments/unlikeComment',
  ({ commentId }: LikedComment, { request }) =>
    orWhenConnected(commentLikeKey(commentId), () => comments.unlikeComment(commentId, request)),
  { toasts: { failure: commentTexts.unlikeFailed }, gate: onlySignedIn(gateTexts.likeComment) },
);
