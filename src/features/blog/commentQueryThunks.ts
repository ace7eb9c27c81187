import { limits } from '@contract/limits';
import { commentTexts } from '@contract/texts/commentTexts';
import { listComments } from '@/api/comments';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { firstComments } from './commentData';

type LoadedComments = { postId: string; loaded: number };

/** Loads the first page, or as many comments as there were. */
export const fetchComments = createAppAsyncThunk(
  'post/fetchComments',
  async ({ postId, loaded }: LoadedComments, { request }) => {
    const most = Math.max(loaded, limits.pageSize);
    const query = most > limits.pageSize ? {} : { skip: 0 };
    return firstComments(await listComments(postId, query, request), most);
  },
);

/** Loads the next page. */
export const fetchMoreComments = createAppAsyncThunk(
  'post/fetchMoreComments',
  async ({ postId, loaded }: LoadedComments, { request }) => {
    const { comments, areMore } = await listComments(postId, { skip: loaded }, request);
    return { comments, areMore };
  },
  { toasts: { failure: commentTexts.moreFailed } },
);
