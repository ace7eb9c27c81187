import * as likes from '@contract/endpoints/likes';
import { gateTexts } from '@contract/texts/gateTexts';
import { likeTexts } from '@contract/texts/likeTexts';
import { createAppAsyncThunk } from '../createAppAsyncThunk';
import { orWhenConnected } from '../orWhenConnected';
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

export const likePost = createAppAsyncThunk(
  'posts/likePost',
  ({ postId }: { postId: string }, { call }) =>
    orWhenConnected(likeKey(postId), () => call(likes.likePost, { params: { postId } })),
  {
    toasts: { failure: likeTexts.likeFailed },
    gate: onlySignedIn(gateTexts.like),
    intent: ({ postId }) => ({ action: 'like', id: postId }),
  },
);

export const unlikePost = createAppAsyncThunk(
  'posts/unlikePost',
  ({ postId }: { postId: string }, { call }) =>
    orWhenConnected(likeKey(postId), () => call(likes.unlikePost, { params: { postId } })),
  { toasts: { failure: likeTexts.unlikeFailed }, gate: onlySignedIn(gateTexts.like) },
);
