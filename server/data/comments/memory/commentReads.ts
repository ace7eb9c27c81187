import { requiredReview } from '@server/rules/comments';
import { activeUser, canRead, isShown, shownComments } from '../../memory/tables/access';
import { personCard } from '../../memory/tables/cards';
import { pageOf } from '../../memory/tables/paging';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import type { CommentCardRow, CommentRow, ThreadRow } from '../../rows/communityRows';
import type { CommentData, CommentReader } from '../commentPort';
import { judgedFacts } from './commentFacts';

/** Whether the comment is only for its author and those who decide. */
const isWithheld = ({ state, removedAt }: CommentRow) =>
  state === 'held' || state === 'hidden' || removedAt !== null;

/** What one reader sees of comments. */
export function readAs(tables: Tables, reader: CommentReader) {
  const repliesTo = (id: string) => tables.comments.list('parentId', id);
  const muted = new Set(
    reader && !reader.ignoresMutes
      ? tables.mutes.list('userId', reader.id).map(({ mutedId }) => mutedId)
      : [],
  );
  const isHeard = ({ authorId }: CommentRow) => authorId === null || !muted.has(authorId);
  const isCounted = (comment: CommentRow) => isHeard(comment) && isShown(tables, comment);

  function isVisible(comment: CommentRow) {
    if (!isHeard(comment)) return false;
    if (isShown(tables, comment)) return true;
    const { authorId } = comment;
    const isActive = authorId !== null && activeUser(tables, authorId) !== null;
    return isWithheld(comment) && isActive && (reader?.decides === true || reader?.id === authorId);
  }

  function card(comment: CommentRow): CommentCardRow {
    const { id, authorId } = comment;
    return {
      ...comment,
      author: authorId === null ? null : personCard(tables, authorId),
      likes: tables.commentLikes.list('commentId', id).length,
      isLiked: reader !== null && tables.commentLikes.has({ commentId: id, userId: reader.id }),
      replies: repliesTo(id).filter(isCounted).length,
      isVisible: isVisible(comment),
      isMuted: !isHeard(comment) && isShown(tables, comment),
    };
  }

  const visibleReplies = (id: string) => repliesTo(id).filter(isVisible);

  return {
    card,
    isHeard,
    isSeen: isVisible,
    visibleReplies,
    thread: (comment: CommentRow): ThreadRow => ({
      ...card(comment),
      firstReplies: visibleReplies(comment.id).slice(0, 3).map(card),
    }),
    isListed: (comment: CommentRow) =>
      comment.parentId === null && (isVisible(comment) || repliesTo(comment.id).some(isCounted)),
  };
}

/** The moderators and administrators who wrote the comments. */
function staffOf({ users }: Tables, comments: readonly CommentRow[]) {
  const writers = new Set(comments.map(({ authorId }) => authorId ?? ''));
  return [...writers].toSorted().flatMap((id) => {
    const writer = users.get(id);
    return writer && writer.role !== 'user' ? { id, role: writer.role } : [];
  });
}

function ofMember(tables: Tables, { userId, ...page }: Parameters<CommentData['ofMember']>[0]) {
  const { card, isSeen, visibleReplies } = readAs(tables, { id: userId, decides: false });
  const newestFirst = tables.comments
    .list('authorId', userId)
    .flatMap((comment) => {
      const post = tables.posts.get(comment.postId);
      const isListed = post && canRead(tables, userId, post) && isSeen(comment);
      return isListed ? [{ comment, post }] : [];
    })
    .toReversed();
  return pageOf(newestFirst, page, ({ comment, post: { url, title } }) => ({
    ...card(comment),
    post: { url, title },
    answers: visibleReplies(comment.id)
      .filter(({ authorId }) => authorId !== userId)
      .slice(-3)
      .map(card),
  }));
}

export const createReads = (store: Store) =>
  ({
    async byId(id) {
      const comment = store.tables.comments.get(id);
      return comment && { ...comment };
    },
    async ofPost({ postId, reader = null, ...page }) {
      const { card, isHeard } = readAs(store.tables, reader);
      const newestFirst = shownComments(store.tables, postId).filter(isHeard).toReversed();
      return pageOf(newestFirst, page, card);
    },
    async threads({ postId, blockId, order, reader, ...page }) {
      const { isListed, thread } = readAs(store.tables, reader);
      const threads = store.tables.comments
        .list('postId', postId)
        .filter((row) => isListed(row) && (blockId === undefined || row.blockId === blockId));
      const ordered = order === 'oldest' ? threads : threads.toReversed();
      return pageOf(ordered, page, thread);
    },
    async thread({ commentId, reader, take }) {
      const { comments } = store.tables;
      const { card, isListed, visibleReplies } = readAs(store.tables, reader);
      const named = comments.get(commentId);
      const thread = comments.get(named?.parentId ?? commentId);
      if (!named || !thread || !isListed(thread)) return null;
      const replies = visibleReplies(thread.id);
      const place = named === thread ? 0 : replies.findIndex(({ id }) => id === commentId);
      if (place === -1) return null;
      const skip = place - (place % take);
      const { rows, areMore } = pageOf(replies, { skip, take }, card);
      return { thread: card(thread), replies: rows, skip, areMore };
    },
    async replies({ postId, parentId, reader, ...page }) {
      const { card, visibleReplies } = readAs(store.tables, reader);
      const replies = visibleReplies(parentId).filter((reply) => reply.postId === postId);
      return pageOf(replies, page, card);
    },
    async remarks({ postId, reader }) {
      const { isHeard } = readAs(store.tables, reader);
      const counts = new Map<string, number>();
      for (const { blockId, parentId } of shownComments(store.tables, postId).filter(isHeard)) {
        if (blockId === null || parentId !== null) continue;
        counts.set(blockId, (counts.get(blockId) ?? 0) + 1);
      }
      return Array.from(counts, ([blockId, count]) => ({ blockId, count }));
    },
    async own({ postId, reader, take, rule }) {
      const { card, isSeen } = readAs(store.tables, reader);
      const newestFirst = store.tables.comments.list('postId', postId).toReversed();
      const liked = newestFirst.filter(({ id }) =>
        store.tables.commentLikes.has({ commentId: id, userId: reader.id }),
      );
      const inReview = newestFirst.filter((row) => isWithheld(row) && isSeen(row));
      const judged = rule && judgedFacts(store.tables, { authorId: reader.id, postId, ...rule });
      return {
        likedIds: liked.slice(0, take).map(({ id }) => id),
        inReview: inReview.slice(0, take).map(card),
        staff: reader.decides ? staffOf(store.tables, newestFirst).slice(0, take) : [],
        holds: judged ? requiredReview(judged) : 'none',
      };
    },
    ofMember: async (query) => ofMember(store.tables, query),
    async totals(postId) {
      const shown = shownComments(store.tables, postId);
      return { count: shown.length, latest: shown.at(-1)?.createdAt ?? null };
    },
    counts: async (watched) =>
      watched.flatMap(({ userId, postId }) =>
        canRead(store.tables, userId, store.tables.posts.get(postId))
          ? [{ userId, postId, count: shownComments(store.tables, postId).length }]
          : [],
      ),
    async newer({ postId, reader, after, most }) {
      const { isHeard } = readAs(store.tables, reader);
      const found = shownComments(store.tables, postId).filter(
        (row) => row.createdAt > after && row.authorId !== reader?.id && isHeard(row),
      );
      return Math.min(found.length, most);
    },
  }) satisfies Partial<CommentData>;
