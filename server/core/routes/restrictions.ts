import { reasonRules } from '@contract/comments/commentRules';
import { limits } from '@contract/limits';
import { profilePath } from '@contract/pages';
import { can } from '@contract/permissions';
import { moderationTexts } from '@contract/texts/moderationTexts';
import { restrictionTexts } from '@contract/texts/restrictionTexts';
import type { LogRow } from '@server/data/communityRows';
import type { UserRow } from '@server/data/rows';
import { accountNotFound } from '../accounts/accountErrors';
import type { Handlers, MemberContext } from '../context';
import { brokenRule, forbidden, notFound } from '../failure';
import { checkRules } from '../http/checkRules';
import { logEntry } from '../moderation/logEntry';
import { readEnd } from '../moderation/readEnd';
import { serializeRestriction } from '../moderation/restrictions';
import { requirePermission } from '../policy/requirePermission';

async function accountToRestrict({ viewer, ports }: MemberContext, id: string) {
  requirePermission(can(viewer, 'moderate'));
  const user = await ports.data.users.byId(id);
  if (!user) throw accountNotFound();
  requirePermission(can(viewer, 'restrict', user));
  return user;
}

const entryAbout = (
  call: MemberContext,
  { id, username }: UserRow,
  fields: Pick<LogRow, 'action' | 'reason'>,
) =>
  logEntry(call, {
    ...fields,
    subjectKind: 'account',
    subjectId: id,
    subjectUrl: profilePath(username),
  });

/** Restricting what accounts may write. */
export const restrictionHandlers = {
  async addRestriction(call) {
    const { ports, params, body } = call;
    const user = await accountToRestrict(call, params.id);
    const reason = body.reason.trim();
    checkRules(reasonRules, { reason });
    if (reason === '') throw brokenRule(moderationTexts.reasonNeeded, 'reason');
    const now = ports.clock.now();
    const row = {
      id: ports.ids.next(),
      userId: user.id,
      kind: body.kind,
      until: readEnd(body.until, now),
      reason,
      createdAt: now,
    };
    const entry = entryAbout(call, user, { action: 'restricted', reason });
    if (!(await ports.data.restrictions.insert(row, entry))) throw forbidden();
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

  async liftRestriction(call) {
    const { ports, params } = call;
    const user = await accountToRestrict(call, params.id);
    const entry = entryAbout(call, user, { action: 'lifted', reason: '' });
    const lifted = { id: params.restrictionId, userId: user.id };
    const isDone = await ports.data.restrictions.remove(lifted, entry);
    if (isDone === null) throw notFound(restrictionTexts.notFound);
    if (!isDone) throw forbidden();
    return { message: restrictionTexts.lifted };
  },
} satisfies Partial<Handlers>;
