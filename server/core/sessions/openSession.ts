import { sessionMessages } from '@contract/texts/apiMessages';
import type { SessionRow, UserRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';
import { unauthenticated } from '../failure';
import { serializeSessionUser } from '../serializers/serializeUser';
import { describeDevice } from './describeDevice';
import { rememberDevice } from './devices';
import {
  accessLifetime,
  clearCredentials,
  refreshLifetime,
  writeCredentials,
} from './sessionCookies';

/** A session with its secrets, which are stored hashed. */
export async function newSession(
  { ports, userAgent }: Pick<RequestContext, 'ports' | 'userAgent'>,
  user: UserRow,
) {
  const { secrets, clock, ids } = ports;
  const refresh = secrets.random();
  const access = await secrets.derive(`access:${refresh}`);
  const now = clock.now();
  const session: SessionRow = {
    id: ids.next(),
    userId: user.id,
    xsrf: secrets.random(),
    accessHash: await secrets.hash(access),
    accessExpiresAt: now + accessLifetime,
    previousAccessHash: '',
    refreshHash: await secrets.hash(refresh),
    previousRefreshHash: '',
    rotatedAt: now,
    createdAt: now,
    expiresAt: now + refreshLifetime,
    device: describeDevice(userAgent),
  };
  return { session, secrets: { access, refresh } };
}

/**
 * Starts a session for `user`, ends the current one, and returns the serialised user; null if the
 * account's credentials have changed since `user` was read.
 */
export async function tryOpenSession(context: RequestContext, user: UserRow) {
  const { ports } = context;
  const { session, secrets } = await newSession(context, user);
  const checked = { email: user.email, passwordHash: user.passwordHash };
  const isOpen = await ports.data.sessions.insert({ ...session, checked });
  if (!isOpen) return null;
  if (context.session) await ports.data.sessions.remove(context.session.id);
  writeCredentials(context, session, secrets);
  await rememberDevice(context, user.id);
  return serializeSessionUser(ports, user, session);
}

/** Like `tryOpenSession`, but throws 401 if the credentials have changed. */
export async function openSession(context: RequestContext, user: UserRow) {
  const opened = await tryOpenSession(context, user);
  if (!opened) throw unauthenticated(sessionMessages.wrongCredentials);
  return opened;
}

/** Ends the current session, if any, and clears its cookies. */
export async function closeSession(context: RequestContext) {
  const { ports, session } = context;
  if (session) await ports.data.sessions.remove(session.id);
  clearCredentials(context);
}
