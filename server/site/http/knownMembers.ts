import type { Data } from '@server/data/port';
import { wrapMethods } from '../cache/wrapMethods';

/** A session that is forgotten is found again with its next request. */
const most = 20_000;

/**
 * The members whose sessions the database has found last: their next requests are known to be theirs before the
 * database is asked, so that they don't wait with those of all visitors.
 */
export function createKnownMembers() {
  const members = new Map<string, string>();

  function note(sessionId: string, userId: string) {
    members.delete(sessionId);
    members.set(sessionId, userId);
    const [oldest] = members.keys();
    if (members.size > most && oldest !== undefined) members.delete(oldest);
  }

  return {
    /** The same data port, which notes verified members. Blocking an account ends its sessions. */
    watch: (data: Data): Data =>
      wrapMethods(data, {
        sessions: {
          withUser: (withUser) => async (id) => {
            const found = await withUser(id);
            if (found?.user.isVerified) note(id, found.user.id);
            else members.delete(id);
            return found;
          },
        },
      }),
    memberOf: (sessionId: string | undefined) =>
      sessionId === undefined ? undefined : members.get(sessionId),
  };
}
