import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { noSuchAccount } from '../accounts/accountErrors';
import type { Handlers, Visit } from '../http/handlerTypes';
import { permit } from '../policy/requirePermission';
import { userCardOnWire } from '../serializers/serializeCards';
import { requireMember } from '../session/requireSignedIn';
import { deleteAccountHandlers } from './deleteAccount';

async function pageOfUsers(visit: Visit, { term, skip }: { term: string; skip: number }) {
  const { viewer } = requireMember(visit);
  permit(can(viewer, 'list users'));
  const page = { term, skip, take: limits.pageSize };
  const { rows, count, areMore } = await visit.ports.data.users.list(page);
  return { data: rows.map(userCardOnWire), count, areMore };
}

async function setBlocked(visit: Visit, id: string, isBlocked: boolean) {
  const { viewer } = requireMember(visit, 'Login to block..');
  const { users, sessions } = visit.ports.data;
  permit(can(viewer, 'list users'));
  const user = await users.byId(id);
  if (!user) throw noSuchAccount();
  permit(can(viewer, 'block user', user));
  if (!(await users.update(id, { isBlocked }))) throw noSuchAccount();
  if (isBlocked) await sessions.removeOfUser(id);
}

export const adminHandlers = {
  ...deleteAccountHandlers,

  async listUsers(call) {
    return pageOfUsers(call, { term: '', skip: call.query.skip });
  },

  async searchUsers(call) {
    return pageOfUsers(call, { term: call.query.searchTerm.trim(), skip: call.query.skip });
  },

  async blockUser(call) {
    await setBlocked(call, call.params.id, true);
    return { message: 'The user has been blocked.' };
  },

  async unblockUser(call) {
    await setBlocked(call, call.params.id, false);
    return { message: 'The user has been unblocked.' };
  },
} satisfies Partial<Handlers>;
