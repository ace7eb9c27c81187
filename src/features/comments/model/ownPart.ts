import type { Comment } from '@contract/comments/commentEntities';
import type { OwnPart } from '@/store/posts/selectOwn';
import type { CommentData, LoadedThread } from './commentData';
import { gapAfter, isGap, loadedOf, mapLoaded, type WithGaps } from './gaps';

/** What concerns one member about the comments of a post. */
export type OwnComments = Pick<OwnPart, 'likedComments' | 'waiting' | 'muted'>;

const newestFirst = (one: Comment, other: Comment) =>
  other.createdAt < one.createdAt ? -1 : other.createdAt > one.createdAt ? 1 : 0;

const emptied = { content: '', quote: '', commentAuthor: null, state: 'removed' } as const;

const idsOf = (rows: readonly Comment[]) => rows.map(({ _id: id }) => id);

/** Sorts new ones into what is loaded without a gap, except those that come after it. */
function sortedIn<Row extends Comment>(
  items: WithGaps<Row>,
  added: readonly Row[],
  inOrder: (one: Comment, other: Comment) => number,
): WithGaps<Row> {
  const at = gapAfter(items);
  const before = at < 0 ? items : items.slice(0, at);
  const last = at < 0 ? undefined : loadedOf(before).at(-1);
  const fitting = added.filter((row) => !last || inOrder(row, last) < 0);
  if (fitting.length === 0) return items;
  const earlier = before.filter(isGap);
  const rows = [...loadedOf(before), ...fitting].toSorted(inOrder);
  return [...earlier, ...rows, ...items.slice(before.length)];
}

/** Adds the comments that only this member sees, except those that come with pages that are not loaded. */
function addInReview({ threads }: CommentData, inReview: readonly Comment[]) {
  const known = new Set(
    loadedOf(threads).flatMap((thread) => [thread._id, ...idsOf(loadedOf(thread.replyList))]),
  );
  const added = inReview.filter(({ _id: id }) => !known.has(id));
  const own = added
    .filter(({ parentId }) => parentId === null)
    .map((comment): LoadedThread => ({ ...comment, replyList: [] }));
  return mapLoaded(sortedIn(threads, own, newestFirst), (thread) => {
    const replies = added.filter(({ parentId }) => parentId === thread._id);
    const replyList = sortedIn(thread.replyList, replies, (one, other) => newestFirst(other, one));
    return { ...thread, replyList };
  });
}

/** The comments of a page that was rendered for visitors, as the member sees them. */
export function withOwnPart(data: CommentData, { likedComments, waiting, muted }: OwnComments) {
  const liked = new Set(likedComments);
  const silent = new Set(muted);
  const isHeard = ({ commentAuthor }: Comment) => !silent.has(commentAuthor?.username ?? '');
  const asSeen = <Row extends Comment>(row: Row): Row => ({
    ...row,
    isLiked: row.isLiked || liked.has(row._id),
  });
  const threads = addInReview(data, waiting).flatMap((thread): CommentData['threads'] => {
    if (isGap(thread)) return [thread];
    const heard = thread.replyList.filter((row) => isGap(row) || isHeard(row));
    const replies = thread.replies - (thread.replyList.length - heard.length);
    const seen = { ...asSeen(thread), replyList: mapLoaded(heard, asSeen), replies };
    if (isHeard(thread)) return [seen];
    if (replies === 0) return [];
    return [thread.state === 'shown' ? { ...seen, isMuted: true } : { ...seen, ...emptied }];
  });
  return { ...data, threads };
}
