import { accountMessages } from '@contract/texts/apiMessages';
import { emailKey } from '@server/data/accounts/emailKey';
import type { Handlers } from '../../context';
import { closeSession } from '../../sessions/closeSession';
import { findTokenAccount, linkNotFound, tokenLifetimes } from '../../tokens/emailTokens';

/** The link of an e-mail about a sign-in that was not the owner's. */
export const secureAccountHandlers = {
  async secureAccount(call) {
    const { ports, params } = call;
    const { data, secrets, clock } = ports;
    const user = await findTokenAccount(ports, { kind: 'secure', token: params.token });
    if (!user) throw linkNotFound();
    const now = clock.now();
    const token = secrets.random();
    const secured = await data.credentials.secureAccount({
      tokenHash: await secrets.hash(params.token),
      now,
      reset: {
        hash: await secrets.hash(token),
        kind: 'reset',
        userId: user.id,
        email: emailKey(user.email),
        expiresAt: now + tokenLifetimes.reset,
      },
    });
    if (!secured) throw linkNotFound();
    if (call.viewer?.id === secured.id) await closeSession(call);
    return { message: accountMessages.secured, username: secured.username, token };
  },
} satisfies Partial<Handlers>;
