import type { Answer } from '@contract/endpoint';
import * as posts from '@contract/endpoints/posts';
import { gateTexts } from '@contract/texts/gateTexts';
import { postTexts } from '@contract/texts/postTexts';
import { cardOf } from '@/store/answeredPosts';
import { createAppAsyncThunk, fromServer, type ThunkContext } from '@/store/createAppAsyncThunk';
import { onlySignedIn } from '@/store/viewer';
import { readSummary } from './readSummary';

type PostAt = { url: string };

const readPost = ({ url }: PostAt, { call }: ThunkContext) =>
  call(posts.readPost, { params: { url }, body: {} });

type PostAnswer = Answer<typeof posts.readPost>;

const postsIn = ({ postDetails, recentPosts }: PostAnswer) => ({
  listed: recentPosts,
  others: [cardOf(postDetails)],
});

export const fetchPost = createAppAsyncThunk('post/fetchPost', readPost, {
  toasts: { failure: postTexts.loadFailed },
  posts: postsIn,
});

export const prefetchPost = createAppAsyncThunk('post/prefetchPost', readPost, {
  toasts: { isSilent: true },
  posts: postsIn,
});

export const summarisePost = createAppAsyncThunk(
  'post/summarisePost',
  ({ postId }: { postId: string }, { call }) =>
    readSummary(() => call(posts.summarisePost, { params: { id: postId } })),
  {
    toasts: { success: fromServer, failure: postTexts.summaryFailed },
    gate: onlySignedIn(gateTexts.summary),
    intent: ({ postId }) => ({ action: 'summary', id: postId }),
  },
);
