import type { Endpoint } from '@contract/endpoint';
import { type EndpointName, endpoints } from '@contract/endpoints';
import { sessionMessages } from '@contract/texts/apiMessages';
import type { SessionRow } from '@server/data/rows';
import { unauthenticated } from '../http/failure';
import type { RequestContext } from '../http/handlerTypes';
import { clearCredentials, readAccess, rotationGrace, setXsrfCookie } from './sessionCookies';
import { checkXsrf, isSameText } from './xsrf';

type UnauthenticatedContext = Omit<RequestContext, 'session' | 'viewer'>;
type Identity = Pick<RequestContext, 'session' | 'viewer'>;

const anonymous: Identity = { session: null, viewer: null };

/** Endpoints that start, renew or end sessions, so an expired session must not block them. */
const sessionCalls: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'register',
  'login',
  'googleAuth',
  'logout',
  'refreshToken',
]);

function isValidAccess(session: SessionRow, hash: string, now: number) {
  if (isSameText(hash, session.accessHash)) return now < session.accessExpiresAt;
  return isSameText(hash, session.previousAccessHash) && now <= session.rotatedAt + rotationGrace;
}

async function identify({ ports, cookies }: UnauthenticatedContext): Promise<Identity> {
  const presented = readAccess(cookies);
  if (!presented) return anonymous;
  const session = await ports.data.sessions.byId(presented.id);
  if (!session) {
    clearCredentials({ cookies, settings: ports.settings });
    return anonymous;
  }
  const hash = await ports.secrets.hash(presented.secret);
  if (!isValidAccess(session, hash, ports.clock.now())) return anonymous;
  return { session, viewer: await ports.data.users.byId(session.userId) };
}

async function endSession({ ports, cookies }: UnauthenticatedContext, session: SessionRow) {
  await ports.data.sessions.remove(session.id);
  clearCredentials({ cookies, settings: ports.settings });
}

/** Unsafe methods and GETs that change something need the XSRF token. */
function isUnsafe({ method, changes }: Endpoint) {
  return method !== 'GET' || changes === true;
}

/** Reads the session, ends it if the account is blocked, and checks the XSRF token. */
export async function authenticate(
  name: EndpointName,
  incoming: UnauthenticatedContext,
): Promise<RequestContext> {
  const { ports, cookies } = incoming;
  const { session, viewer } = await identify(incoming);
  const isActive = session !== null && viewer !== null && !viewer.isBlocked;
  const target = { cookies, settings: ports.settings };
  setXsrfCookie(target, isActive ? session.xsrf : null, () => ports.secrets.random());
  if (isActive) {
    if (isUnsafe(endpoints[name])) checkXsrf(incoming, session.xsrf);
    return { ...incoming, session, viewer };
  }
  if (session) {
    await endSession(incoming, session);
    if (!sessionCalls.has(name)) throw unauthenticated(sessionMessages.ended);
  }
  return { ...incoming, ...anonymous };
}
