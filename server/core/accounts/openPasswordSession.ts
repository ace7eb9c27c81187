import { sessionMessages } from '@contract/texts/apiMessages';
import type { UserRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';
import { unauthenticated } from '../failure';
import type { Ports } from '../ports';
import { openSession, tryOpenSession } from '../sessions/openSession';

type Verified = { user: UserRow; password: string };

/** Replaces the hash of a password that was just verified, in the background, if it is outdated. */
function rehashIfOutdated(ports: Ports, { user, password }: Verified) {
  const { data, passwords, background } = ports;
  const { id: userId, passwordHash: expected } = user;
  if (expected === null || !passwords.needsRehash(expected)) return;
  background(async () => {
    const passwordHash = await passwords.hash(password);
    await data.credentials.rehash({ userId, expected, passwordHash });
  });
}

/** The account, if a parallel sign-in has only replaced the hash of the same password; or 401. */
async function requireSamePassword({ data, passwords }: Ports, { user, password }: Verified) {
  const current = await data.users.byId(user.id);
  const hash = current?.passwordHash ?? null;
  const isSame = current?.email === user.email && (await passwords.verify(password, hash));
  if (!isSame) throw unauthenticated(sessionMessages.wrongCredentials);
  return current;
}

/** Opens a session for an account whose password was just verified. */
export async function openPasswordSession(context: RequestContext, verified: Verified) {
  const { ports } = context;
  const opened =
    (await tryOpenSession(context, verified.user)) ??
    (await openSession(context, await requireSamePassword(ports, verified)));
  rehashIfOutdated(ports, verified);
  return opened;
}
