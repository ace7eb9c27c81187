import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import type { Handlers, Visit } from '../http/handler';
import { permit } from '../policy/permit';
import { requireMember } from '../session/requireMember';
import { userCardOnWire } from '../wire/cardsOnWire';
import { deleteAccountHandlers } from './deleteAccount';
import { noSuchAccount } from './noSuchAccount';

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
