import { guesses } from '@contract/limits';
import type { UserRow } from '@server/data/rows';
import type { RequestContext } from '../http/handlerTypes';
import { requireUse } from '../http/rateLimits';

/** A sign-in with a name; `user` is null if no account has it. */
export type SignInAttempt = { name: string; user: UserRow | null };

/** By the account's id, so that its username and e-mail address count together. */
function subjectOf({ name, user }: SignInAttempt) {
  return user ? `account ${user.id}` : `name ${name.toLowerCase()}`;
}

function keysOf(client: string, attempt: SignInAttempt) {
  const all = `guesses of ${subjectOf(attempt)}`;
  return { all, own: `${all} from ${client}` };
}

/**
 * Counts an attempt before the password is checked, so that parallel attempts count too; throws 429.
 * A client at its limit doesn't use up the limit of all clients.
 */
export async function countSignIn({ ports, client }: RequestContext, attempt: SignInAttempt) {
  const { own, all } = keysOf(client, attempt);
  await requireUse(ports, { key: own, limit: guesses.perClient });
  await requireUse(ports, { key: all, limit: guesses.perAccount });
}

/** Forgets the attempts after the right password. */
export async function forgetSignIns({ ports, client }: RequestContext, attempt: SignInAttempt) {
  const { own, all } = keysOf(client, attempt);
  await ports.limits.reset(own);
  await ports.limits.reset(all);
}
