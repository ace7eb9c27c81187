import { minute } from '@contract/durations';
import { guesses } from '@contract/rates';
import { accountMessages } from '@contract/texts/apiMessages';
import type { SessionRow, UserRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';
import { ApiFailure, brokenRule } from '../failure';
import { requireUse } from '../http/rateLimits';

/** For how long a sign-in proves who owns the account. */
const freshFor = 10 * minute;

const isFresh = ({ ports }: Pick<RequestContext, 'ports'>, session: SessionRow) =>
  ports.clock.now() < session.createdAt + freshFor;

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

/** What is missing: the password, or for an account without one a sign-in with the provider. */
type OwnerTexts = { passwordNeeded: string; signInAgain: string };

/**
 * Throws unless the request proves that it comes from the account's owner: by the password, or for an
 * account without one by a sign-in with the provider within the last minutes.
 */
export async function requireOwner(
  context: Pick<RequestContext, 'ports'>,
  { viewer, session, password }: Owner,
  { passwordNeeded, signInAgain }: OwnerTexts = accountMessages,
) {
  if (viewer.passwordHash === null) {
    if (!isFresh(context, session)) throw new ApiFailure(403, signInAgain, { field: 'password' });
    return;
  }
  if (password === '') throw brokenRule(passwordNeeded, 'password');
  await requirePassword(context, viewer, password);
}

/**
 * Throws unless the account's owner has signed in within the last minutes or sends the password. A 403 names
 * what is missing as its field: the password, or for an account without one a sign-in with the provider.
 */
export async function requireRecentSignIn(
  context: Pick<RequestContext, 'ports'>,
  { viewer, session, password }: Owner,
) {
  if (isFresh(context, session)) return;
  if (viewer.passwordHash === null) {
    throw new ApiFailure(403, accountMessages.closeSignIn, { field: 'provider' });
  }
  if (password === '') {
    throw new ApiFailure(403, accountMessages.closePassword, { field: 'password' });
  }
  await requirePassword(context, viewer, password);
}
