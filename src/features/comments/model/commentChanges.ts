import type { Comment, Thread } from '@contract/comments/commentEntities';
import {
  allLoaded,
  type CommentData,
  type CommentView,
  countOf,
  isPartial,
  isWritten,
  type LoadedThread,
} from './commentData';
import { fillGap, gap, gapAfter, isGap, loadedOf, mapLoaded, newOnes, withFirstPage } from './gaps';

/** Before the threads of another view have arrived. */
export function withView(data: CommentData, view: CommentView): CommentData {
  const { remarks } = data;
  const next = { threads: [], remarks, view, isPending: true };
  const { latest } = data;
  return isPartial({ view }) ? { ...next, whole: countOf(data), latest } : next;
}

const isShown = (comment: Comment) => isWritten(comment) && comment.state === 'shown';

/** How many replies before the loaded ones are not loaded. */
export function earlierReplies({ replyList: [first] }: LoadedThread) {
  return first && isGap(first) ? (first.earlier ?? 0) : 0;
}

/** How many replies after the loaded ones are not loaded. Those in review or hidden don't count. */
export const missingReplies = (thread: LoadedThread) =>
  thread.replies - earlierReplies(thread) - loadedOf(thread.replyList).filter(isShown).length;

/** With a gap after the loaded replies if some are missing. */
function withGap(thread: LoadedThread): LoadedThread {
  const { replyList } = thread;
  const at = gapAfter(replyList);
  const areMissing = missingReplies(thread) > 0;
  if (areMissing === at >= 0) return thread;
  return { ...thread, replyList: areMissing ? [...replyList, gap] : replyList.toSpliced(at, 1) };
}

/** With none after the loaded replies. What a comment counts can also be of muted people. */
const withoutMissing = (thread: LoadedThread) =>
  withGap({ ...thread, replies: thread.replies - missingReplies(thread) });

/** A thread as it is answered: with its first replies. */
export const loadedThread = ({ firstReplies, ...comment }: Thread): LoadedThread =>
  withGap({ ...comment, replyList: firstReplies });

type Page = { comments: readonly Comment[]; areMore: boolean };

/** A thread as it is answered: with a page of its replies, after `skip` others. */
export function threadAround(comment: Comment, { comments, areMore }: Page, skip: number) {
  const replyList = skip > 0 ? [{ ...gap, earlier: skip }, ...comments] : comments;
  const thread = { ...comment, replyList };
  return areMore ? withGap(thread) : withoutMissing(thread);
}

/** Adds the next replies to a thread, in their gap. */
export function joinReplies(thread: LoadedThread, { comments, areMore }: Page): LoadedThread {
  const { replyList } = thread;
  const at = gapAfter(replyList);
  if (at < 0) return thread;
  const next = { ...thread, replyList: fillGap(replyList, at, { rows: comments, areMore }) };
  return areMore ? withGap(next) : withoutMissing(next);
}

/** Adds the replies before the loaded ones; `earlier` are still missing. */
export function joinEarlier(
  thread: LoadedThread,
  { comments }: Page,
  earlier: number,
): LoadedThread {
  const [, ...later] = thread.replyList;
  const rest = earlier > 0 ? [{ ...gap, earlier }] : [];
  const next = { ...thread, replyList: [...rest, ...newOnes(comments, later), ...later] };
  return missingReplies(thread) > 0 ? withGap(next) : withoutMissing(next);
}

/** Adds a reply that the viewer has just written: the last one, also if others before it are not loaded. */
const addReply = (thread: LoadedThread, reply: Comment): LoadedThread =>
  withGap({
    ...thread,
    replies: thread.replies + (isShown(reply) ? 1 : 0),
    replyList: [...thread.replyList, reply],
  });

/** A thread as it is now, with the replies that were loaded after its first ones. */
function mergedThread(before: LoadedThread | undefined, now: LoadedThread): LoadedThread {
  if (!before) return now;
  if (earlierReplies(before) > 0) return withGap({ ...now, replyList: before.replyList });
  const rows = loadedOf(now.replyList);
  // Own replies that only the viewer sees can follow.
  const replyList = withFirstPage(before.replyList, { rows, areMore: rows.length > 0 });
  return withGap({ ...now, replyList });
}

