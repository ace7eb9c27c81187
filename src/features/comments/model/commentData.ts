import type { Comment } from '@contract/comments/commentEntities';
import type { RootState } from '@/store/appTypes';
import { answersOf, entryOf } from '@/store/cache';
import { isGap, loadedOf, type WithGaps } from './gaps';

/** Which threads of a post are listed, and how. */
export type CommentView = {
  order: 'newest' | 'oldest';
  /** Only this thread. */
  commentId: string | null;
};

export type CommentCounts = { count: number; areMore: boolean };

/** A thread with its replies, of which some may not be loaded. */
export type LoadedThread = Comment & { replyList: WithGaps<Comment> };

/** The threads of a post, of which some may not be loaded. */
export type CommentData = {
  threads: WithGaps<LoadedThread>;
  /** How many comments everybody sees, and when the newest of them was written. */
  count?: number | undefined;
  latest?: string | null | undefined;
  /** How many comments are about each block. */
  remarks?: { blockId: string; count: number }[] | undefined;
  /** Absent for the usual one. */
  view?: CommentView | undefined;
  /** What was counted before only some threads were listed. */
  whole?: CommentCounts | undefined;
  /** The threads of the view are requested. */
  isPending?: boolean | undefined;
};

/** Threads as they are answered. */
export type ThreadPage = Pick<CommentData, 'count' | 'latest' | 'remarks' | 'view'> & {
  threads: readonly LoadedThread[];
  areMore: boolean;
};

/** The loaded comments, each before its replies. */
export const allLoaded = ({ threads }: CommentData): Comment[] =>
  loadedOf(threads).flatMap((thread) => [thread, ...loadedOf(thread.replyList)]);

/** A comment whose text and author the reader sees. */
export type WrittenComment = Comment & { commentAuthor: NonNullable<Comment['commentAuthor']> };

export const isWritten = <Row extends Comment>(comment: Row): comment is Row & WrittenComment =>
  comment.commentAuthor !== null;

const isCounted = (comment: Comment) =>
  isWritten(comment) && comment.state === 'shown' && !comment.isMuted;

/** How many comments of the loaded threads the reader sees: those that wait, are hidden or of muted people don't count. */
const countLoaded = ({ threads }: CommentData) =>
  loadedOf(threads).reduce((sum, row) => sum + (isCounted(row) ? 1 : 0) + row.replies, 0);

/**
 * How many comments there are, also while only some threads are listed. If all are loaded, those of muted people
 * don't count.
 */
export function countOf(loaded: CommentData): CommentCounts {
  const { whole, threads, count } = loaded;
  if (whole) return whole;
  const areMore = threads.some(isGap);
  return areMore && count !== undefined
    ? { count, areMore: false }
    : { count: countLoaded(loaded), areMore };
}

/** The comments of a post, or only the remarks on one block of it. */
export type CommentList = { postId: string; blockId?: string | undefined };

const remarksOf = (postId: string) => `${postId} `;

export const listKey = ({ postId, blockId }: CommentList) =>
  blockId === undefined ? postId : remarksOf(postId) + blockId;

const isListOf = (postId: string, key: string) =>
  key === postId || key.startsWith(remarksOf(postId));

/** By the key of the list. */
export const commentLists = answersOf<CommentData>('comments');

/** A list of comments. Their query loads with the section of the comments: before that there are none. */
export const selectList = (list: CommentList) => (state: RootState) =>
  entryOf(commentLists.select(state), listKey(list));

/** The loaded comments of a post. */
export const selectComments = (postId: string) => selectList({ postId });

/** The blocks of a post whose remarks are listed on their own. */
export const selectRemarked = (postId: string) => (state: RootState) =>
  commentLists
    .select(state)
    .filter((entry) => entry.key !== postId && isListOf(postId, entry.key))
    .map(({ key }) => key.slice(remarksOf(postId).length));

/** All threads, newest first. */
export const usualView: CommentView = { order: 'newest', commentId: null };

/** Whether only one thread of the post is listed. */
export const isPartial = ({ view }: Pick<CommentData, 'view'>) =>
  view !== undefined && view.commentId !== null;

export const viewOf = ({ view }: Pick<CommentData, 'view'>) => view ?? usualView;
