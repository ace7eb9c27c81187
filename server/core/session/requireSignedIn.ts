import type { SessionRow, UserRow } from '@server/data/rows';
import { unauthenticated } from '../http/failure';
import type { RequestContext } from '../http/handlerTypes';

/** Who is signed in; throws 401 with `message` when unknown is. */
export function requireSignedIn(
  { viewer, session }: RequestContext,
  message?: string,
): { viewer: UserRow; session: SessionRow } {
  if (!viewer || !session) throw unauthenticated(message);
  return { viewer, session };
}
