import { gateTexts } from '@contract/texts/gateTexts';
import { likeTexts } from '@contract/texts/likeTexts';
import { postTexts } from '@contract/texts/postTexts';
import { scheduleTexts } from '@contract/texts/scheduleTexts';
import * as likes from '@/api/likes';
import * as posts from '@/api/posts';
import { createAppAsyncThunk, fromServer } from '../createAppAsyncThunk';
import { onlySignedIn } from '../viewer';

/** Whether the viewer likes a post. It may have been rendered for visitors. */
export const fetchLikes = createAppAsyncThunk(
  'posts/fetchLikes',
  async ({ postId }: { postId: string }, { request }) =>
    (await likes.readLikes(postId, request)).data,
  {
    toasts: { isSilent: true },
    condition: ({ postId }, { getState }) => !getState().postCards?.pendingReads[postId],
  },
);

export const likePost = createAppAsyncThunk(
  'posts/likePost',
  ({ postId }: { postId: string }, { request }) => likes.likePost(postId, request),
  {
    toasts: { failure: likeTexts.likeFailed },
    gate: onlySignedIn(gateTexts.like),
    intent: ({ postId }) => ({ action: 'like', id: postId }),
  },
);

export const unlikePost = createAppAsyncThunk(
  'posts/unlikePost',
  ({ postId }: { postId: string }, { request }) => likes.unlikePost(postId, request),
  { toasts: { failure: likeTexts.unlikeFailed }, gate: onlySignedIn(gateTexts.like) },
);

export const deletePost = createAppAsyncThunk(
  'posts/deletePost',
  ({ id, authorId }: { id: string; authorId: string }, { request }) =>
    posts.deletePost(id, authorId, request),
  {
    toasts: { success: fromServer, failure: postTexts.deleteFailed },
    gate: onlySignedIn(gateTexts.delete),
  },
);

/** Publishes or unpublishes. Only one change of a post runs at a time. */
export const setPublished = createAppAsyncThunk(
  'posts/setPublished',
  ({ id, isPublished }: { id: string; isPublished: boolean }, { request }) =>
    isPublished ? posts.publishPost(id, request) : posts.unpublishPost(id, request),
  {
    toasts: { success: fromServer, failure: postTexts.updateFailed },
    condition: ({ id }, { getState }) => !getState().postCards?.publishingIds.includes(id),
  },
);

/** Plans when a draft is published. */
export const schedulePost = createAppAsyncThunk(
  'posts/schedule',
  ({ id, publishAt }: { id: string; publishAt: string }, { request }) =>
    posts.schedulePost(id, publishAt, request),
  { toasts: { success: fromServer, failure: scheduleTexts.failed } },
);

/** Keeps a draft that was to be published. */
export const unschedulePost = createAppAsyncThunk(
  'posts/unschedule',
  ({ id }: { id: string }, { request }) => posts.unschedulePost(id, request),
  { toasts: { success: fromServer, failure: postTexts.updateFailed } },
);
