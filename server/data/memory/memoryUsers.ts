import type { UserData } from '../port';
import type { UserRow } from '../rows';
import { userCard, userCounts } from './cards';
import { pageOf, search } from './paging';
import { removeUser } from './removal';
import type { Store } from './store';
import type { Tables } from './tables';

function gains({ posts, likes, follows }: Tables, id: string, span: { from: number; to: number }) {
  const isWithin = ({ createdAt }: { createdAt: number }) =>
    createdAt >= span.from && createdAt < span.to;
  const received = posts.list('byAuthor', id).flatMap((post) => likes.list('byPost', post.id));
  return {
    likes: received.filter(isWithin).length,
    followers: follows.list('byAuthor', id).filter(isWithin).length,
  };
}

/** Inserts or updates a user unless another one has the name or address. */
function save({ users }: Tables, user: UserRow) {
  const isTaken = (rows: readonly UserRow[]) => rows.some(({ id }) => id !== user.id);
  if (isTaken(users.list('byUsername', user.username.toLowerCase()))) return 'username taken';
  if (isTaken(users.list('bySkeleton', user.nameSkeleton))) return 'username taken';
  if (isTaken(users.list('byEmail', user.email.toLowerCase()))) return 'email taken';
  users.put(user);
  return { ...user };
}

export function createMemoryUsers(store: Store): UserData {
  const copy = (user: UserRow | null | undefined) => (user ? { ...user } : null);
  const byUsername = (username: string) =>
    copy(store.tables.users.list('byUsername', username.toLowerCase())[0]);
  return {
    insert: async (user) => save(store.tables, user),
    byId: async (id) => copy(store.tables.users.get(id)),
    byUsername: async (username) => byUsername(username),
    byEmail: async (email) => copy(store.tables.users.list('byEmail', email.toLowerCase())[0]),
    async withCounts(username) {
      const user = byUsername(username);
      return user && { ...user, ...userCounts(store.tables, user.id) };
    },
    async update(id, patch) {
      const user = store.tables.users.get(id);
      return user && save(store.tables, { ...user, ...patch, id });
    },
    async list({ term, ...page }) {
      const found = search(
        store.tables.users.list('all').toReversed(),
        term,
        ({ username, firstName, lastName, email }) => [username, `${firstName} ${lastName}`, email],
      );
      return { ...pageOf(found, page, userCard), count: found.length };
    },
    remove: async (id) => (store.tables.users.has(id) ? removeUser(store.tables, id) : null),
    gains: async (id, spans) => spans.map((span) => gains(store.tables, id, span)),
  };
}
