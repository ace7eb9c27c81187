import type { Decision } from '@contract/notifications/notificationEntities';
import { can } from '@contract/permissions';
import {
  judgeClosing,
  judgeDecision,
  kindsOfSubject,
  mayDecideAll,
} from '@server/rules/moderation';
import { searchText } from '../../accounts/memory/searchText';
import { notifyOfComment } from '../../comments/memory/commentFacts';
import { readAs } from '../../comments/memory/commentReads';
import { activeUser, actorOf, isAuthorOrAdmin } from '../../memory/tables/access';
import { personCard, postCard } from '../../memory/tables/cards';
import { countPending, pageOf } from '../../memory/tables/paging';
import { search } from '../../memory/tables/search';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import {
  notifyOfDecision,
  notifyOwner,
  removeNotificationsAbout,
  withdrawDecisions,
} from '../../notifications/memory/notify';
import { setUnpublished } from '../../posts/memory/memoryPending';
import { removeComment } from '../../removal/memory/removal';
import type { CommentRow, LogRow } from '../../rows/communityRows';
import type { StoredPost } from '../../rows/rows';
import type { CommentDecision, LogFilter, ModerationData } from '../moderationPort';
import { readAbout } from './memoryAbout';

type Decided = CommentDecision & Pick<CommentRow, 'stateBy'>;

type Act = { decider: string; at: number };

function storeState(
  tables: Tables,
  comment: CommentRow,
  { decided, act }: { decided: Decided; act: Act },
) {
  const { state, stateReason: reason } = decided;
  notifyOfDecision(tables, comment, { ...act, state, reason });
  if (state === 'held') withdrawDecisions(tables, comment);
  const isRemoved = state === 'removed';
  tables.comments.put({ ...comment, ...decided, removedAt: isRemoved ? act.at : null });
  if (isRemoved) removeNotificationsAbout(tables, comment.id);
  notifyOfComment(tables, comment.id, { at: act.at, isEdit: false });
}

const repliesFirst = (comments: readonly CommentRow[]) =>
  comments.toSorted(
    (one, other) => Number(one.parentId === null) - Number(other.parentId === null),
  );

/** Whether an entry of the log is wanted. */
function logFilter({ users }: Tables, { term = '', subject }: LogFilter) {
  const kinds = subject && kindsOfSubject(subject);
  const named = new Set(search(users.list('all'), term, [searchText]).map(({ id }) => id));
  const isNamed = (id: string | null) => id !== null && named.has(id);
  return ({ subjectKind, actorId, personId }: LogRow) =>
    (!kinds || kinds.includes(subjectKind)) &&
    (term === '' || isNamed(actorId) || isNamed(personId));
}

function decideAll(
  tables: Tables,
  authorId: string,
  { decision, entry }: { decision: CommentDecision; entry: LogRow },
) {
  if (!mayDecideAll(actorOf(tables, entry), tables.users.get(authorId))) return null;
  const isOpen = ({ state }: CommentRow) =>
    (state === 'shown' || state === 'held') && state !== decision.state;
  const found = tables.comments.list('authorId', authorId).filter(isOpen);
  const act = { decider: entry.actorId ?? '', at: entry.createdAt };
  for (const comment of found)
    storeState(tables, comment, { decided: { ...decision, stateBy: 'moderator' }, act });
  if (found.length > 0) tables.moderationLog.put(entry);
  return found.length;
}

type Deciding = {
  decision: Parameters<ModerationData['decide']>[1];
  by: string | null;
  at: number;
};

/** Decides about a comment. Returns its post and whether it was changed, or null if the account may not do so. */
export function applyDecision(tables: Tables, id: string, { decision: given, by, at }: Deciding) {
  const { comments, posts, users } = tables;
  const comment = comments.get(id);
  const postAuthorId = posts.get(comment?.postId ?? '')?.authorId ?? '';
  const writer = users.get(comment?.authorId ?? '');
  const { updatedAt: _, ...decision } = given;
  const actor = actorOf(tables, { actorId: by });
  const judged = comment && judgeDecision(actor, { ...comment, postAuthorId, writer }, given);
  if (!judged) return null;
  const { stateBy, isChanged } = judged;
  const act = { decider: by ?? '', at };
  if (isChanged) storeState(tables, comment, { decided: { ...decision, stateBy }, act });
  return { postId: comment.postId, isChanged };
}

