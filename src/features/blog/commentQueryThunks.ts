import type { Thread } from '@contract/commentEntities';
import { limits } from '@contract/limits';
import { commentTexts } from '@contract/texts/commentTexts';
import { listComments } from '@/api/comments';
import { createAppAsyncThunk, type ThunkContext } from '@/store/createAppAsyncThunk';
import { firstComments, joinComments, joinReplies } from './commentChanges';
import type { CommentData, CommentView } from './commentData';
import { usualView } from './commentViews';

type LoadedComments = { postId: string; loaded: number };
type LoadedThreads = LoadedComments & { view?: CommentView };
/** How many replies of which threads were loaded. */
type WantedComments = LoadedThreads & { replies?: Readonly<Record<string, number>> };
type LoadedReplies = LoadedComments & { parentId: string };

type Request = ThunkContext['request'];

const queryOf = ({ order, about, commentId }: CommentView) => ({
  threads: '1' as const,
  ...(order === 'oldest' ? { order } : {}),
  ...(about ? { blockId: about.blockId } : {}),
  ...(commentId === null ? {} : { commentId }),
});

async function loadThreads({ postId, loaded, view = usualView }: LoadedThreads, request: Request) {
  const page = async (skip: number) => listComments(postId, { ...queryOf(view), skip }, request);
  let data: CommentData = await page(0);
  let skip = data.comments.length;
  while (data.areMore && data.comments.length < loaded) {
    const next = await page(skip);
    skip += next.comments.length;
    data = joinComments(data, next);
  }
  return firstComments(data, Math.max(loaded, limits.pageSize));
}

type WantedReplies = { postId: string; thread: Thread; wanted: number };

async function loadReplies({ postId, thread, wanted }: WantedReplies, request: Request) {
  const { _id: parentId, replies } = thread;
  let filled = thread;
  let areMore = true;
  let skip = thread.firstReplies.length;
  while (areMore && filled.firstReplies.length < Math.min(wanted, replies)) {
    const page = await listComments(postId, { parentId, skip }, request);
    skip += limits.pageSize;
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
    const { view } = of;
    return { ...data, comments, ...(view && view !== usualView ? { view } : {}) };
  },
);

/** Loads the thread of a comment that a link names; none if the reader doesn't see it. */
export const fetchLinkedThread = createAppAsyncThunk(
  'post/fetchLinkedThread',
  async ({ postId, commentId }: { postId: string; commentId: string }, { request }) => {
    const query = { ...queryOf({ ...usualView, commentId }), skip: 0 };
    return (await listComments(postId, query, request)).comments;
  },
  { toasts: { failure: commentTexts.moreFailed } },
);

/** Loads the next page. */
export const fetchMoreComments = createAppAsyncThunk(
  'post/fetchMoreComments',
  async ({ postId, loaded, view = usualView }: LoadedThreads, { request }) => {
    const query = { ...queryOf(view), skip: loaded };
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
