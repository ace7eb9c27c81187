import { accountTexts } from '@contract/texts/accountTexts';
import { accountMessages } from '@contract/texts/apiMessages';
import { accountForToken, consumeToken, linkNotFound } from '../accounts/emailedTokens';
import { conflict } from '../http/failure';
import type { Handlers } from '../http/handlerTypes';
import { requireLetter } from '../mail/letterLimits';
import { sendVerificationEmail } from '../mail/sendAccountEmails';
import { requireSignedIn } from '../session/requireSignedIn';

/** Verifying the e-mail address of an account. */
export const verificationHandlers = {
  async sendVerification(call) {
    const { viewer } = requireSignedIn(call);
    if (viewer.isVerified) throw conflict(accountMessages.alreadyVerified);
    await requireLetter(call, viewer.email);
    sendVerificationEmail(call.ports, viewer);
    return { message: accountMessages.verificationSent };
  },

  async verifyAccount({ ports, params }) {
    const emailed = { kind: 'verify', token: params.token } as const;
    const user = await accountForToken(ports, emailed);
    if (user.username.toLowerCase() !== params.username.toLowerCase()) throw linkNotFound();
    await consumeToken(ports, emailed);
    await ports.data.users.update(user.id, { isVerified: true });
    return { message: accountTexts.verified };
  },
} satisfies Partial<Handlers>;
