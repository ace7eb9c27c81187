import type { SessionUser } from '@contract/entities';
import type { SessionRow, UserRow } from '@server/data/rows/rows';
import type { Ports } from '../ports';
import { serializeUser } from '../serializers/serializeUser';
import { actingUser } from '../site/actingUser';

/**
 * The user with the session's tokens. They only identify the session: the credentials are in
 * HttpOnly cookies, and the API never accepts these tokens.
 */
export async function serializeSessionUser(
  ports: Pick<Ports, 'secrets' | 'data' | 'settings'>,
  user: UserRow,
  session: SessionRow,
): Promise<SessionUser> {
  const { secrets } = ports;
  const [acting, access, refresh] = await Promise.all([
    actingUser(ports, user),
    secrets.hash(`shown:${session.accessHash}`),
    secrets.hash(`shown:${session.refreshHash}`),
  ]);
  return {
    ...serializeUser(acting),
    ...(acting.role === user.role ? {} : { roleNeedsPasskey: true }),
    tokens: { accessToken: `shown_${access}`, refreshToken: `shown_${refresh}` },
  };
}
