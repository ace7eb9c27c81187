import { accountOfToken, noSuchLink, takeToken } from '../accounts/emailedTokens';
import { conflict } from '../http/failure';
import type { Handlers } from '../http/handlerTypes';
import { spend } from '../http/throttles';
import { sendVerificationLetter } from '../mail/sendAccountEmails';
import { requireMember } from '../session/requireSignedIn';

export const accountVerificationHandlers = {
  async sendVerification(call) {
    const { viewer } = requireMember(call);
    if (viewer.isVerified) throw conflict('Your account is already verified.');
    spend(call.throttles.verify, viewer.id);
    sendVerificationLetter(call.ports, viewer);
    return { message: 'A verification link is on its way to your e-mail address.' };
  },

  async verifyAccount({ ports, params }) {
    const mailed = { kind: 'verify', token: params.token } as const;
    const user = await accountOfToken(ports, mailed);
    if (user.username.toLowerCase() !== params.username.toLowerCase()) throw noSuchLink();
    await takeToken(ports, mailed);
    await ports.data.users.update(user.id, { isVerified: true });
    return { message: 'Your account has been verified successfully.' };
  },
} satisfies Partial<Handlers>;
