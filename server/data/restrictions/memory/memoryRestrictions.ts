import { can } from '@contract/permissions';
import { actorOf } from '../../memory/tables/access';
import { personCard } from '../../memory/tables/cards';
import { pageOf } from '../../memory/tables/paging';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import { notifyOwner } from '../../notifications/memory/notify';
import type { RestrictionRow } from '../../rows/communityRows';
import type { RestrictionData, Writing } from '../restrictionPort';

const newestFirst = (one: RestrictionRow, other: RestrictionRow) =>
  other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1);

/** The restriction that ends last of those that forbid this now. */
export function activeRestriction(tables: Tables, { userId, kind, now }: Writing) {
  const endOf = ({ until }: RestrictionRow) => until ?? Infinity;
  const active = tables.restrictions
    .list('userId', userId)
    .filter((row) => row.kind === kind && endOf(row) > now);
  return (
    active.toSorted((one, other) =>
      endOf(one) === endOf(other) ? newestFirst(one, other) : endOf(other) - endOf(one),
    )[0] ?? null
  );
}

export const canWritePosts = (tables: Tables, userId: string, now: number) =>
  activeRestriction(tables, { userId, kind: 'post', now }) === null;

export const canChangePublicBook = (tables: Tables, userId: string, now: number) =>
  activeRestriction(tables, { userId, kind: 'book', now }) === null;

/** Stores a restriction, and tells the account. */
export function restrict(tables: Tables, row: RestrictionRow, at: number) {
  const { id, userId, reason } = row;
  tables.restrictions.put(row);
  const restricted = { id, decision: 'restricted', reason, at } as const;
  notifyOwner(tables, { recipient: userId, profileId: userId }, restricted);
}

export function createMemoryRestrictions(store: Store): RestrictionData {
  const activeAt = (now: number) =>
    store.tables.restrictions.rows().filter(({ until }) => until === null || until > now);

  return {
    async insert(row, entry, replaces) {
      const { users, restrictions, moderationLog } = store.tables;
      const account = users.get(row.userId);
      if (!account || !can(actorOf(store.tables, entry), 'restrict', account)) return false;
      if (replaces !== undefined && restrictions.get(replaces)?.userId === row.userId)
        restrictions.remove(replaces);
      restrict(store.tables, row, entry.createdAt);
      moderationLog.put(entry);
      return true;
    },
    async remove({ id, userId }, entry) {
      const { users, restrictions, moderationLog } = store.tables;
      const account = users.get(userId);
      if (!account || !can(actorOf(store.tables, entry), 'lift restriction', account)) return false;
      if (restrictions.get(id)?.userId !== userId) return null;
      restrictions.remove(id);
      const lifted = { id, decision: 'lifted', at: entry.createdAt } as const;
      notifyOwner(store.tables, { recipient: userId, profileId: userId }, lifted);
      moderationLog.put(entry);
      return true;
    },
    async list({ userId, ...page }) {
      const rows = store.tables.restrictions.list('userId', userId).toSorted(newestFirst);
      return pageOf(rows, page, (row) => ({ ...row }));
    },
    async listActive({ now, ...page }) {
      return pageOf(activeAt(now).toSorted(newestFirst), page, (row) => ({
        ...row,
        account: {
          ...personCard(store.tables, row.userId),
          role: store.tables.users.get(row.userId)?.role ?? 'user',
        },
      }));
    },
    countPeople: async (now) => new Set(activeAt(now).map(({ userId }) => userId)).size,
    active: async (writing) => activeRestriction(store.tables, writing),
  };
}
