import { sessionMessages } from '@contract/texts/apiMessages';
import type { SessionRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';
import { unauthenticated } from '../failure';
import type { Ports } from '../ports';
import { closeSession } from './closeSession';
import { describeDevice } from './describeDevice';
import {
  accessLifetime,
  type Credential,
  readRefresh,
  refreshLifetime,
  rotationGrace,
  writeCredentials,
} from './sessionCookies';
import { isSameText } from './xsrf';

type SecretState = 'current' | 'replaced' | 'unknown';
type RefreshContext = Pick<RequestContext, 'ports' | 'cookies'>;
type PresentedSecret = { session: SessionRow; credential: Credential; state: SecretState };

async function stateOf({ secrets, clock }: Ports, session: SessionRow, secret: string) {
  const hash = await secrets.hash(secret);
  if (isSameText(hash, session.refreshHash)) return 'current';
  const isRecent = clock.now() <= session.rotatedAt + rotationGrace;
  return isRecent && isSameText(hash, session.previousRefreshHash) ? 'replaced' : 'unknown';
}

/** The session of the refresh cookie, which outlives the access cookie. */
async function readPresented(context: RefreshContext): Promise<PresentedSecret | null> {
  const { ports } = context;
  const credential = readRefresh(context);
  const session = credential ? await ports.data.sessions.byId(credential.id) : null;
  if (!credential || !session) return null;
  return { session, credential, state: await stateOf(ports, session, credential.secret) };
}

/**
 * Derived from the secret, so that a repeated request gets the same successor if a response was
 * lost.
 */
async function deriveNext({ secrets }: Ports, refresh: string) {
  const next = await secrets.derive(`refresh:${refresh}`);
  return { refresh: next, access: await secrets.derive(`access:${next}`) };
}

type NextSecrets = Awaited<ReturnType<typeof deriveNext>>;

async function rotate(
  { ports, userAgent }: RequestContext,
  session: SessionRow,
  next: NextSecrets,
) {
  const { data, secrets, clock } = ports;
  const now = clock.now();
  return data.sessions.rotate(session.id, session.refreshHash, {
    accessHash: await secrets.hash(next.access),
    accessExpiresAt: now + accessLifetime,
    previousAccessHash: now < session.accessExpiresAt ? session.accessHash : '',
    refreshHash: await secrets.hash(next.refresh),
    previousRefreshHash: session.refreshHash,
    rotatedAt: now,
    expiresAt: now + refreshLifetime,
    // Sessions of older versions have none.
    device: session.device || describeDevice(userAgent),
  });
}

/** Null if another refresh was first and this secret is no longer valid. */
async function rotateOnce(context: RequestContext, presented: PresentedSecret, next: NextSecrets) {
  if (presented.state === 'replaced') return presented.session;
  const rotated = await rotate(context, presented.session, next);
  if (rotated) return rotated;
  const again = await readPresented(context);
  return again?.state === 'replaced' ? again.session : null;
}

async function endSession(context: RequestContext, session: SessionRow | null) {
  await closeSession({ ...context, session });
  return unauthenticated(sessionMessages.endedSignInAgain);
}

/**
 * Rotates a session's secrets. Reusing an old secret ends the session, because it may be stolen.
 */
export async function refreshSession(context: RequestContext) {
  const { ports } = context;
  const presented = await readPresented(context);
  if (!presented) throw await endSession(context, null);
  const { session, credential, state } = presented;
  const user = await ports.data.users.byId(session.userId);
  const isOver = ports.clock.now() >= session.expiresAt || state === 'unknown';
  if (!user || user.isBlocked || isOver) throw await endSession(context, session);
  const next = await deriveNext(ports, credential.secret);
  const advanced = await rotateOnce(context, presented, next);
  if (!advanced) throw await endSession(context, session);
  writeCredentials(context, advanced, next);
  return { user, session: advanced };
}

/** The session of the refresh cookie, for calls after the access cookie has expired. */
export async function sessionByRefresh(context: RefreshContext) {
  const presented = await readPresented(context);
  return presented && presented.state !== 'unknown' ? presented.session : null;
}
