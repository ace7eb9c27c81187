import * as likes from '@contract/endpoints/likes';
import { gateTexts } from '@contract/texts/gateTexts';
import { postTexts } from '@contract/texts/postTexts';
import { createAppAsyncThunk } from '../createAppAsyncThunk';
import { mutation } from '../mutation';
import { onlySignedIn } from '../viewer';

/** Whether the viewer likes a post. It may have been rendered for visitors. */
export const fetchLikes = createAppAsyncThunk(
  'posts/fetchLikes',
  async ({ postId }: { postId: string }, { call }) =>
    (await call(likes.readLikes, { body: { postId } })).data,
  {
    toasts: { isSilent: true },
    condition: ({ postId }, { getState }) => !getState().postCards?.pendingReads[postId],
  },
);

/** Names a like that waits for the connection. */
export const likeKey = (postId: string) => `like ${postId}`;

const like = {
  input: ({ postId }: { postId: string }) => ({ params: { postId } }),
  waits: ({ postId }: { postId: string }) => likeKey(postId),
  gate: onlySignedIn(gateTexts.like),
};

export const likePost = mutation('posts/likePost', likes.likePost, {
  ...like,
  toasts: { failure: postTexts.likeFailed },
  intent: ({ postId }) => ({ action: 'like', id: postId }),
});

export const unlikePost = mutation('posts/unlikePost', likes.unlikePost, {
  ...like,
  toasts: { failure: postTexts.unlikeFailed },
});
