import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { restrictionTexts } from '@contract/texts/restrictionTexts';
import { accountNotFound, findAccount } from '../../accounts/accountErrors';
import type { Handlers, MemberContext } from '../../context';
import { forbidden, notFound } from '../../failure';
import { requirePermission } from '../../policy/requirePermission';
import { serializePerson } from '../../serializers/serializeCards';
import { logEntry } from '../logEntry';
import { accountSubject } from '../logSubjects';
import { readReason } from '../readReason';
import { newRestriction, serializeRestriction } from '../restrictions';

async function accountFor(
  context: MemberContext,
  id: string,
  action: 'restrict' | 'lift restriction',
) {
  const { viewer } = context;
  requirePermission(can(viewer, 'moderate'));
  const user = await findAccount(context, id);
  requirePermission(can(viewer, action, user));
  return user;
}

/** Restricting what accounts may write. */
export const restrictionHandlers = {
  async addRestriction(call) {
    const { ports, params } = call;
    const { replaces, ...body } = call.body;
    const user = await accountFor(call, params.id, 'restrict');
    const reason = readReason(body.reason, { isNeeded: true });
    const row = newRestriction(call, { ...body, userId: user.id, reason });
    const entry = logEntry(call, accountSubject(user), { action: 'restricted', reason });
    if (!(await ports.data.restrictions.insert(row, entry, replaces))) throw forbidden();
    return { message: restrictionTexts.added, restriction: serializeRestriction(row) };
  },

  async listRestrictions({ viewer, ports, params, query }) {
    const user = await ports.data.users.byId(params.id);
    requirePermission(can(viewer, 'see restrictions', { id: params.id }));
    if (!user) throw accountNotFound();
    const page = { userId: user.id, skip: query.skip, take: limits.pageSize };
    const { rows, areMore } = await ports.data.restrictions.list(page);
    const restrictions = rows.map(serializeRestriction);
    return { message: restrictionTexts.fetched, restrictions, areMore };
  },

  async listRestricted({ viewer, ports, query }) {
    requirePermission(can(viewer, 'moderate'));
    const page = { now: ports.clock.now(), skip: query.skip, take: limits.pageSize };
    const { rows, areMore } = await ports.data.restrictions.listActive(page);
    const people = rows.map(({ account, ...row }) => ({
      ...serializeRestriction(row),
      person: serializePerson(account),
      role: account.role,
    }));
    return { message: restrictionTexts.fetched, people, areMore };
  },

  async liftRestriction(call) {
    const { ports, params } = call;
    const user = await accountFor(call, params.id, 'lift restriction');
    const entry = logEntry(call, accountSubject(user), { action: 'lifted' });
    const lifted = { id: params.restrictionId, userId: user.id };
    const isDone = await ports.data.restrictions.remove(lifted, entry);
    if (isDone === null) throw notFound(restrictionTexts.notFound);
    if (!isDone) throw forbidden();
    return { message: restrictionTexts.lifted };
  },
} satisfies Partial<Handlers>;
