import { commentTexts } from '@contract/texts/commentTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { likeTexts } from '@contract/texts/likeTexts';
import { postTexts } from '@contract/texts/postTexts';
import * as comments from '@/api/comments';
import * as likes from '@/api/likes';
import * as posts from '@/api/posts';
import type { RootState } from '@/store/appTypes';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { readSummary } from './post/summary/readSummary';
import { postDeleted } from './postEvents';

export type PostAt = { url: string };
export type LikedPost = PostAt & { postId: string };
export type NewComment = { postId: string; comment: string };
export type ChangedComment = NewComment & { commentId: string };

const viewerId = ({ auth }: RootState) => auth.user?.id ?? null;
const entryOf = ({ post }: RootState, url: string) => post?.posts[url];
const onlySignedIn = (message: string) => (state: RootState) =>
  state.auth.isLoggedIn ? null : message;
const saysSomething = ({ comment }: NewComment) => comment.trim() !== '';

async function readFor({ url }: PostAt, signal: AbortSignal, getState: () => RootState) {
  const reader = viewerId(getState());
  return { ...(await posts.readPost(url, { signal })), viewerId: reader };
}

export const fetchPost = createAppAsyncThunk(
  'post/fetchPost',
  (at: PostAt, { signal, getState }) => readFor(at, signal, getState),
  {
    toasts: { failure: postTexts.loadFailed },
    condition: ({ url }, { getState }) => entryOf(getState(), url)?.status !== 'loading',
  },
);

/** Loads a post that somebody is about to open; whether it works is nobody's business yet. */
export const readyPost = createAppAsyncThunk(
  'post/readyPost',
  (at: PostAt, { signal, getState }) => readFor(at, signal, getState),
  {
    condition: ({ url }, { getState }) => {
      const entry = entryOf(getState(), url);
      return entry === undefined || (entry.status !== 'loading' && entry.details === null);
    },
  },
);

export const deletePost = createAppAsyncThunk(
  'post/deletePost',
  async ({ id, url, authorId }: PostAt & { id: string; authorId: string }, { dispatch }) => {
    const answer = await posts.deletePost(id, authorId);
    dispatch(postDeleted({ id, url }));
    return answer;
  },
  {
    toasts: { success: fromServer, failure: postTexts.deleteFailed },
    gate: onlySignedIn(gateTexts.delete),
  },
);

export const likePost = createAppAsyncThunk(
  'post/likePost',
  ({ postId }: LikedPost) => likes.likePost(postId),
  { toasts: { failure: likeTexts.likeFailed }, gate: onlySignedIn(gateTexts.like) },
);

export const unlikePost = createAppAsyncThunk(
  'post/unlikePost',
  ({ postId }: LikedPost) => likes.unlikePost(postId),
  { toasts: { failure: likeTexts.unlikeFailed }, gate: onlySignedIn(gateTexts.like) },
);

export const fetchComments = createAppAsyncThunk(
  'post/fetchComments',
  ({ postId }: { postId: string }, { signal }) => comments.listComments(postId, { signal }),
);

export const addComment = createAppAsyncThunk(
  'post/addComment',
  async ({ postId, comment }: NewComment, { dispatch }) => {
    await comments.addComment({ blogId: postId, comment });
    void dispatch(fetchComments({ postId }));
  },
  {
    toasts: { success: commentTexts.added, failure: commentTexts.addFailed },
    gate: onlySignedIn(gateTexts.comment),
    condition: saysSomething,
  },
);

export const updateComment = createAppAsyncThunk(
  'post/updateComment',
  async ({ postId, commentId, comment }: ChangedComment, { dispatch }) => {
    await comments.updateComment({ commentId, comment });
    void dispatch(fetchComments({ postId }));
  },
  {
    toasts: { success: commentTexts.updated, failure: commentTexts.updateFailed },
    gate: onlySignedIn(gateTexts.comment),
    condition: saysSomething,
  },
);

export const deleteComment = createAppAsyncThunk(
  'post/deleteComment',
  async ({ postId, commentId }: { postId: string; commentId: string }, { dispatch }) => {
    await comments.deleteComment(commentId);
    void dispatch(fetchComments({ postId }));
  },
  {
    toasts: { success: commentTexts.deleted, failure: commentTexts.deleteFailed },
    gate: onlySignedIn(gateTexts.comment),
  },
);

export const summarisePost = createAppAsyncThunk(
  'post/summarisePost',
  ({ postId }: { postId: string }, { signal }) =>
    readSummary(() => posts.summarisePost(postId, { signal })),
  {
    toasts: { success: fromServer, failure: postTexts.summaryFailed },
    gate: onlySignedIn(gateTexts.summary),
  },
);
