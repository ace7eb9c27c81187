import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { userMessages } from '@contract/texts/apiMessages';
import type { UserData } from '@server/data/accounts/accountPort';
import type { Handlers, MemberContext } from '../../context';
import { forbidden } from '../../failure';
import { logEntry } from '../../moderation/logEntry';
import { accountSubject } from '../../moderation/logSubjects';
import { readReason } from '../../moderation/readReason';
import { requirePermission } from '../../policy/requirePermission';
import { serializeUserCard } from '../../serializers/serializeCards';
import { findAccount } from '../accountErrors';

type UserQuery = Omit<Parameters<UserData['list']>[0], 'take' | 'now'>;

async function pageOfUsers(context: MemberContext, query: UserQuery) {
  const { viewer } = context;
  requirePermission(can(viewer, 'list users'));
  const { data, clock } = context.ports;
  const page = { ...query, take: limits.pageSize, now: clock.now() };
  const { rows, count, areMore } = await data.users.list(page);
  return { message: userMessages.fetched, data: rows.map(serializeUserCard), count, areMore };
}

type Block = { isBlocked: boolean; reason: string };

async function accountToBlock(context: MemberContext, id: string) {
  const user = await findAccount(context, id);
  requirePermission(can(context.viewer, 'block user', user));
  return user;
}

async function setBlocked(context: MemberContext, id: string, { isBlocked, reason }: Block) {
  const { viewer } = context;
  const { users } = context.ports.data;
  requirePermission(can(viewer, 'list users'));
  const user = await accountToBlock(context, id);
  const act = { action: isBlocked ? 'blocked' : 'unblocked', reason } as const;
  const entry = logEntry(context, accountSubject(user), act);
  if (await users.setBlocked(id, isBlocked, entry)) return;
  // It was changed meanwhile, or the viewer's own account.
  await accountToBlock(context, id);
  throw forbidden();
}

/** Listing, searching, blocking and unblocking users, for admins. */
export const userHandlers = {
  async listUsers(call) {
    return pageOfUsers(call, { term: '', ...call.query });
  },

  async searchUsers(call) {
    const { searchTerm, ...query } = call.query;
    return pageOfUsers(call, { term: searchTerm.trim(), ...query });
  },

  async blockUser(call) {
    const reason = readReason(call.body.reason ?? '', { isNeeded: false });
    await setBlocked(call, call.params.id, { isBlocked: true, reason });
    return { message: userMessages.blocked };
  },

  async unblockUser(call) {
    await setBlocked(call, call.params.id, { isBlocked: false, reason: '' });
    return { message: userMessages.unblocked };
  },
} satisfies Partial<Handlers>;
