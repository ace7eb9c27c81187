import { sessionMessages } from '@contract/texts/apiMessages';
import type { Handlers } from '../../context';
import { serializeSessionUser } from '../../serializers/serializeUser';
import { closeSession } from '../openSession';
import { refreshSession, sessionByRefresh } from '../refreshSession';

/** Logout and token refresh. */
export const sessionHandlers = {
  async logout(call) {
    const session = call.session ?? (await sessionByRefresh(call));
    await closeSession({ ...call, session });
    return { message: sessionMessages.signedOut };
  },

  async refreshToken(call) {
    const { user, session } = await refreshSession(call);
    return {
      message: sessionMessages.refreshed,
      user: await serializeSessionUser(call.ports, user, session),
    };
  },
} satisfies Partial<Handlers>;