/** Notifies the author of a post that another person has changed, with an entry in the log. */
function noteChange(
  tables: Tables,
  { id, authorId: recipient }: StoredPost,
  { entry, decision }: { entry: LogRow; decision: Decision },
) {
  const { reason, createdAt: at } = entry;
  notifyOwner(tables, { recipient, postId: id }, { id, decision, reason, at });
  tables.moderationLog.put(entry);
  return true;
}

function setRole(
  tables: Tables,
  { id, role }: Parameters<ModerationData['setRole']>[0],
  entry: LogRow,
) {
  const user = tables.users.get(id);
  if (!user || !can(actorOf(tables, entry), 'set role', user)) return false;
  if (user.role === role) return true;
  tables.users.put({ ...user, role });
  tables.moderationLog.put(entry);
  return true;
}

type Closing = Parameters<ModerationData['closeComments']>[0];

function closeComments(tables: Tables, { postId, isClosed }: Closing, entry: LogRow) {
  const post = tables.posts.get(postId);
  const closing = post && judgeClosing(actorOf(tables, entry), post, isClosed);
  if (!closing) return false;
  const { commentsClosed, isChanged, isLogged } = closing;
  if (isChanged) tables.posts.put({ ...post, commentsClosed });
  if (isLogged) tables.moderationLog.put(entry);
  return true;
}

/** The comments that wait for a decision of the account, with their posts. */
function heldComments(tables: Tables, { by, postsOf }: Parameters<ModerationData['pending']>[0]) {
  const decider = tables.users.get(by);
  function isInReview({ state, authorId }: CommentRow) {
    const writer = state === 'held' ? activeUser(tables, authorId ?? '') : null;
    return writer !== null && can(decider, 'decide comments of', writer);
  }
  return tables.posts
    .list('all')
    .filter(
      (post) =>
        (postsOf === undefined || post.authorId === postsOf) &&
        (post.isPublished || isAuthorOrAdmin(tables, by, post)),
    )
    .flatMap((post) => {
      const comments = tables.comments.list('postId', post.id).filter(isInReview);
      return comments.map((comment) => ({ comment, post }));
    });
}

export function createMemoryModeration(store: Store): ModerationData {
  return {
    setRole: async (change, entry) => setRole(store.tables, change, entry),
    async decide(id, decision, entry) {
      const act = { by: entry.actorId, at: entry.createdAt };
      const decided = applyDecision(store.tables, id, { decision, ...act });
      if (decided?.isChanged) store.tables.moderationLog.put(entry);
      return decided?.postId ?? null;
    },
    decideAll: async (authorId, decision, entry) =>
      decideAll(store.tables, authorId, { decision, entry }),
    closeComments: async (change, entry) => closeComments(store.tables, change, entry),
    async withhold({ id, reason }, entry) {
      const post = store.tables.posts.get(id);
      if (!post || !can(actorOf(store.tables, entry), 'withhold post', post)) return false;
      setUnpublished(store.tables, post, { now: entry.createdAt, withheldReason: reason });
      return noteChange(store.tables, post, { entry, decision: 'unpublished' });
    },
    async withheld(page) {
      const lastChangedFirst = store.tables.posts
        .list('all')
        .filter(({ withheldReason }) => withheldReason !== null)
        .toSorted((one, other) => other.updatedAt - one.updatedAt || (one.id < other.id ? 1 : -1));
      return pageOf(lastChangedFirst, page, (post) => postCard(store.tables, post));
    },
    async allow(postId, entry) {
      const post = store.tables.posts.get(postId);
      const isAllowed = post && can(actorOf(store.tables, entry), 'allow post', post);
      if (!isAllowed || post.withheldReason === null) return false;
      store.tables.posts.put({ ...post, withheldReason: null });
      return noteChange(store.tables, post, { entry, decision: 'allowed' });
    },
    async held({ by, postsOf, ...page }) {
      const { card } = readAs(store.tables, { id: by, decides: true, ignoresMutes: true });
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
    pending: async (query) =>
      countPending(heldComments(store.tables, query).map(({ comment }) => comment)),
    about: async (people) => readAbout(store.tables, people),
    async log({ skip, take, ...filter }) {
      const personOf = (id: string | null) =>
        id !== null && store.tables.users.has(id) ? personCard(store.tables, id) : null;
      const newestFirst = store.tables.moderationLog
        .list('all')
        .filter(logFilter(store.tables, filter))
        .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1));
      return pageOf(newestFirst, { skip, take }, (entry) => ({
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
