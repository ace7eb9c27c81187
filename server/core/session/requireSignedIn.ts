import type { SessionRow, UserRow } from '@server/data/rows';
import type { RequestContext } from '../context';
import { unauthenticated } from '../failure';

/** The viewer and their session; throws 401 with `message` without a session. */
export function requireSignedIn(
  { viewer, session }: RequestContext,
  message?: string,
): { viewer: UserRow; session: SessionRow } {
  if (!viewer || !session) throw unauthenticated(message);
  return { viewer, session };
}
