import type { Decision } from '@contract/notifications/notificationEntities';
import type { CommentRow, LogRow } from '../communityRows';
import type { CommentDecision, ModerationData } from '../moderationPort';
import type { StoredPost } from '../rows';
import { activeUser, canDecideOn, isAuthorOrAdmin, isModerator } from './access';
import { personCard, postCard } from './cards';
import { notifyOfComment } from './commentFacts';
import { readAs } from './commentReads';
import { countWaiting, pageOf } from './paging';
import { removeComment } from './removal';
import type { Store } from './store';
import type { Tables } from './tables';
import { removeNotificationsAbout, tellDecision, tellOwner } from './tell';

/** Whether the author of the post may change the comment to this state. */
function authorsMay({ state, stateBy }: CommentRow, next: CommentDecision['state']) {
  if (next === 'hidden') return state === 'shown';
  return next === 'shown' && (state === 'held' || (state === 'hidden' && stateBy === 'author'));
}

/** As what the account decides so; null if it may not. */
function deciderOf(
  tables: Tables,
  comment: CommentRow,
  { state, by }: { state: CommentDecision['state']; by: string | null },
) {
  if (!canDecideOn(tables, by, comment.authorId)) return null;
  if (isModerator(tables, by)) return 'moderator';
  const isOwnPost = tables.posts.get(comment.postId)?.authorId === by;
  const isAuthor = isOwnPost && activeUser(tables, by ?? '') !== null;
  return isAuthor && authorsMay(comment, state) ? 'author' : null;
}

type Decided = CommentDecision & Pick<CommentRow, 'stateBy'>;

type Act = { decider: string; at: number };

function storeState(
  tables: Tables,
  comment: CommentRow,
  { decided, act }: { decided: Decided; act: Act },
) {
  const { state, stateReason: reason } = decided;
  tellDecision(tables, comment, { ...act, state, reason });
  const isRemoved = state === 'removed';
  tables.comments.put({ ...comment, ...decided, removedAt: isRemoved ? act.at : null });
  if (isRemoved) removeNotificationsAbout(tables, comment.id);
  notifyOfComment(tables, comment.id, { at: act.at, isEdit: false });
}

const repliesFirst = (comments: readonly CommentRow[]) =>
  comments.toSorted(
    (one, other) => Number(one.parentId === null) - Number(other.parentId === null),
  );

function decideAll(
  tables: Tables,
  authorId: string,
  { decision, entry }: { decision: CommentDecision; entry: LogRow },
) {
  const { actorId } = entry;
  if (!isModerator(tables, actorId) || !canDecideOn(tables, actorId, authorId)) return null;
  if (!tables.users.has(authorId)) return null;
  const isOpen = ({ state }: CommentRow) =>
    (state === 'shown' || state === 'held') && state !== decision.state;
  const found = tables.comments.list('authorId', authorId).filter(isOpen);
  const act = { decider: entry.actorId ?? '', at: entry.createdAt };
  for (const comment of found)
    storeState(tables, comment, { decided: { ...decision, stateBy: 'moderator' }, act });
  if (found.length > 0) tables.moderationLog.put(entry);
  return found.length;
}

/** Decides about a comment; returns whether the account may do so. */
export function applyDecision(
  tables: Tables,
  id: string,
  { decision, by, at }: { decision: CommentDecision; by: string | null; at: number },
) {
  const comment = tables.comments.get(id);
  if (!comment || comment.authorId === null) return false;
  const stateBy = deciderOf(tables, comment, { state: decision.state, by });
  if (stateBy === null) return false;
  storeState(tables, comment, {
    decided: { ...decision, stateBy },
    act: { decider: by ?? '', at },
  });
  return true;
}

type Deciding = Parameters<ModerationData['decide']>[1] & { entry: LogRow };

function decide(tables: Tables, id: string, { updatedAt, entry, ...decision }: Deciding) {
  const before = tables.comments.get(id);
  const isRead = updatedAt === undefined || before?.updatedAt === updatedAt;
  const given = { decision, by: entry.actorId, at: entry.createdAt };
  if (!before || !isRead || !applyDecision(tables, id, given)) return null;
  const after = tables.comments.get(id);
  const isChanged = (['state', 'stateBy', 'stateReason'] as const).some(
    (field) => before[field] !== after?.[field],
  );
  if (isChanged) tables.moderationLog.put(entry);
  return before.postId;
}

function tellAuthor(
  tables: Tables,
  { id: postId, authorId: recipient }: StoredPost,
  { decision, entry: { reason, createdAt: at } }: { decision: Decision; entry: LogRow },
) {
  tellOwner(tables, { recipient, postId }, { id: postId, decision, reason, at });
}

function allow(tables: Tables, postId: string, entry: LogRow) {
  const post = tables.posts.get(postId);
  if (!post || post.withheldReason === null) return false;
  if (post.authorId === entry.actorId || !isModerator(tables, entry.actorId)) return false;
  tables.posts.put({ ...post, withheldReason: null });
  tellAuthor(tables, post, { decision: 'allowed', entry });
  tables.moderationLog.put(entry);
  return true;
}

