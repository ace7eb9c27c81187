import { accountTexts } from '@contract/texts/accountTexts';
import { accountMessages } from '@contract/texts/apiMessages';
import { releaseComments } from '../../comments/reviewRule';
import type { Handlers } from '../../context';
import { requireLetter } from '../../emails/emailLimits';
import { emailReplacedOf, welcomeOf } from '../../emails/newEmail';
import { storeConfirmationEmail, storeVerificationEmail } from '../../emails/storeEmails';
import { conflict, notFound } from '../../failure';
import { linkNotFound, tokenLifetimes } from '../../tokens/emailTokens';
import { emailTaken, requireUnblocked } from '../accountErrors';
import { serializeSessionUser } from '../serializeSessionUser';

/** Verifying the e-mail address of an account, or the one that is to replace it. */
export const verificationHandlers = {
  async sendVerification(call) {
    const { viewer } = call;
    if (viewer.pendingEmail !== null) {
      await requireLetter(call, viewer.pendingEmail);
      const owner = { id: viewer.id, email: viewer.pendingEmail };
      if (!(await storeConfirmationEmail(call.ports, owner))) await requireUnblocked(call);
      return { message: accountMessages.confirmationSent };
    }
    if (viewer.isVerified) throw conflict(accountMessages.alreadyVerified);
    await requireLetter(call, viewer.email);
    if (!(await storeVerificationEmail(call.ports, viewer))) await requireUnblocked(call);
    return { message: accountMessages.verificationSent };
  },

  async verifyAccount({ ports, params: { username, token }, session }) {
    const { credentials, users } = ports.data;
    const now = ports.clock.now();
    const link = { tokenHash: await ports.secrets.hash(token), username, now };
    const before = await users.byUsername(username);
    const outgoing = before?.wasVerified === false ? welcomeOf(ports, before) : undefined;
    if (await credentials.verifyEmail(link, outgoing)) {
      if (before) await releaseComments(ports, before.id);
      ports.wakeEmails();
      return { message: accountTexts.verified };
    }
    const confirmation = {
      ...link,
      restoreUntil: now + tokenLifetimes.restore,
      keepSession: session?.id ?? null,
    };
    const notice = before ? emailReplacedOf(ports, before) : undefined;
    const confirmed = await credentials.confirmEmail(confirmation, notice);
    if (confirmed === 'email taken') throw conflict(accountMessages.newEmailTaken);
    if (confirmed === null) throw linkNotFound();
    if (before) await releaseComments(ports, before.id);
    ports.wakeEmails();
    return { message: accountMessages.emailConfirmed };
  },

  /** Taking a change of the e-mail address back: with a link, or in the profile before it is confirmed. */
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
