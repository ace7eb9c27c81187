import type { SessionRow, UserRow } from '@server/data/rows';
import { unauthenticated } from '../http/failure';
import type { RequestContext } from '../http/handlerTypes';

/** The viewer and their session; throws 401 with `message` without a session. */
export function requireSignedIn(
  { viewer, session }: RequestContext,
  message?: string,
): { viewer: UserRow; session: SessionRow } {
  if (!viewer || !session) throw unauthenticated(message);
  return { viewer, session };
}
