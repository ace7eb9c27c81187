import { sessionMessages } from '@contract/texts/apiMessages';
import type { SessionRow } from '@server/data/rows/rows';
import type { Handlers, MemberContext } from '../../context';
import { notFound, unauthenticated } from '../../failure';
import { closeSession } from '../closeSession';

/** Of an account with more, those that were used last are listed. */
const mostListed = 100;

/** An open page rotates its session every ten minutes, so calls don't store when they are made. */
const serializeSession = (row: SessionRow, present: string) => ({
  _id: row.id,
  device: row.device || sessionMessages.unknownDevice,
  createdAt: new Date(row.createdAt).toISOString(),
  lastUsedAt: new Date(row.rotatedAt).toISOString(),
  isPresent: row.id === present,
});

/** Ends one or all of the account's other sessions; returns how many. */
async function endOthers(call: MemberContext, id: string | null) {
  const { ports, viewer, session } = call;
  const query = { userId: viewer.id, present: session.id, id };
  const ended = await ports.data.sessions.endOthers(query);
  if (ended !== null) return ended;
  // Another device was faster.
  await closeSession(call);
  throw unauthenticated(sessionMessages.endedSignInAgain);
}

/** The devices on which the viewer is signed in. */
export const deviceHandlers = {
  async listSessions({ viewer, session, ports: { data, clock } }) {
    const query = { userId: viewer.id, now: clock.now(), take: mostListed };
    const rows = await data.sessions.list(query);
    return {
      message: sessionMessages.listed,
      sessions: rows.map((row) => serializeSession(row, session.id)),
    };
  },

  async endOtherSessions(call) {
    await endOthers(call, null);
    return { message: sessionMessages.othersSignedOut };
  },

  async endSession(call) {
    const { id } = call.params;
    if (id === call.session.id) {
      await closeSession(call);
      return { message: sessionMessages.signedOut };
    }
    if ((await endOthers(call, id)) === 0) throw notFound(sessionMessages.notSignedIn);
    return { message: sessionMessages.deviceSignedOut };
  },
} satisfies Partial<Handlers>;
