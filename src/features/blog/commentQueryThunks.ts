import type { Thread } from '@contract/entities';
import { limits } from '@contract/limits';
import { commentTexts } from '@contract/texts/commentTexts';
import { listComments } from '@/api/comments';
import { createAppAsyncThunk, type ThunkContext } from '@/store/createAppAsyncThunk';
import { type CommentData, firstComments, joinComments, joinReplies } from './commentData';

type LoadedComments = { postId: string; loaded: number };
/** How many replies of which threads were loaded. */
type WantedComments = LoadedComments & { replies?: Readonly<Record<string, number>> };
type LoadedReplies = LoadedComments & { parentId: string };

type Request = ThunkContext['request'];

async function loadThreads({ postId, loaded }: LoadedComments, request: Request) {
  const page = async (skip: number) => listComments(postId, { threads: '1', skip }, request);
  const most = Math.max(loaded, limits.pageSize);
  let data: CommentData = await page(0);
  while (data.areMore && data.comments.length < most) {
    data = joinComments(data, await page(data.comments.length));
  }
  return firstComments(data, most);
}

type WantedReplies = { postId: string; thread: Thread; wanted: number };

async function loadReplies({ postId, thread, wanted }: WantedReplies, request: Request) {
  const { _id: parentId, replies } = thread;
  let filled = thread;
  let areMore = true;
  while (areMore && filled.firstReplies.length < Math.min(wanted, replies)) {
    const query = { parentId, skip: filled.firstReplies.length };
    const page = await listComments(postId, query, request);
    filled = joinReplies(filled, page.comments);
    areMore = page.areMore;
  }
  return filled;
}

/** Loads the first page of threads, or as many threads and replies as there were. */
export const fetchComments = createAppAsyncThunk(
  'post/fetchComments',
  async ({ replies = {}, ...of }: WantedComments, { request }) => {
    const data = await loadThreads(of, request);
    const comments: Thread[] = [];
    for (const thread of data.comments) {
      const wanted = replies[thread._id] ?? 0;
      comments.push(await loadReplies({ ...of, thread, wanted }, request));
    }
    return { ...data, comments };
  },
);

/** Loads the next page. */
export const fetchMoreComments = createAppAsyncThunk(
  'post/fetchMoreComments',
  async ({ postId, loaded }: LoadedComments, { request }) => {
    const query = { threads: '1', skip: loaded } as const;
    const { comments, areMore } = await listComments(postId, query, request);
    return { comments, areMore };
  },
  { toasts: { failure: commentTexts.moreFailed } },
);

/** Loads the next page of the replies to a comment. */
export const fetchMoreReplies = createAppAsyncThunk(
  'post/fetchMoreReplies',
  async ({ postId, parentId, loaded }: LoadedReplies, { request }) => {
    const { comments, areMore } = await listComments(postId, { parentId, skip: loaded }, request);
    return { comments, areMore };
  },
  { toasts: { failure: commentTexts.moreFailed } },
);
