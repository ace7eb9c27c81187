import { gateTexts } from '@contract/texts/gateTexts';
import { postTexts } from '@contract/texts/postTexts';
import * as posts from '@/api/posts';
import { cardOf } from '@/store/answeredPosts';
import { createAppAsyncThunk, fromServer, type ThunkContext } from '@/store/createAppAsyncThunk';
import { onlySignedIn } from '@/store/viewer';
import { readSummary } from './readSummary';

type PostAt = { url: string };

const readPost = ({ url }: PostAt, { request }: ThunkContext) => posts.readPost(url, request);

type PostAnswer = Awaited<ReturnType<typeof posts.readPost>>;

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
  ({ postId }: { postId: string }, { request }) =>
    readSummary(() => posts.summarisePost(postId, request)),
  {
    toasts: { success: fromServer, failure: postTexts.summaryFailed },
    gate: onlySignedIn(gateTexts.summary),
    intent: ({ postId }) => ({ action: 'summary', id: postId }),
  },
);
