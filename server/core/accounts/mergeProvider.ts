import { accountMessages } from '@contract/texts/apiMessages';
import type { UserRow } from '@server/data/rows/rows';
import { releaseComments } from '../comments/reviewRule';
import type { RequestContext } from '../context';
import { conflict, unauthenticated } from '../failure';
import { readMergeSecret, writeMergeSecret } from '../sessions/sessionCookies';
import { findTokenAccount, issueToken } from '../tokens/emailTokens';
import { emailTaken } from './accountErrors';
import { requirePassword } from './requireOwner';

const expired = () => unauthenticated(accountMessages.providerExpired);

/**
 * Remembers that this browser has proved the account's address, because the provider's code works
 * only once: a token in a cookie. Returns the failure that asks for the password.
 */
export async function startMerge(context: RequestContext, user: UserRow) {
  const token = await issueToken(context.ports, user, 'merge');
  if (!token) return emailTaken();
  writeMergeSecret(context, token);
  return conflict(accountMessages.providerNeedsPassword, 'password');
}

/** Links the provider to the account of the cookie, if `password` is right. */
export async function finishMerge(context: RequestContext, password: string) {
  const { ports } = context;
  const token = readMergeSecret(context);
  const user = await findTokenAccount(ports, { kind: 'merge', token });
  if (!user || user.isBlocked) throw expired();
  await requirePassword(context, user, password);
  const linked = await ports.data.credentials.mergeProvider({
    userId: user.id,
    checked: { email: user.email, passwordHash: user.passwordHash },
    tokenHash: await ports.secrets.hash(token),
    providerId: null,
  });
  if (!linked) throw expired();
  writeMergeSecret(context, '');
  await releaseComments(ports, user.id);
  return linked;
}
