import type { Taken, UserData } from '../port';
import type { UserRow } from '../rows';
import { countsOf, userCard } from './cards';
import { pageOfFound } from './paging';
import { removeUser } from './removal';
import type { Store } from './store';

type Names = Pick<UserRow, 'id' | 'username' | 'email'>;

function takenName({ indexes }: Store, { id, username, email }: Names): Taken | null {
  const isOthers = (holder: string | null) => holder !== null && holder !== id;
  if (isOthers(indexes.users.idByUsername(username))) return 'username taken';
  return isOthers(indexes.users.idByEmail(email)) ? 'email taken' : null;
}

function gained({ indexes }: Store, id: string, { from, to }: { from: number; to: number }) {
  const likes = indexes.likes.received.of(id);
  const followers = indexes.follows.ofAuthor.of(id);
  return {
    likes: likes.countSince(from) - likes.countSince(to),
    followers: followers.countSince(from) - followers.countSince(to),
  };
}

function keep(store: Store, user: UserRow) {
  const taken = takenName(store, user);
  if (taken) return taken;
  store.tables.users.put(user);
  return { ...user };
}

export function createMemoryUsers(store: Store): UserData {
  const read = (id: string | null) => (id === null ? null : store.tables.users.read(id));
  return {
    insert: async (user) => keep(store, user),
    byId: async (id) => read(id),
    byUsername: async (username) => read(store.indexes.users.idByUsername(username)),
    byEmail: async (email) => read(store.indexes.users.idByEmail(email)),
    async withCounts(username) {
      const user = read(store.indexes.users.idByUsername(username));
      return user && { ...user, ...countsOf(store, user.id) };
    },
    async update(id, patch) {
      const user = read(id);
      return user && keep(store, { ...user, ...patch, id });
    },
    async list({ term, ...page }) {
      const { newest, search } = store.indexes.users;
      const found = { search, everything: newest };
      return {
        ...pageOfFound(found, { ...page, term }, (id) => userCard(store, id)),
        count: term === '' ? newest.size : search.count(term),
      };
    },
    async remove(id) {
      return store.tables.users.has(id) ? removeUser(store, id) : null;
    },
    gains: async (id, spans) => spans.map((span) => gained(store, id, span)),
  };
}
