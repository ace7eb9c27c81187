import { accountMessages } from '@contract/texts/apiMessages';
import { emailTaken } from '../accounts/accountErrors';
import type { Handlers } from '../context';
import { linkNotFound } from '../tokens/letterTokens';

/** Taking a change of the e-mail address back. */
export const restoreEmailHandlers = {
  async restoreEmail({ ports, params, session }) {
    const user = await ports.data.credentials.restoreEmail({
      tokenHash: await ports.secrets.hash(params.token),
      now: ports.clock.now(),
      keepSession: session?.id ?? null,
    });
    if (user === 'email taken') throw emailTaken();
    if (user === null) throw linkNotFound();
    return { message: accountMessages.emailRestored, email: user.email };
  },
} satisfies Partial<Handlers>;
