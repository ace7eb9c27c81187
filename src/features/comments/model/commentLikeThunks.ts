import * as comments from '@contract/endpoints/comments';
import { commentTexts } from '@contract/texts/commentTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { orWhenConnected } from '@/store/orWhenConnected';
import { onlySignedIn } from '@/store/viewer';

type LikedComment = { postId: string; commentId: string };

/** Names a like that waits for the connection. */
export const commentLikeKey = (commentId: string) => `comment-like ${commentId}`;

export const likeComment = createAppAsyncThunk(
  'comments/likeComment',
  async ({ commentId }: LikedComment, { call }) => {
    const send = () => call(comments.likeComment, { params: { commentId } });
    return (await orWhenConnected(commentLikeKey(commentId), send)).data;
  },
  { toasts: { failure: commentTexts.likeFailed }, gate: onlySignedIn(gateTexts.likeComment) },
);

export const unlikeComment = createAppAsyncThunk(
  'comments/unlikeComment',
  async ({ commentId }: LikedComment, { call }) => {
    const send = () => call(comments.unlikeComment, { params: { commentId } });
    return (await orWhenConnected(commentLikeKey(commentId), send)).data;
  },
  { toasts: { failure: commentTexts.unlikeFailed }, gate: onlySignedIn(gateTexts.likeComment) },
);
