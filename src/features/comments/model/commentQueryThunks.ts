import * as comments from '@contract/endpoints/comments';
import { limits } from '@contract/limits';
import { commentTexts } from '@contract/texts/commentTexts';
import { isApiError } from '@/lib/apiError';
import { createAppAsyncThunk, type ThunkContext } from '@/store/createAppAsyncThunk';
import { firstComments, joinApart, joinComments, joinReplies } from './commentChanges';
import type { CommentData, CommentList, CommentView, LoadedThread } from './commentData';
import { usualView } from './commentViews';

type LoadedThreads = CommentList & { loaded: number; view?: CommentView };
/** Which replies to a comment were loaded: how many after how many others, and which ones apart from them. */
type KnownReplies = { earlier: number; most: number; apart: readonly string[] };
/** By the id of the thread. */
type WantedComments = LoadedThreads & { replies?: Readonly<Record<string, KnownReplies>> };
type RepliesPage = CommentList & { parentId: string; skip: number; isEarlier?: boolean };
type LinkedComment = { postId: string; commentId: string };

type Call = ThunkContext['call'];

/** A page of threads, maybe of those about a block, or of the replies to a comment. */
type CommentPage = { skip: number } & (
  | { threads: '1'; order?: 'oldest'; blockId?: string }
  | { parentId: string }
);

const listComments = async (blogId: string, query: CommentPage, call: Call) =>
  call(comments.listComments, { params: { blogId }, query });

const queryOf = ({ view = usualView, blockId }: Pick<LoadedThreads, 'view' | 'blockId'>) => ({
  threads: '1' as const,
  ...(view.order === 'oldest' ? { order: view.order } : {}),
  ...(blockId === undefined ? {} : { blockId }),
});

/** The thread of a comment of the post; null if the reader doesn't see it. */
async function loadThread({ postId, commentId }: LinkedComment, call: Call) {
  try {
    const { blogId, thread, replies, skip, areMore } = await call(comments.readThread, {
      params: { commentId },
    });
    if (blogId !== postId) return null;
    return joinReplies({ ...thread, firstReplies: [], earlier: skip }, replies, areMore);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

async function loadThreads({ postId, loaded, ...shown }: LoadedThreads, call: Call) {
  const page = async (skip: number) => listComments(postId, { ...queryOf(shown), skip }, call);
  let data: CommentData = await page(0);
  let skip = data.comments.length;
  while (data.areMore && data.comments.length < loaded) {
    const next = await page(skip);
    skip += next.comments.length;
    data = joinComments(data, next);
  }
  return firstComments(data, Math.max(loaded, limits.pageSize));
}

type WantedReplies = { postId: string; thread: LoadedThread; wanted: KnownReplies };

/** The same replies as before: the first page is not among them if the ones before them were not loaded. */
async function loadReplies({ postId, thread, wanted }: WantedReplies, call: Call) {
  const { earlier, most, apart } = wanted;
  const { _id: parentId } = thread;
  let filled = earlier === 0 ? thread : { ...thread, earlier, firstReplies: [] };
  let areMore = true;
  let skip = earlier + filled.firstReplies.length;
  while (areMore && filled.firstReplies.length < most) {
    const page = await listComments(postId, { parentId, skip }, call);
    skip += limits.pageSize;
    filled = joinReplies(filled, page.comments, page.areMore);
    areMore = page.areMore;
  }
  const lastId = apart.at(-1);
  if (lastId === undefined) return filled;
  const last = await loadThread({ postId, commentId: lastId }, call);
  const own = last?.firstReplies.filter(({ _id: id }) => apart.includes(id)) ?? [];
  return joinApart(filled, own);
}

/** The threads of a view; all threads if the only one is gone. */
async function loadView({ view = usualView, ...of }: LoadedThreads, call: Call) {
  const { commentId } = view;
  if (commentId === null) return { view, data: await loadThreads({ ...of, view }, call) };
  const thread = await loadThread({ ...of, commentId }, call);
  if (thread) return { view, data: { comments: [thread], areMore: false, remarks: undefined } };
  return { view: usualView, data: await loadThreads(of, call) };
}

/** Loads the first page of threads, or as many threads and replies as there were. */
export const fetchComments = createAppAsyncThunk(
  'comments/fetchComments',
  async ({ replies = {}, ...of }: WantedComments, { call }) => {
    const { view, data } = await loadView(of, call);
    const threads: LoadedThread[] = [];
    for (const thread of data.comments) {
      const wanted = replies[thread._id] ?? { earlier: 0, most: 0, apart: [] };
      threads.push(await loadReplies({ ...of, thread, wanted }, call));
    }
    return { ...data, comments: threads, ...(view === usualView ? {} : { view }) };
  },
);

/** Loads the thread of a comment that a link names; null if the reader doesn't see it. */
export const fetchLinkedThread = createAppAsyncThunk(
  'comments/fetchLinkedThread',
  (linked: LinkedComment, { call }) => loadThread(linked, call),
  { toasts: { failure: commentTexts.moreFailed } },
);

/** How many comments others have written since the newest loaded one. */
export const countNewComments = createAppAsyncThunk(
  'comments/countNew',
  async ({ postId, after }: { postId: string; after: string }, { call }) =>
    (await call(comments.countNewComments, { params: { blogId: postId }, query: { after } })).count,
  { toasts: { isSilent: true } },
);

/** Loads the next page. */
export const fetchMoreComments = createAppAsyncThunk(
  'comments/fetchMoreComments',
  async ({ postId, loaded, ...shown }: LoadedThreads, { call }) => {
    const query = { ...queryOf(shown), skip: loaded };
    const { comments, areMore } = await listComments(postId, query, call);
    return { comments, areMore };
  },
  { toasts: { failure: commentTexts.moreFailed } },
);

/** Loads the next page of the replies to a comment, or the page before the loaded ones. */
export const fetchMoreReplies = createAppAsyncThunk(
  'comments/fetchMoreReplies',
  async ({ postId, parentId, skip }: RepliesPage, { call }) => {
    const { comments, areMore } = await listComments(postId, { parentId, skip }, call);
    return { comments, areMore };
  },
  { toasts: { failure: commentTexts.moreFailed } },
);
