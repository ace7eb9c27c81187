import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { userMessages } from '@contract/texts/apiMessages';
import type { UserData } from '@server/data/accounts/accountPort';
import type { Outgoing, UserRow } from '@server/data/rows/rows';
import type { Handlers, MemberContext } from '../../context';
import { newEmail } from '../../emails/newEmail';
import { forbidden } from '../../failure';
import { logEntry } from '../../moderation/logEntry';
import { accountSubject } from '../../moderation/logSubjects';
import { readReason } from '../../moderation/readReason';
import { requirePermission } from '../../policy/requirePermission';
import type { Ports } from '../../ports';
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

/** The e-mail that an account can be used now. */
const approvalOf = (ports: Ports, { id, email }: UserRow): Outgoing => ({
  letters: [newEmail(ports, { kind: 'approved', userId: id, email, data: {} })],
  tokens: [],
});

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
  const isApproved = user.awaitsApproval && !isBlocked;
  const action = isBlocked ? 'blocked' : isApproved ? 'approved' : 'unblocked';
  const entry = logEntry(context, accountSubject(user), { action, reason });
  const outgoing = isApproved ? approvalOf(context.ports, user) : undefined;
  if (await users.setBlocked(id, isBlocked, { entry, outgoing })) {
    if (isApproved) context.ports.wakeEmails();
    return userMessages[action];
  }
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
    return { message: await setBlocked(call, call.params.id, { isBlocked: true, reason }) };
  },

  async unblockUser(call) {
    return { message: await setBlocked(call, call.params.id, { isBlocked: false, reason: '' }) };
  },
} satisfies Partial<Handlers>;
