import { can } from '@contract/permissions';
import { emailKey } from '../../accounts/emailKey';
import { putOutgoing } from '../../emails/memory/memoryEmails';
import { actorOf } from '../../memory/tables/access';
import { pageOf } from '../../memory/tables/paging';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import type { InviteRow } from '../../rows/rows';
import { type Acceptance, type InviteData, isOpenInvite } from '../invitePort';

const newestFirst = (one: InviteRow, other: InviteRow) =>
  other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1);

const byHash = ({ invites }: Tables, hash: string) =>
  invites.rows().find((row) => row.hash === hash) ?? null;

/** The invitation, if it can be accepted now. */
export function openInvite(tables: Tables, { hash, now }: Acceptance) {
  const invite = byHash(tables, hash);
  return invite && isOpenInvite(invite, now) ? invite : null;
}

export function createMemoryInvites(store: Store): InviteData {
  return {
    async put(invite, entry, outgoing) {
      const { invites, users, moderationLog } = store.tables;
      if (!can(actorOf(store.tables, entry), 'change site')) return 'not allowed';
      const isMember = users.rows().some(({ email }) => emailKey(email) === invite.emailKey);
      if (isMember) return 'is member';
      const earlier = invites.rows().find(({ emailKey: key }) => key === invite.emailKey);
      if (earlier) invites.remove(earlier.id);
      invites.put(invite);
      putOutgoing(store.tables, outgoing);
      moderationLog.put(entry);
      return 'stored';
    },
    async byHash(hash) {
      const found = byHash(store.tables, hash);
      return found && { ...found };
    },
    async list(page) {
      return pageOf(store.tables.invites.rows().toSorted(newestFirst), page, (row) => ({ ...row }));
    },
    async sweep(time) {
      const { invites } = store.tables;
      const ended = invites.rows().filter(({ expiresAt }) => expiresAt < time);
      for (const { id } of ended) invites.remove(id);
      return ended.length;
    },
    async remove(id, entry) {
      const { invites, moderationLog } = store.tables;
      if (!can(actorOf(store.tables, entry), 'change site') || !invites.has(id)) return false;
      invites.remove(id);
      moderationLog.put(entry);
      return true;
    },
  };
}