/** The first page of threads as it is now, and what was loaded after it. */
export function mergeThreads(
  before: CommentData['threads'],
  now: readonly LoadedThread[],
  areMore: boolean,
): CommentData['threads'] {
  const known = new Map(loadedOf(before).map((thread) => [thread._id, thread]));
  const rows = now.map((thread) => mergedThread(known.get(thread._id), thread));
  return withFirstPage(before, { rows, areMore });
}

/** Adds the next page of threads, in their gap. */
export function joinThreads(data: CommentData, rows: readonly LoadedThread[], areMore: boolean) {
  const at = gapAfter(data.threads);
  return at < 0 ? data : { ...data, threads: fillGap(data.threads, at, { rows, areMore }) };
}

/** Changes one thread. */
export function withThread(
  data: CommentData,
  id: string,
  change: (thread: LoadedThread) => LoadedThread,
): CommentData {
  const threads = mapLoaded(data.threads, (thread) =>
    thread._id === id ? change(thread) : thread,
  );
  return { ...data, threads };
}

/** A loaded comment or reply. */
export const findComment = (data: CommentData, id: string) =>
  allLoaded(data).find(({ _id }) => _id === id);

/** Changes a comment or reply. */
export function withComment(
  data: CommentData,
  id: string,
  change: (comment: Comment) => Partial<Comment>,
): CommentData {
  if (!findComment(data, id)) return data;
  const changed = <Row extends Comment>(row: Row): Row =>
    row._id === id ? { ...row, ...change(row) } : row;
  const threads = mapLoaded(data.threads, (thread) => ({
    ...changed(thread),
    replyList: mapLoaded(thread.replyList, changed),
  }));
  return { ...data, threads };
}

/** Counts comments that everybody sees. */
const withMore = (data: CommentData, more: number, latest = data.latest): CommentData =>
  data.count === undefined ? data : { ...data, count: data.count + more, latest };

/** Shows a comment as the API has answered it; adds it if the viewer has just written it. */
export function withSaved(data: CommentData, saved: Comment): CommentData {
  const { _id: id, parentId } = saved;
  const before = findComment(data, id);
  if (before) {
    const { replies: _, ...fields } = saved;
    const more = Number(isShown(saved)) - Number(isShown(before));
    return withMore(
      withComment(data, id, () => fields),
      more,
    );
  }
  const counted = isShown(saved) ? withMore(data, 1, saved.createdAt) : data;
  if (parentId !== null) return withThread(counted, parentId, (thread) => addReply(thread, saved));
  return { ...counted, threads: [loadedThread({ firstReplies: [], ...saved }), ...data.threads] };
}

/** What stays of a comment with replies that the reader doesn't see. */
const emptied = (thread: LoadedThread): LoadedThread => ({
  ...thread,
  content: '',
  quote: '',
  commentAuthor: null,
  state: 'removed',
});

/** Without some comments; one that others answered stays without its text. */
function without(
  data: CommentData,
  isGone: (comment: Comment) => boolean,
  withoutText: (thread: LoadedThread) => LoadedThread,
): CommentData {
  const threads = data.threads.flatMap((item): CommentData['threads'] => {
    if (isGap(item)) return [item];
    const gone = loadedOf(item.replyList).filter(isGone);
    const replies = item.replies - gone.filter(isShown).length;
    const replyList = item.replyList.filter((row) => isGap(row) || !gone.includes(row));
    const thread = { ...item, replyList, replies };
    if (!isGone(item)) return [thread];
    return replies > 0 ? [withoutText(thread)] : [];
  });
  return { ...data, threads };
}

/** Without a comment that was deleted. */
export function withoutComment(data: CommentData, id: string): CommentData {
  const before = findComment(data, id);
  if (!before) return data;
  const rest = without(data, ({ _id }) => _id === id, emptied);
  return isShown(before) ? withMore(rest, -1) : rest;
}

/** Without the comments of an account. */
export function withoutCommentsBy(
  data: CommentData,
  { authorId, isMuted }: { authorId: string; isMuted: boolean },
): CommentData {
  return without(
    data,
    ({ commentAuthor }) => commentAuthor?.id === authorId,
    (thread) =>
      isMuted && thread.state === 'shown' ? { ...thread, isMuted: true } : emptied(thread),
  );
}
