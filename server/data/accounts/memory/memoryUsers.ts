import { foldText, textBorder } from '@contract/foldText';
import type { UserState } from '@contract/people/profileEntities';
import { can } from '@contract/permissions';
import { putOutgoing } from '../../emails/memory/memoryEmails';
import type { Acceptance } from '../../invites/invitePort';
import { openInvite } from '../../invites/memory/memoryInvites';
import { activeUser, shownComments } from '../../memory/tables/access';
import { personCard, userCard, userCounts } from '../../memory/tables/cards';
import { countedPageOf } from '../../memory/tables/paging';
import { search } from '../../memory/tables/search';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import { searchWords } from '../../posts/searchWords';
import { removeUser } from '../../removal/memory/removal';
import type { LogRow } from '../../rows/communityRows';
import type { NewUser, Outgoing, ProfilePatch, UserRow } from '../../rows/rows';
import type { UserData, UserFilter } from '../accountPort';
import { emailKey } from '../emailKey';
import { accountWith } from './accountAccess';
import { saveUser } from './saveUser';
import { searchText } from './searchText';

/** The accounts that the viewer can mention, of those whose names start so. */
function startingWith(
  tables: Tables,
  { startsWith, viewerId, take }: Parameters<UserData['startingWith']>[0],
) {
  const start = foldText(startsWith);
  if (start.includes(textBorder)) return [];
  const words = searchWords(start);
  const isWord = words.length === 1 && words[0] === start;
  const isMuted = (mutedId: string) => tables.mutes.has({ userId: viewerId, mutedId });
  return tables.users
    .list('all')
    .filter(
      ({ username, firstName, lastName }) =>
        foldText(username).startsWith(start) ||
        (isWord && searchWords(`${firstName} ${lastName}`).some((word) => word.startsWith(start))),
    )
    .filter(({ id, isBlocked }) => !isBlocked && id !== viewerId && !isMuted(id))
    .toSorted((one, other) => (one.username.toLowerCase() < other.username.toLowerCase() ? -1 : 1))
    .slice(0, take)
    .map(({ id }) => personCard(tables, id));
}

function gains({ posts, likes, follows }: Tables, id: string, span: { from: number; to: number }) {
  const isWithin = ({ createdAt }: { createdAt: number }) =>
    createdAt >= span.from && createdAt < span.to;
  const received = posts.list('authorId', id).flatMap((post) => likes.list('postId', post.id));
  return {
    likes: received.filter(isWithin).length,
    followers: follows.list('authorId', id).filter(isWithin).length,
  };
}

type BestQuery = Parameters<UserData['bestPosts']>[0];

function bestPosts(tables: Tables, { id, from, to, take }: BestQuery) {
  const isWithin = ({ createdAt }: { createdAt: number }) => createdAt >= from && createdAt < to;
  if (!activeUser(tables, id)) return [];
  const newestFirst = tables.posts.list('authorId', id).toReversed();
  return newestFirst
    .filter(({ isPublished }) => isPublished)
    .map((post) => ({
      post,
      likes: tables.likes.list('postId', post.id).filter(isWithin).length,
      comments: shownComments(tables, post.id).filter(isWithin).length,
    }))
    .filter(({ likes, comments }) => likes + comments > 0)
    .toSorted((a, b) => b.likes - a.likes || b.comments - a.comments)
    .slice(0, take)
    .map(({ post: { id, url, title }, ...counts }) => ({ id, url, title, ...counts }));
}

function insert(tables: Tables, user: NewUser, outgoing?: Outgoing) {
  const saved = tables.users.has(user.id) ? 'username taken' : saveUser(tables, user);
  if (typeof saved !== 'string') putOutgoing(tables, outgoing);
  return saved;
}

type Invited = { acceptance: Acceptance; outgoing?: Outgoing | undefined };

function insertInvited(tables: Tables, user: NewUser, { acceptance, outgoing }: Invited) {
  const invite = openInvite(tables, acceptance);
  if (!invite) return 'invite used';
  const saved = insert(tables, user, outgoing);
  if (typeof saved !== 'string') tables.invites.put({ ...invite, acceptedAt: acceptance.now });
  return saved;
}

const hasAdmin = ({ users }: Tables) =>
  users.list('all').some(({ role, isBlocked }) => role === 'admin' && !isBlocked);

function update(tables: Tables, id: string, { email, ...patch }: ProfilePatch) {
  const before = tables.users.get(id);
  if (!before || before.isBlocked) return null;
  const isSameAddress = email !== undefined && emailKey(email) === emailKey(before.email);
  const after = saveUser(tables, { ...before, ...patch, ...(isSameAddress ? { email } : {}) });
  return typeof after === 'string' ? after : { before: { ...before }, after };
}

/** Whether the actor of the entry may do this to the account now. */
const mayDo = (
  { users }: Tables,
  { id, action, entry }: { id: string; action: 'block user' | 'delete account'; entry: LogRow },
) => {
  const account = users.get(id);
  return account ? can(users.get(entry.actorId ?? ''), action, account) : false;
};

