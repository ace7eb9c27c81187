import { accountTexts } from '@contract/texts/accountTexts';
import { accountMessages } from '@contract/texts/apiMessages';
import type { Handlers } from '../context';
import { conflict } from '../failure';
import { requireLetter } from '../letters/letterLimits';
import { welcomeOf } from '../letters/newLetter';
import { storeVerificationLetter } from '../letters/storeLetters';
import { linkNotFound } from '../tokens/letterTokens';

/** Verifying the e-mail address of an account. */
export const verificationHandlers = {
  async sendVerification(call) {
    const { viewer } = call;
    if (viewer.isVerified) throw conflict(accountMessages.alreadyVerified);
    await requireLetter(call, viewer.email);
    await storeVerificationLetter(call.ports, viewer);
    return { message: accountMessages.verificationSent };
  },

  async verifyAccount({ ports, params: { username, token } }) {
    const tokenHash = await ports.secrets.hash(token);
    const link = { tokenHash, username, now: ports.clock.now() };
    const before = await ports.data.users.byUsername(username);
    const outgoing = before?.wasVerified === false ? welcomeOf(ports, before) : undefined;
    if (!(await ports.data.credentials.verifyEmail(link, outgoing))) throw linkNotFound();
    ports.wakeLetters();
    return { message: accountTexts.verified };
  },
} satisfies Partial<Handlers>;
