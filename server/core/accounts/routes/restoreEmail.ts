import { accountMessages } from '@contract/texts/apiMessages';
import type { Handlers } from '../../context';
import { notFound } from '../../failure';
import { serializeSessionUser } from '../../serializers/serializeUser';
import { linkNotFound } from '../../tokens/emailTokens';
import { emailTaken, requireUnblocked } from '../accountErrors';

/** Taking a change of the e-mail address back: with a link, or in the profile before it is confirmed. */
export const restoreEmailHandlers = {
  async restoreEmail({ ports, params, session }) {
    const restored = await ports.data.credentials.restoreEmail({
      tokenHash: await ports.secrets.hash(params.token),
      now: ports.clock.now(),
      keepSession: session?.id ?? null,
    });
    if (restored === 'email taken') throw emailTaken();
    if (restored === null) throw linkNotFound();
    const { user, kind } = restored;
    const { emailRestored, emailKept } = accountMessages;
    return { message: kind === 'restored' ? emailRestored : emailKept, email: user.email };
  },

  async cancelEmailChange(call) {
    const { ports, viewer, session } = call;
    const user = await ports.data.credentials.cancelEmailChange(viewer.id);
    if (user === null) {
      await requireUnblocked(call);
      throw notFound(accountMessages.noEmailChange);
    }
    return {
      message: accountMessages.emailChangeCancelled,
      user: await serializeSessionUser(ports, user, session),
    };
  },
} satisfies Partial<Handlers>;
