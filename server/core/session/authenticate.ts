import type { Endpoint } from '@contract/endpoint';
import { type EndpointName, endpoints } from '@contract/endpoints';
import type { SessionRow } from '@server/data/rows';
import { unauthenticated } from '../http/failure';
import type { Visit } from '../http/handlerTypes';
import { clearCredentials, keepXsrf, readAccess, rotationGrace } from './sessionCookies';
import { checkXsrf, isSameText } from './xsrf';

type Arrival = Omit<Visit, 'session' | 'viewer'>;
type Identity = Pick<Visit, 'session' | 'viewer'>;

const nobody: Identity = { session: null, viewer: null };

/** They say themselves what becomes of a session, so that a dead one never stands in their way. */
const sessionCalls: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'register',
  'login',
  'googleAuth',
  'logout',
  'refreshToken',
]);

function opens(session: SessionRow, hash: string, now: number) {
  if (isSameText(hash, session.accessHash)) return now < session.accessExpiresAt;
  return isSameText(hash, session.previousAccessHash) && now <= session.rotatedAt + rotationGrace;
}

async function identify({ ports, cookies }: Arrival): Promise<Identity> {
  const presented = readAccess(cookies);
  if (!presented) return nobody;
  const session = await ports.data.sessions.byId(presented.id);
  if (!session) {
    clearCredentials({ cookies, settings: ports.settings });
    return nobody;
  }
  const hash = await ports.secrets.hash(presented.secret);
  if (!opens(session, hash, ports.clock.now())) return nobody;
  return { session, viewer: await ports.data.users.byId(session.userId) };
}

async function endBlockedSession({ ports, cookies }: Arrival, session: SessionRow) {
  await ports.data.sessions.remove(session.id);
  clearCredentials({ cookies, settings: ports.settings });
}

/** Every unsafe call needs the token, and so does a GET that changes something. */
function isUnsafe({ method, changes }: Endpoint) {
  return method !== 'GET' || changes === true;
}

/** Who asks: reads the session, ends one whose account is blocked, and checks the XSRF token. */
export async function beginVisit(name: EndpointName, arrival: Arrival): Promise<Visit> {
  const { ports, cookies } = arrival;
  const { session, viewer } = await identify(arrival);
  const isLive = session !== null && viewer !== null && !viewer.isBlocked;
  const jar = { cookies, settings: ports.settings };
  keepXsrf(jar, isLive ? session.xsrf : null, () => ports.secrets.random());
  if (isLive) {
    if (isUnsafe(endpoints[name])) checkXsrf(arrival, session.xsrf);
    return { ...arrival, session, viewer };
  }
  if (session) {
    await endBlockedSession(arrival, session);
    if (!sessionCalls.has(name)) throw unauthenticated('Your session has ended.');
  }
  return { ...arrival, ...nobody };
}
