import { parseComment } from '@contract/comments/parseComment';
import type { CommentData, CommentLikeData, CommentLikeState, CommentReader } from '../commentPort';
import type { CommentCardRow, CommentLikeRow, CommentRow, ThreadRow } from '../communityRows';
import { likeSource } from '../notificationSources';
import type { HoldingRule } from '../sitePort';
import { activeUser, canRead, isAuthorOrAdmin, isShown, shownComments } from './access';
import { personCard } from './cards';
import { storeClientId } from './memoryClientIds';
import { activeRestriction, holdsOf, judgeComment } from './memorySite';
import { pageOf } from './paging';
import { removeComment } from './removal';
import { keysOf } from './rowKeys';
import type { Store } from './store';
import type { Tables } from './tables';
import { tell, tellComment, untellSource } from './tell';

const likeKey = (like: Omit<CommentLikeRow, 'createdAt'>) =>
  keysOf.commentLikes({ ...like, createdAt: 0 });

/** Whether the comment is only for its author and those who decide. */
const isWithheld = ({ state, removedAt }: CommentRow) =>
  state === 'held' || state === 'hidden' || removedAt !== null;

/** What one reader sees of comments. */
export function readAs(tables: Tables, reader: CommentReader) {
  const repliesTo = (id: string) => tables.comments.list('parentId', id);
  const muted = new Set(
    reader && !reader.hearsAll
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
      isLiked:
        reader !== null && tables.commentLikes.has(likeKey({ commentId: id, userId: reader.id })),
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

type Reads = Pick<
  CommentData,
  'byId' | 'ofPost' | 'threads' | 'thread' | 'replies' | 'remarks' | 'own' | 'ofMember'
>;

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

const createReads = (store: Store): Reads => ({
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
      store.tables.commentLikes.has(likeKey({ commentId: id, userId: reader.id })),
    );
    const waiting = newestFirst.filter((row) => isWithheld(row) && isSeen(row));
    return {
      likedIds: liked.slice(0, take).map(({ id }) => id),
      waiting: waiting.slice(0, take).map(card),
      staff: reader.decides ? staffOf(store.tables, newestFirst).slice(0, take) : [],
      holds: rule
        ? holdsOf(store.tables, { authorId: reader.id, postId, now: rule.now }, rule.unset)
        : 'none',
    };
  },
  ofMember: async (query) => ofMember(store.tables, query),
});

const canWrite = (tables: Tables, userId: string, now: number) =>
  activeRestriction(tables, { userId, kind: 'comment', now }) === null;

/** What the rule decides about a comment that its author has changed. */
function judgeAgain(tables: Tables, comment: CommentRow, rule: HoldingRule) {
  const isJudged =
    comment.state === 'shown' || (comment.state === 'held' && comment.stateBy === null);
  const state = isJudged
    ? judgeComment(tables, { ...comment, now: comment.updatedAt }, rule)
    : comment.state;
  return state === comment.state ? {} : ({ state, stateBy: null, stateReason: '' } as const);
}

export function createMemoryComments(store: Store): CommentData {
  function changeableComment(id: string, by: string) {
    const comment = store.tables.comments.get(id);
    const post = comment && store.tables.posts.get(comment.postId);
    if (!comment || comment.authorId === null || comment.state === 'removed') return null;
    const authored = { authorId: comment.authorId };
    const isAllowed =
      canRead(store.tables, by, post) && isAuthorOrAdmin(store.tables, by, authored);
    return isAllowed ? comment : null;
  }

  return {
    ...createReads(store),
    async insert(comment, clientId, rule) {
      const { posts, comments } = store.tables;
      const { authorId, createdAt } = comment;
      const post = posts.get(comment.postId);
      const isAllowed =
        canRead(store.tables, authorId, post) &&
        canWrite(store.tables, authorId, createdAt) &&
        post?.commentsClosed === null;
      if (!isAllowed) return 'no post';
      if (comment.parentId !== null) {
        const parent = comments.get(comment.parentId);
        if (parent?.postId !== comment.postId || parent.parentId !== null) return 'no post';
      }
      const key = { userId: comment.authorId, call: 'addComment', clientId } as const;
      if (!storeClientId(store.tables, key, comment)) return 'repeated';
      const judged = { ...comment, now: createdAt };
      const state = rule ? judgeComment(store.tables, judged, rule) : comment.state;
      comments.put({ stateBy: null, stateReason: '', removedAt: null, ...comment, state });
      tellComment(store.tables, comment.id, { at: createdAt, mentions: rule?.mentions });
      return { ...comment, state };
    },
    async update(id, { text, updatedAt, rule }, by) {
      const comment = changeableComment(id, by);
      if (!comment || !canWrite(store.tables, by, updatedAt)) return null;
      const changed = { ...comment, text, updatedAt };
      const judged = rule && by === comment.authorId ? judgeAgain(store.tables, changed, rule) : {};
      store.tables.comments.put({ ...changed, ...judged });
      tellComment(store.tables, id, { at: updatedAt, mentions: rule?.mentions });
      return comment.postId;
    },
    async release(authorId, { unset, now, areForeign }) {
      const { comments } = store.tables;
      const released = comments
        .list('authorId', authorId)
        .filter(({ state, stateBy }) => state === 'held' && stateBy === null)
        .map((row) => ({ row, parsed: parseComment(row.text) }))
        .filter(({ row, parsed }) => {
          const rule = { hasLinks: areForeign(parsed.links), unset };
          return judgeComment(store.tables, { ...row, now }, rule) === 'shown';
        });
      for (const { row } of released) comments.put({ ...row, state: 'shown' });
      for (const { row, parsed } of released)
        tellComment(store.tables, row.id, { at: now, mentions: parsed.mentions });
      return released.length;
    },
    async remove(id, by, entry) {
      const comment = changeableComment(id, by);
      if (comment) removeComment(store.tables, comment);
      if (comment && entry) store.tables.moderationLog.put(entry);
      return comment?.postId ?? null;
    },
  };
}

function tellLike(tables: Tables, { commentId, userId, createdAt }: CommentLikeRow) {
  const comment = tables.comments.get(commentId);
  if (!comment || comment.authorId === null) return;
  const { postId, authorId: recipient } = comment;
  const source = likeSource(commentId, userId);
  const event = { source, actorId: userId, commentId: null, createdAt };
  tell(tables, { recipient, kind: 'likes', postId, commentId }, event);
}

export function createMemoryCommentLikes(store: Store): CommentLikeData {
  const state = ({ id, postId }: CommentRow, userId: string): CommentLikeState => ({
    postId,
    totalLikes: store.tables.commentLikes.list('commentId', id).length,
    isLiked: store.tables.commentLikes.has(likeKey({ commentId: id, userId })),
  });
  function likeableComment({ commentId, userId }: Omit<CommentLikeRow, 'createdAt'>) {
    const comment = store.tables.comments.get(commentId);
    if (!comment || !isShown(store.tables, comment)) return null;
    const post = store.tables.posts.get(comment.postId);
    return canRead(store.tables, userId, post) ? comment : null;
  }
  return {
    async add(like) {
      const { commentLikes } = store.tables;
      const comment = likeableComment(like);
      if (!comment) return null;
      if (!commentLikes.has(likeKey(like))) {
        commentLikes.put(like);
        tellLike(store.tables, like);
      }
      return state(comment, like.userId);
    },
    async remove(like) {
      const comment = likeableComment(like);
      if (!comment) return null;
      store.tables.commentLikes.remove(likeKey(like));
      untellSource(store.tables, likeSource(like.commentId, like.userId));
      return state(comment, like.userId);
    },
  };
}
