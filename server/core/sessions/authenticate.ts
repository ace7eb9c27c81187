import { changesData, type Endpoint } from '@contract/endpoint';
import { sessionMessages } from '@contract/texts/apiMessages';
import type { SessionRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';
import { unauthenticated } from '../failure';
import { actingUser } from '../site/actingUser';
import { sessionByRefresh } from './refreshSession';
import { clearCredentials, readAccess, rotationGrace } from './sessionCookies';
import { checkXsrf, isSameText, syncXsrfCookie } from './xsrf';

type UnauthenticatedContext = Omit<RequestContext, 'session' | 'viewer'>;
type Identity = Pick<RequestContext, 'session' | 'viewer'>;

const anonymous: Identity = { session: null, viewer: null };

function isValidAccess(session: SessionRow, hash: string, now: number) {
  if (isSameText(hash, session.accessHash)) return now < session.accessExpiresAt;
  return isSameText(hash, session.previousAccessHash) && now <= session.rotatedAt + rotationGrace;
}

async function identify(incoming: UnauthenticatedContext): Promise<Identity> {
  const { ports } = incoming;
  const presented = readAccess(incoming);
  if (!presented) return anonymous;
  const found = await ports.data.sessions.withUser(presented.id);
  if (!found) {
    clearCredentials(incoming);
    return anonymous;
  }
  const { session, user } = found;
  const hash = await ports.secrets.hash(presented.secret);
  if (!isValidAccess(session, hash, ports.clock.now())) return anonymous;
  return { session, viewer: await actingUser(ports, user) };
}

async function endSession(incoming: UnauthenticatedContext, session: SessionRow) {
  await incoming.ports.data.sessions.remove(session.id);
  clearCredentials(incoming);
}

/** Reads the session, ends it if the account is blocked, and checks the XSRF token. */
export async function authenticate(
  endpoint: Endpoint,
  incoming: UnauthenticatedContext,
): Promise<RequestContext> {
  if (endpoint.isPublic) return { ...incoming, ...anonymous };
  const { session, viewer } = await identify(incoming);
  const isActive = session !== null && viewer !== null && !viewer.isBlocked;
  const current = isActive ? session : null;
  if (changesData(endpoint)) {
    checkXsrf(incoming, current ?? (await sessionByRefresh(incoming)));
  }
  syncXsrfCookie(incoming, current);
  if (isActive) return { ...incoming, session, viewer };
  if (session) {
    await endSession(incoming, session);
    if (!endpoint.allowsEndedSession) throw unauthenticated(sessionMessages.ended);
  }
  return { ...incoming, ...anonymous };
}
