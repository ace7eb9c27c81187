import * as comments from '@contract/endpoints/comments';
import { commentTexts } from '@contract/texts/commentTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { mutation } from '@/store/mutation';
import { onlySignedIn } from '@/store/viewer';

type LikedComment = { postId: string; commentId: string };

/** Names a like that waits for the connection. */
export const commentLikeKey = (commentId: string) => `comment-like ${commentId}`;

const like = {
  input: ({ commentId }: LikedComment) => ({ params: { commentId } }),
  waits: ({ commentId }: LikedComment) => commentLikeKey(commentId),
  gate: onlySignedIn(gateTexts.likeComment),
};

export const likeComment = mutation('comments/likeComment', comments.likeComment, {
  ...like,
  toasts: { failure: commentTexts.likeFailed },
});

export const unlikeComment = mutation('comments/unlikeComment', comments.unlikeComment, {
  ...like,
  toasts: { failure: commentTexts.unlikeFailed },
});