function withhold(
  tables: Tables,
  { id, reason }: Parameters<ModerationData['withhold']>[0],
  entry: LogRow,
) {
  const post = tables.posts.get(id);
  const actor = activeUser(tables, entry.actorId ?? '');
  if (!post || actor?.role !== 'admin' || actor.id === post.authorId) return false;
  tables.posts.put({ ...post, isPublished: false, publishAt: null, withheldReason: reason });
  tellAuthor(tables, post, { decision: 'unpublished', entry });
  tables.moderationLog.put(entry);
  return true;
}

type Closing = Parameters<ModerationData['closeComments']>[0];

function closeComments(tables: Tables, { postId, isClosed }: Closing, entry: LogRow) {
  const { posts, moderationLog } = tables;
  const { actorId } = entry;
  const post = posts.get(postId);
  const isOwn = post?.authorId === actorId;
  const isActor = isModerator(tables, actorId);
  const isAllowed = isActor || (isOwn && activeUser(tables, actorId ?? '') !== null);
  const isModerators = post?.commentsClosed === 'moderator';
  if (!post || !isAllowed || (!isClosed && isModerators && !isActor)) return false;
  const closedBy = isOwn && !isModerators ? 'author' : 'moderator';
  const commentsClosed = isClosed ? closedBy : null;
  if (post.commentsClosed === commentsClosed) return true;
  posts.put({ ...post, commentsClosed });
  if (!isOwn || isModerators) moderationLog.put(entry);
  return true;
}

/** The comments that wait for a decision of the account, with their posts. */
function heldComments(tables: Tables, { by, postsOf }: Parameters<ModerationData['waiting']>[0]) {
  const isWaiting = ({ state, authorId }: CommentRow) =>
    state === 'held' &&
    canDecideOn(tables, by, authorId) &&
    activeUser(tables, authorId ?? '') !== null;
  return tables.posts
    .list('all')
    .filter(
      (post) =>
        (postsOf === undefined || post.authorId === postsOf) &&
        (post.isPublished || isAuthorOrAdmin(tables, by, post)),
    )
    .flatMap((post) => {
      const comments = tables.comments.list('postId', post.id).filter(isWaiting);
      return comments.map((comment) => ({ comment, post }));
    });
}

export function createMemoryModeration(store: Store): ModerationData {
  return {
    async setRole({ id, role }, entry) {
      const { users, moderationLog } = store.tables;
      const user = users.get(id);
      const actor = activeUser(store.tables, entry.actorId ?? '');
      if (!user || actor?.role !== 'admin' || actor.id === id) return false;
      if (user.role === role) return true;
      users.put({ ...user, role });
      moderationLog.put(entry);
      return true;
    },
    decide: async (id, decision, entry) => decide(store.tables, id, { ...decision, entry }),
    decideAll: async (authorId, decision, entry) =>
      decideAll(store.tables, authorId, { decision, entry }),
    closeComments: async (change, entry) => closeComments(store.tables, change, entry),
    withhold: async (post, entry) => withhold(store.tables, post, entry),
    async withheld(page) {
      const lastChangedFirst = store.tables.posts
        .list('all')
        .filter(({ withheldReason }) => withheldReason !== null)
        .toSorted((one, other) => other.updatedAt - one.updatedAt || (one.id < other.id ? 1 : -1));
      return pageOf(lastChangedFirst, page, (post) => postCard(store.tables, post));
    },
    allow: async (postId, entry) => allow(store.tables, postId, entry),
    async held({ by, postsOf, ...page }) {
      const { card } = readAs(store.tables, { id: by, decides: true, hearsAll: true });
      const held = heldComments(store.tables, { by, postsOf }).toSorted(
        ({ comment: one }, { comment: other }) =>
          other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1),
      );
      const newest = new Map<string, number>();
      for (const { comment } of held.toReversed())
        newest.set(comment.authorId ?? '', comment.createdAt);
      const byPerson = held.toSorted(({ comment: one }, { comment: other }) => {
        const [ofOne, ofOther] = [one.authorId ?? '', other.authorId ?? ''];
        const isLater = (newest.get(ofOther) ?? 0) - (newest.get(ofOne) ?? 0);
        return isLater || (ofOne === ofOther ? 0 : ofOne < ofOther ? -1 : 1);
      });
      return pageOf(byPerson, page, ({ comment, post: { url, title } }) => ({
        ...card(comment),
        post: { url, title },
      }));
    },
    waiting: async (query) =>
      countWaiting(heldComments(store.tables, query).map(({ comment }) => comment)),
    async log(page) {
      const personOf = (id: string | null) =>
        id !== null && store.tables.users.has(id) ? personCard(store.tables, id) : null;
      const newestFirst = store.tables.moderationLog
        .list('all')
        .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1));
      return pageOf(newestFirst, page, (entry) => ({
        ...entry,
        actor: personOf(entry.actorId),
        person: personOf(entry.personId),
      }));
    },
    async sweep(time) {
      const { comments, moderationLog } = store.tables;
      const removed = comments
        .rows()
        .filter(({ removedAt }) => removedAt !== null && removedAt < time);
      // Replies first: a comment without any is removed with its place.
      for (const comment of repliesFirst(removed)) removeComment(store.tables, comment);
      const old = moderationLog.list('all').filter(({ createdAt }) => createdAt < time);
      for (const { id } of old) moderationLog.remove(id);
      return old.length;
    },
  };
}
