import type { SessionRow, UserRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';
import { describeDevice } from './describeDevice';
import { accessLifetime, refreshLifetime } from './sessionCookies';

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
