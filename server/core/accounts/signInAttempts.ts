import { guesses } from '@contract/rates';
import type { UserRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';
import { requireUses } from '../http/rateLimits';
import { knownDevice } from '../sessions/devices';

/** A sign-in with a name; `user` is null if no account has it. */
export type SignInAttempt = { name: string; user: UserRow | null };

/** By the account's id, so that its username and e-mail address count together. */
function subjectOf({ name, user }: SignInAttempt) {
  return user ? `account ${user.id}` : `name ${name.toLowerCase()}`;
}

/**
 * The limits that count an attempt. On a device of the account strangers' attempts don't matter; elsewhere
 * the client's attempts count, and those of all clients together.
 */
async function usesOf(context: RequestContext, attempt: SignInAttempt) {
  const all = `guesses of ${subjectOf(attempt)}`;
  const device = await knownDevice(context, attempt.user?.id ?? null);
  if (device) return [{ key: `${all} on ${device}`, limit: guesses.perClient }];
  return [
    { key: `${all} from ${context.client}`, limit: guesses.perClient },
    { key: all, limit: guesses.perAccount },
  ];
}

/**
 * Counts an attempt before the password is checked, so that parallel attempts count too; throws 429.
 * Returns a function that forgets the attempts, for the right password.
 */
export async function countSignIn(context: RequestContext, attempt: SignInAttempt) {
  const uses = await usesOf(context, attempt);
  // In this order: a client at its own limit doesn't use up that of all clients.
  await requireUses(context.ports, uses);
  return async () => {
    for (const { key } of uses) await context.ports.limits.reset(key);
  };
}