type Block = { isBlocked: boolean; reason?: string };

/** Blocks an account and ends its sessions, or unblocks it. The reason of the first block stays. */
export function setBlocked(
  { users, sessions }: Tables,
  id: string,
  { isBlocked, reason = '' }: Block,
) {
  const user = users.get(id);
  if (!user) return false;
  if (user.isBlocked !== isBlocked || user.awaitsApproval)
    users.put({ ...user, isBlocked, awaitsApproval: false, blockReason: isBlocked ? reason : '' });
  if (isBlocked) for (const session of sessions.list('userId', id)) sessions.remove(session.id);
  return true;
}

type Filter = UserFilter & { now?: number };

const inState: Record<UserState, (tables: Tables, user: UserRow, now: number) => boolean> = {
  blocked: (_, { isBlocked, awaitsApproval }) => isBlocked && !awaitsApproval,
  waiting: (_, { awaitsApproval }) => awaitsApproval,
  unverified: (_, { isVerified }) => !isVerified,
  restricted: ({ restrictions }, { id }, now) =>
    restrictions.list('userId', id).some(({ until }) => until === null || until > now),
};

/** The accounts that pass the filter, in its order. */
function listedUsers(tables: Tables, { role, state, order = 'newest', now = 0 }: Filter) {
  const oldestFirst = tables.users
    .list('all')
    .filter(
      (user) =>
        (role === undefined || user.role === role) &&
        (state === undefined || inState[state](tables, user, now)),
    );
  if (order === 'newest') return oldestFirst.toReversed();
  if (order === 'oldest') return oldestFirst;
  const keyOf = ({ username }: UserRow) => username.toLowerCase();
  return oldestFirst.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

export function createMemoryUsers(store: Store): UserData {
  const copy = (user: UserRow | null | undefined) => (user ? { ...user } : null);
  const byUsername = (username: string) =>
    copy(store.tables.users.list('byUsername', username.toLowerCase())[0]);
  return {
    insert: async (user, outgoing) => insert(store.tables, user, outgoing),
    insertInvited: async (user, acceptance, outgoing) =>
      insertInvited(store.tables, user, { acceptance, outgoing }),
    insertFirstAdmin: async (user) =>
      hasAdmin(store.tables) ? 'has admin' : insert(store.tables, user),
    hasAdmin: async () => hasAdmin(store.tables),
    byId: async (id) => copy(store.tables.users.get(id)),
    byUsername: async (username) => byUsername(username),
    existingNames: async (usernames) =>
      [...new Set(usernames.map((username) => username.toLowerCase()))]
        .toSorted()
        .flatMap((username) => {
          const user = byUsername(username);
          return user && !user.isBlocked ? [user.username] : [];
        }),
    startingWith: async (query) => startingWith(store.tables, query),
    byEmail: async (email) => copy(store.tables.users.list('byEmail', emailKey(email))[0]),
    byProviderId: async (providerId) =>
      copy(
        store.tables.users
          .list('byProviderId', providerId)
          .find((user) => user.providerId === providerId),
      ),
    async byFormerUsername(username) {
      const { users, formerUsernames } = store.tables;
      const former = formerUsernames.get(username.toLowerCase());
      return former && !byUsername(username) ? copy(users.get(former.userId)) : null;
    },
    async withCounts(username) {
      const user = byUsername(username);
      return user && { ...user, ...userCounts(store.tables, user.id) };
    },
    update: async (id, patch) => update(store.tables, id, patch),
    async setBlocked(id, isBlocked, act) {
      if (!act) return setBlocked(store.tables, id, { isBlocked });
      const { entry, outgoing } = act;
      if (!mayDo(store.tables, { id, action: 'block user', entry })) return false;
      const isNew = store.tables.users.get(id)?.isBlocked !== isBlocked;
      const isDone = setBlocked(store.tables, id, { isBlocked, reason: entry.reason });
      if (isDone && isNew) {
        store.tables.moderationLog.put(entry);
        putOutgoing(store.tables, outgoing);
      }
      return isDone;
    },
    async list({ term, skip, take, ...filter }) {
      const found = search(listedUsers(store.tables, filter), term, [searchText]);
      return countedPageOf(found, { skip, take }, userCard);
    },
    async remove(id, outgoing, { entry, checked } = {}) {
      if (!store.tables.users.has(id)) return null;
      if (entry && !mayDo(store.tables, { id, action: 'delete account', entry })) return null;
      const owner = checked && accountWith(store.tables, id, checked);
      if (checked && owner?.isBlocked !== false) return null;
      if (entry) store.tables.moderationLog.put(entry);
      const orphans = removeUser(store.tables, id);
      putOutgoing(store.tables, outgoing);
      return orphans;
    },
    gains: async (id, spans) => spans.map((span) => gains(store.tables, id, span)),
    bestPosts: async (query) => bestPosts(store.tables, query),
  };
}
