import { guesses } from '@contract/rates';
import { accountMessages } from '@contract/texts/apiMessages';
import type { SessionRow, UserRow } from '@server/data/rows';
import type { RequestContext } from '../context';
import { ApiFailure, brokenRule } from '../failure';
import { requireUse } from '../http/rateLimits';

/** For how long a sign-in with the provider proves who owns an account without a password. */
const freshFor = 10 * 60_000;

/** Throws 422 unless `password` is the account's; guesses are limited. */
export async function requirePassword(
  { ports }: Pick<RequestContext, 'ports'>,
  user: UserRow,
  password: string,
) {
  const key = `password ${user.id}`;
  await requireUse(ports, { key, limit: guesses.perClient });
  if (!(await ports.passwords.verify(password, user.passwordHash))) {
    throw brokenRule(accountMessages.passwordWrong, 'password');
  }
  await ports.limits.reset(key);
}

type Owner = { viewer: UserRow; session: SessionRow; password: string };

/**
 * Throws unless the request proves that it comes from the account's owner: by the password, or for an
 * account without one by a sign-in with the provider within the last minutes.
 */
export async function requireOwner(
  context: Pick<RequestContext, 'ports'>,
  { viewer, session, password }: Owner,
) {
  if (viewer.passwordHash === null) {
    const isFresh = context.ports.clock.now() < session.createdAt + freshFor;
    if (!isFresh) throw new ApiFailure(403, accountMessages.signInAgain, { field: 'password' });
    return;
  }
  if (password === '') throw brokenRule(accountMessages.passwordNeeded, 'password');
  await requirePassword(context, viewer, password);
}
