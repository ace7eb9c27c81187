import { sessionMessages } from '@contract/texts/apiMessages';
import type { SessionRow } from '@server/data/rows';
import { unauthenticated } from '../http/failure';
import type { RequestContext } from '../http/handlerTypes';
import type { Ports } from '../ports';
import { closeSession } from './openSession';
import {
  accessLifetime,
  type Credential,
  readRefresh,
  refreshLifetime,
  rotationGrace,
  writeCredentials,
} from './sessionCookies';
import { checkXsrf, isSameText } from './xsrf';

type Standing = 'current' | 'replaced' | 'unknown';
type Presented = { session: SessionRow; credential: Credential; standing: Standing };

async function standingOf({ secrets, clock }: Ports, session: SessionRow, secret: string) {
  const hash = await secrets.hash(secret);
  if (isSameText(hash, session.refreshHash)) return 'current';
  const isRecent = clock.now() <= session.rotatedAt + rotationGrace;
  return isRecent && isSameText(hash, session.previousRefreshHash) ? 'replaced' : 'unknown';
}

/** The session that the refresh cookie belongs to; it may be the only one that is still good. */
async function readPresented({ ports, cookies }: RequestContext): Promise<Presented | null> {
  const credential = readRefresh(cookies);
  const session = credential ? await ports.data.sessions.byId(credential.id) : null;
  if (!credential || !session) return null;
  return { session, credential, standing: await standingOf(ports, session, credential.secret) };
}

/** The same successor for the same secret, so that an answer lost on its way can be asked for again. */
async function successorOf({ secrets }: Ports, refresh: string) {
  const next = await secrets.derive(`refresh:${refresh}`);
  return { refresh: next, access: await secrets.derive(`access:${next}`) };
}

type Successor = Awaited<ReturnType<typeof successorOf>>;

async function rotate({ data, secrets, clock }: Ports, session: SessionRow, next: Successor) {
  const now = clock.now();
  return data.sessions.rotate(session.id, session.refreshHash, {
    accessHash: await secrets.hash(next.access),
    accessExpiresAt: now + accessLifetime,
    previousAccessHash: now < session.accessExpiresAt ? session.accessHash : '',
    refreshHash: await secrets.hash(next.refresh),
    previousRefreshHash: session.refreshHash,
    rotatedAt: now,
    expiresAt: now + refreshLifetime,
  });
}

/** Null when another refresh was first and this one's secret no longer counts. */
async function advance(context: RequestContext, presented: Presented, next: Successor) {
  if (presented.standing === 'replaced') return presented.session;
  const rotated = await rotate(context.ports, presented.session, next);
  if (rotated) return rotated;
  const again = await readPresented(context);
  return again?.standing === 'replaced' ? again.session : null;
}

async function end(context: RequestContext, session: SessionRow | null) {
  await closeSession({ ...context, session });
  return unauthenticated(sessionMessages.endedSignInAgain);
}

/** Answers a session's next secrets, or ends it: a secret used twice may be in two people's hands. */
export async function refreshSession(context: RequestContext) {
  const { ports, cookies } = context;
  const presented = await readPresented(context);
  if (!presented) throw await end(context, null);
  const { session, credential, standing } = presented;
  const user = await ports.data.users.byId(session.userId);
  const isOver = ports.clock.now() >= session.expiresAt || standing === 'unknown';
  if (!user || user.isBlocked || isOver) throw await end(context, session);
  checkXsrf(context, session.xsrf);
  const next = await successorOf(ports, credential.secret);
  const advanced = await advance(context, presented, next);
  if (!advanced) throw await end(context, session);
  writeCredentials({ cookies, settings: ports.settings }, advanced, next);
  return { user, session: advanced };
}

/** The session that the refresh cookie alone proves, for a sign-out after the access cookie has gone. */
export async function sessionByRefresh(context: RequestContext) {
  const presented = await readPresented(context);
  return presented && presented.standing !== 'unknown' ? presented.session : null;
}
