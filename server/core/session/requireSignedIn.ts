import type { SessionRow, UserRow } from '@server/data/rows';
import { unauthenticated } from '../http/failure';
import type { Visit } from '../http/handlerTypes';

/** Who is signed in; throws 401 with `message` when nobody is. */
export function requireMember(
  { viewer, session }: Visit,
  message?: string,
): { viewer: UserRow; session: SessionRow } {
  if (!viewer || !session) throw unauthenticated(message);
  return { viewer, session };
}
