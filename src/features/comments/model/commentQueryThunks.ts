import * as comments from '@contract/endpoints/comments';
import { commentTexts } from '@contract/texts/commentTexts';
import { isApiError } from '@/lib/apiError';
import { createAppAsyncThunk, type ThunkContext } from '@/store/createAppAsyncThunk';
import { loadedThread, threadAround } from './commentChanges';
import { type CommentList, type CommentView, type ThreadPage, usualView } from './commentData';

type ShownComments = CommentList & { view?: CommentView };
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

const queryOf = ({ view = usualView, blockId }: Pick<ShownComments, 'view' | 'blockId'>) => ({
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
    return threadAround(thread, { comments: replies, areMore }, skip);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

async function loadThreads(
  { postId, skip, ...shown }: ShownComments & { skip: number },
  call: Call,
): Promise<ThreadPage> {
  const answer = await listComments(postId, { ...queryOf(shown), skip }, call);
  const { comments, areMore, count, latest, remarks } = answer;
  const threads = comments.map(loadedThread);
  return { threads, areMore, ...(count === undefined ? {} : { count, latest }), remarks };
}

/** Loads the first page of threads, or the only one that is shown; all threads if that is gone. */
export const fetchComments = createAppAsyncThunk(
  'comments/fetchComments',
  async ({ view = usualView, ...list }: ShownComments, { call }): Promise<ThreadPage> => {
    const { commentId } = view;
    if (commentId !== null) {
      const thread = await loadThread({ ...list, commentId }, call);
      if (thread) return { threads: [thread], areMore: false, view };
      return loadThreads({ ...list, skip: 0 }, call);
    }
    const page = await loadThreads({ ...list, view, skip: 0 }, call);
    return view === usualView ? page : { ...page, view };
  },
);

/** Loads the thread of a comment that a link names; null if the reader doesn't see it. */
export const fetchLinkedThread = createAppAsyncThunk(
  'comments/fetchLinkedThread',
  (linked: LinkedComment, { call }) => loadThread(linked, call),
  { toasts: { failure: commentTexts.moreFailed } },
);

/** Whether the reader still sees a comment. */
export const checkComment = createAppAsyncThunk(
  'comments/checkComment',
  async (checked: LinkedComment, { call }) => (await loadThread(checked, call)) !== null,
  { toasts: { isSilent: true } },
);

/** Loads the page after so many threads. */
export const fetchMoreComments = createAppAsyncThunk(
  'comments/fetchMoreComments',
  (page: ShownComments & { skip: number }, { call }) => loadThreads(page, call),
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
