import type { Comment } from '@contract/comments/commentEntities';
import type { OwnPart } from '@/store/posts/selectOwn';
import { missingReplies, repliesOf } from './commentChanges';
import type { CommentData, LoadedThread } from './commentData';

/** What concerns one member about the comments of a post. */
type OwnComments = Pick<OwnPart, 'likedComments' | 'waiting' | 'muted'>;

const newestFirst = (one: Comment, other: Comment) =>
  other.createdAt < one.createdAt ? -1 : other.createdAt > one.createdAt ? 1 : 0;

const emptied = { content: '', quote: '', commentAuthor: null, state: 'removed' } as const;

/** Adds the comments that only this member sees, except those before the last page that is loaded. */
function addWaiting(
  { comments, areMore }: CommentData,
  waiting: readonly Comment[],
): LoadedThread[] {
  const known = new Set(
    comments.flatMap(({ _id: id, firstReplies }) => [
      id,
      ...firstReplies.map((reply) => reply._id),
    ]),
  );
  const added = waiting.filter(({ _id: id }) => !known.has(id));
  const oldest = areMore ? (comments.at(-1)?.createdAt ?? '') : '';
  const threads = added
    .filter(({ parentId, createdAt }) => parentId === null && createdAt > oldest)
    .map((comment) => ({ ...comment, firstReplies: [] }));
  return [...comments, ...threads].toSorted(newestFirst).map((thread) => {
    // Those after replies that are not loaded yet come with them.
    const { before } = repliesOf(thread);
    const last = missingReplies(thread) > 0 ? (before.at(-1)?.createdAt ?? '') : null;
    const replies = added.filter(
      ({ parentId, createdAt }) => parentId === thread._id && (last === null || createdAt < last),
    );
    if (replies.length === 0) return thread;
    const all = [...thread.firstReplies, ...replies];
    return { ...thread, firstReplies: all.toSorted((one, other) => newestFirst(other, one)) };
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
  const comments = addWaiting(data, waiting).flatMap((thread): LoadedThread[] => {
    const heard = thread.firstReplies.filter(isHeard);
    const replies = thread.replies - (thread.firstReplies.length - heard.length);
    const seen = { ...asSeen(thread), firstReplies: heard.map(asSeen), replies };
    if (isHeard(thread)) return [seen];
    if (replies === 0) return [];
    return [thread.state === 'shown' ? { ...seen, isMuted: true } : { ...seen, ...emptied }];
  });
  return { ...data, comments };
}
