import { parseComment } from '@contract/comments/parseComment';
import { isJudgedAgain } from '@server/rules/comments';
import { storeClientId } from '../../clientIds/memory/memoryClientIds';
import { canRead, isAuthorOrAdmin, isShown } from '../../memory/tables/access';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import { notify, withdrawSource } from '../../notifications/memory/notify';
import { decisionSource, likeSource } from '../../notifications/notificationSources';
import { removeComment } from '../../removal/memory/removal';
import { activeRestriction } from '../../restrictions/memory/memoryRestrictions';
import type { CommentLikeRow, CommentRow } from '../../rows/communityRows';
import type { HoldingRule } from '../../site/sitePort';
import type { CommentData, CommentLikeData, CommentLikeState } from '../commentPort';
import { judgedState, notifyOfComment } from './commentFacts';
import { createReads } from './commentReads';
import { createReceivedReads } from './receivedComments';

const canWrite = (tables: Tables, userId: string, now: number) =>
  activeRestriction(tables, { userId, kind: 'comment', now }) === null;

/** What the rule decides about a comment that its author has changed. */
function judgeAgain(tables: Tables, comment: CommentRow, rule: HoldingRule) {
  const state = judgedState(tables, comment, { ...rule, now: comment.updatedAt });
  return state === comment.state ? {} : ({ state, stateBy: null, stateReason: '' } as const);
}

/** Notifies the author that someone else deletes the comment. */
function notifyOfRemoval(
  tables: Tables,
  { id, postId, authorId }: CommentRow,
  { by, at }: { by: string; at: number },
) {
  if (authorId === null || authorId === by) return;
  const notice = { recipient: authorId, kind: 'held', postId, profileId: authorId } as const;
  const event = { source: decisionSource(id, at), actorId: null, commentId: null, createdAt: at };
  notify(tables, notice, { ...event, decision: 'removed' });
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
    ...createReceivedReads(store),
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
      const row = { stateBy: null, stateReason: '', removedAt: null, ...comment };
      const judged = rule && judgedState(store.tables, row, { ...rule, now: createdAt });
      const state = judged ?? comment.state;
      comments.put({ ...row, state });
      const changed = { at: createdAt, mentions: rule?.mentions, isEdit: true };
      notifyOfComment(store.tables, comment.id, changed);
      return { ...comment, state };
    },
    async update(id, { text, updatedAt, rule }, by) {
      const comment = changeableComment(id, by);
      if (!comment || !canWrite(store.tables, by, updatedAt)) return null;
      const changed = { ...comment, text, updatedAt };
      const isJudged = rule && by === comment.authorId && isJudgedAgain(comment);
      const judged = isJudged ? judgeAgain(store.tables, changed, rule) : {};
      store.tables.comments.put({ ...changed, ...judged });
      notifyOfComment(store.tables, id, { at: updatedAt, mentions: rule?.mentions, isEdit: true });
      return comment.postId;
    },
    async release(authorId, { unset, now, areForeign }) {
      const { comments } = store.tables;
      const released = comments
        .list('authorId', authorId)
        .filter(({ state, stateBy }) => state === 'held' && stateBy === null)
        .map((row) => ({ row, parsed: parseComment(row.text) }))
        .filter(({ row, parsed }) => {
          const rule = { hasLinks: areForeign(parsed.links), unset, now };
          return judgedState(store.tables, row, rule) === 'shown';
        });
      for (const { row } of released) comments.put({ ...row, state: 'shown' });
      for (const { row, parsed } of released)
        notifyOfComment(store.tables, row.id, {
          at: now,
          mentions: parsed.mentions,
          isEdit: false,
        });
      return released.length;
    },
    async remove(id, by, entry) {
      const comment = changeableComment(id, by);
      if (comment && entry) notifyOfRemoval(store.tables, comment, { by, at: entry.createdAt });
      if (comment) removeComment(store.tables, comment);
      if (comment && entry) store.tables.moderationLog.put(entry);
      return comment?.postId ?? null;
    },
  };
}

function notifyOfLike(tables: Tables, { commentId, userId, createdAt }: CommentLikeRow) {
  const comment = tables.comments.get(commentId);
  if (!comment || comment.authorId === null) return;
  const { postId, authorId: recipient } = comment;
  const source = likeSource(commentId, userId);
  const event = { source, actorId: userId, commentId: null, createdAt };
  notify(tables, { recipient, kind: 'likes', postId, commentId }, event);
}

export function createMemoryCommentLikes(store: Store): CommentLikeData {
  const state = ({ id, postId }: CommentRow, userId: string): CommentLikeState => ({
    postId,
    totalLikes: store.tables.commentLikes.list('commentId', id).length,
    isLiked: store.tables.commentLikes.has({ commentId: id, userId }),
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
      if (!commentLikes.has(like)) {
        commentLikes.put(like);
        notifyOfLike(store.tables, like);
      }
      return state(comment, like.userId);
    },
    async remove(like) {
      const comment = likeableComment(like);
      if (!comment) return null;
      store.tables.commentLikes.remove(like);
      withdrawSource(store.tables, likeSource(like.commentId, like.userId));
      return state(comment, like.userId);
    },
  };
}
