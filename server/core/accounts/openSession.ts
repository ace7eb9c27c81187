import { sessionMessages } from '@contract/texts/apiMessages';
import { passkeyTexts } from '@contract/texts/passkeyTexts';
import type { UserRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';
import { ApiFailure, unauthenticated } from '../failure';
import { newSession } from '../sessions/newSession';
import { writeCredentials } from '../sessions/sessionCookies';
import { type DeviceOptions, rememberDevice } from './rememberDevice';
import { serializeSessionUser } from './serializeSessionUser';

export type SessionOptions = DeviceOptions & {
  /** A passkey has signed in, or a recovery code. */
  isProved?: boolean | undefined;
};

/**
 * Starts a session for `user`, ends the current one, and returns the serialised user; null if the
 * account's credentials have changed since `user` was read. Throws 403 if the account needs a passkey and nothing has
 * proved it.
 */
export async function tryOpenSession(
  context: RequestContext,
  user: UserRow,
  { isProved = false, ...options }: SessionOptions = {},
) {
  const { ports } = context;
  if (user.needsPasskey && !isProved)
    throw new ApiFailure(403, passkeyTexts.required, { field: 'recoveryCode' });
  const { session, secrets } = await newSession(context, user);
  const checked = { email: user.email, passwordHash: user.passwordHash };
  const isOpen = await ports.data.sessions.insert({ ...session, checked });
  if (!isOpen) return null;
  if (context.session) await ports.data.sessions.remove(context.session.id);
  writeCredentials(context, session, secrets);
  await rememberDevice(context, user, options);
  return serializeSessionUser(ports, user, session);
}

/** Like `tryOpenSession`, but throws 401 if the credentials have changed. */
export async function openSession(
  context: RequestContext,
  user: UserRow,
  options?: SessionOptions,
) {
  const opened = await tryOpenSession(context, user, options);
  if (!opened) throw unauthenticated(sessionMessages.wrongCredentials);
  return opened;
}
