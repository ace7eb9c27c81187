import { can } from '@contract/permissions';
import { accountMessages } from '@contract/texts/apiMessages';
import type { UserRow } from '@server/data/rows/rows';
import type { Call, Handlers } from '../../context';
import { accountClosedOf, accountDeletedOf } from '../../emails/newEmail';
import { forbidden, unauthenticated } from '../../failure';
import { removeFiles } from '../../files/removeFiles';
import { logEntry } from '../../moderation/logEntry';
import { accountSubject } from '../../moderation/logSubjects';
import { readReason } from '../../moderation/readReason';
import { requirePermission } from '../../policy/requirePermission';
import { closeSession } from '../../sessions/closeSession';
import { accountNotFound } from '../accountErrors';
import { requireRecentSignIn } from '../requireOwner';

/** Non-admins always get 403 for other accounts, so that it isn't revealed which exist. */
async function accountToDelete({ ports, params }: Call<'deleteAccount'>, viewer: UserRow) {
  if (params.id !== viewer.id && !can(viewer, 'list users')) throw forbidden();
  const user = await ports.data.users.byId(params.id);
  if (!user) throw accountNotFound();
  requirePermission(can(viewer, 'delete account', user));
  return user;
}

/** Why an account that could be deleted was not: it was changed meanwhile. */
async function refusedDeletion(call: Call<'deleteAccount'>, viewer: UserRow) {
  const { id } = await accountToDelete(call, viewer);
  return id === viewer.id ? unauthenticated() : forbidden();
}

/** Deleting one's own account, or another one as an admin. */
export const deleteAccountHandlers = {
  async deleteAccount(call) {
    const { ports, viewer, session, body } = call;
    const user = await accountToDelete(call, viewer);
    const isOwn = user.id === viewer.id;
    if (isOwn) await requireRecentSignIn(call, { viewer, session, password: body.password ?? '' });
    // An address that is not verified may be a stranger's.
    const reason = isOwn ? '' : readReason(body.reason ?? '', { isNeeded: false });
    const letter = isOwn ? accountClosedOf(ports, user) : accountDeletedOf(ports, user, reason);
    const notice = user.isVerified ? letter : undefined;
    const deletion = { action: 'deleted', reason } as const;
    const entry = isOwn ? undefined : logEntry(call, accountSubject(user), deletion);
    const { email, passwordHash } = viewer;
    const act = isOwn ? { checked: { email, passwordHash } } : { entry };
    const orphans = await ports.data.users.remove(user.id, notice, act);
    if (!orphans) throw await refusedDeletion(call, viewer);
    ports.wakeEmails();
    removeFiles(ports, { names: orphans.files, urls: orphans.pictures });
    if (isOwn) await closeSession(call);
    return { message: accountMessages.deleted };
  },
} satisfies Partial<Handlers>;
