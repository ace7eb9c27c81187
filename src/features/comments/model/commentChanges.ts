import type { Comment } from '@contract/comments/commentEntities';
import {
  type CommentData,
  type CommentView,
  countOf,
  isWritten,
  type LoadedThread,
} from './commentData';
import { isPartial } from './commentViews';

/** The first `most` threads. */
export function firstComments(data: CommentData, most: number): CommentData {
  const { comments, areMore, remarks, count, latest } = data;
  return {
    ...(count === undefined ? {} : { count, latest }),
    comments: comments.slice(0, most),
    areMore: areMore || comments.length > most,
    ...(remarks && remarks.length > 0 ? { remarks } : {}),
  };
}

/** Before the threads of another view have arrived. */
export function withView(data: CommentData, view: CommentView): CommentData {
  const whole = countOf(data);
  const { remarks } = data;
  const next = { comments: [], areMore: false, remarks, view, isPending: true };
  return isPartial({ view }) ? { ...next, whole } : next;
}

function joined<Row extends Comment>(before: readonly Row[], next: readonly Row[]) {
  const known = new Set(before.map(({ _id: id }) => id));
  return [...before, ...next.filter(({ _id: id }) => !known.has(id))];
}

/** Adds the next page. A comment that is already loaded has moved there because newer ones were added. */
export function joinComments(before: CommentData, next: CommentData): CommentData {
  return { ...before, comments: joined(before.comments, next.comments), areMore: next.areMore };
}

const countShown = (replies: readonly Comment[]) =>
  replies.filter((reply) => isWritten(reply) && reply.state === 'shown').length;

/** The replies that are loaded without a gap, and the new ones of the viewer after it. */
export function repliesOf({ firstReplies, apart = 0 }: LoadedThread) {
  const end = firstReplies.length - apart;
  return { before: firstReplies.slice(0, end), after: firstReplies.slice(end) };
}

/** How many replies after the loaded ones are not loaded. Those that wait or are hidden don't count. */
export const missingReplies = ({ replies, firstReplies, earlier = 0 }: LoadedThread) =>
  replies - earlier - countShown(firstReplies);

/** With none after the loaded replies. What a comment counts can also be of muted people. */
const withoutMissing = ({ apart: _, ...thread }: LoadedThread): LoadedThread => ({
  ...thread,
  replies: thread.replies - missingReplies(thread),
});

/** Adds the next replies to a thread, before those that stand apart. */
export function joinReplies(
  thread: LoadedThread,
  replies: readonly Comment[],
  areMore = true,
): LoadedThread {
  const { before, after } = repliesOf(thread);
  const filled = joined(before, replies);
  const firstReplies = joined(filled, after);
  const next = { ...thread, firstReplies };
  if (!areMore) return withoutMissing(next);
  const apart = firstReplies.length - filled.length;
  return after.length > 0 ? { ...next, apart } : next;
}

/** Adds replies of the viewer, which are the last ones. */
export function joinApart(thread: LoadedThread, own: readonly Comment[]): LoadedThread {
  const firstReplies = joined(thread.firstReplies, own);
  const added = firstReplies.length - thread.firstReplies.length;
  const next = { ...thread, firstReplies, apart: (thread.apart ?? 0) + added };
  return missingReplies(next) > 0 ? next : withoutMissing(next);
}

/** Adds a reply that the viewer has just written. */
export function addReply(thread: LoadedThread, reply: Comment): LoadedThread {
  if (thread.firstReplies.some(({ _id: id }) => id === reply._id)) return thread;
  return joinApart({ ...thread, replies: thread.replies + countShown([reply]) }, [reply]);
}

/** Adds the replies before the loaded ones; `earlier` are still missing. */
export function joinEarlier(
  thread: LoadedThread,
  { replies, earlier }: { replies: readonly Comment[]; earlier: number },
): LoadedThread {
  const next = { ...thread, firstReplies: joined(replies, thread.firstReplies), earlier };
  return missingReplies(thread) > 0 ? next : withoutMissing(next);
}

/** Changes one thread. */
export function withThread(
  data: CommentData,
  id: string,
  change: (thread: LoadedThread) => LoadedThread,
): CommentData {
  const comments = data.comments.map((thread) => (thread._id === id ? change(thread) : thread));
  return { ...data, comments };
}

/** Counts a comment that the viewer has just written. */
export function withOneMore(data: CommentData, { state, createdAt }: Comment): CommentData {
  if (data.count === undefined || state !== 'shown') return data;
  return { ...data, count: data.count + 1, latest: createdAt };
}

/** Changes the likes of a comment or reply. */
export function withLikes(
  data: CommentData,
  id: string,
  change: (likes: Pick<Comment, 'likes' | 'isLiked'>) => Pick<Comment, 'likes' | 'isLiked'>,
): CommentData {
  const liked = <Row extends Comment>(comment: Row): Row =>
    comment._id === id ? { ...comment, ...change(comment) } : comment;
  const comments = data.comments.map((thread) => ({
    ...liked(thread),
    firstReplies: thread.firstReplies.map(liked),
  }));
  return { ...data, comments };
}

function withoutReplies(thread: LoadedThread, authorId: string): LoadedThread {
  const replies = thread.firstReplies.filter(({ commentAuthor }) => commentAuthor?.id !== authorId);
  const removed = thread.firstReplies.length - replies.length;
  return { ...thread, firstReplies: replies, replies: thread.replies - removed };
}

/** What stays of a comment with replies that the reader doesn't see. */
const emptied = (thread: LoadedThread): LoadedThread => ({
  ...thread,
  content: '',
  quote: '',
  commentAuthor: null,
  state: 'removed',
});

const muted = (thread: LoadedThread): LoadedThread =>
  thread.state === 'shown' ? { ...thread, isMuted: true } : emptied(thread);

/** Without the comments of an account; one that others answered keeps its place. */
export function withoutCommentsBy(
  data: CommentData,
  { authorId, isMuted }: { authorId: string; isMuted: boolean },
): CommentData {
  const withoutText = isMuted ? muted : emptied;
  const remaining = (thread: LoadedThread): LoadedThread[] => {
    const others = withoutReplies(thread, authorId);
    if (thread.commentAuthor?.id !== authorId) return [others];
    return others.replies > 0 ? [withoutText(others)] : [];
  };
  return { ...data, comments: data.comments.flatMap(remaining) };
}
