import { guesses } from '@contract/rates';
import { changePasswordRules, forgotPasswordRules, resetPasswordRules } from '@contract/rules';
import { accountMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import type { Handlers } from '../../context';
import { requireResetRequest } from '../../emails/emailLimits';
import { passwordChangedOf } from '../../emails/newEmail';
import { storeResetEmail } from '../../emails/storeEmails';
import { brokenRule } from '../../failure';
import { checkRules } from '../../http/checkRules';
import { requireUse } from '../../http/rateLimits';
import { closeSession } from '../../sessions/closeSession';
import { findTokenAccount, linkNotFound } from '../../tokens/emailTokens';
import { requireUnblocked } from '../accountErrors';

/** Forgotten, reset and changed passwords. */
export const passwordHandlers = {
  async forgotPassword(call) {
    checkRules(forgotPasswordRules, call.body);
    const email = call.body.email.trim();
    await requireResetRequest(call, email);
    await storeResetEmail(call, email);
    return {
      message: accountMessages.resetLinkSent,
    };
  },

  async readResetLink({ ports, params: { token } }) {
    const user = await findTokenAccount(ports, { kind: 'reset', token });
    const isValid = user !== null;
    return { message: isValid ? accountMessages.linkValid : accountMessages.linkExpired, isValid };
  },

  async resetPassword(call) {
    const { ports, params, body } = call;
    const form = { newPassword: body.password, confirmPassword: body.confirmpassword };
    checkRules(resetPasswordRules, form);
    // Hashing a password is expensive, so an invalid token is refused before.
    const user = await findTokenAccount(ports, { kind: 'reset', token: params.token });
    if (!user) throw linkNotFound();
    const used = {
      tokenHash: await ports.secrets.hash(params.token),
      passwordHash: await ports.passwords.hash(form.newPassword),
      now: ports.clock.now(),
    };
    const notice = passwordChangedOf(ports, user);
    const userId = await ports.data.credentials.resetPassword(used, notice);
    if (userId === null) throw linkNotFound();
    ports.wakeEmails();
    if (call.viewer?.id === userId) await closeSession(call);
    return { message: accountMessages.passwordReset };
  },

  async changePassword(call) {
    const { ports, body } = call;
    const { viewer, session } = call;
    checkRules(changePasswordRules, body);
    const key = `old password ${viewer.id}`;
    await requireUse(ports, { key, limit: guesses.perClient });
    if (!(await ports.passwords.verify(body.oldPassword, viewer.passwordHash))) {
      throw brokenRule(validationTexts.oldPasswordInvalid, 'oldPassword');
    }
    await ports.limits.reset(key);
    const change = {
      userId: viewer.id,
      expected: viewer.passwordHash,
      passwordHash: await ports.passwords.hash(body.newPassword),
      keepSession: session.id,
    };
    // Without a limit, because a thief could use it up; so an address that is not verified gets none.
    const notice = viewer.isVerified ? passwordChangedOf(ports, viewer) : undefined;
    if (!(await ports.data.credentials.setPassword(change, notice))) {
      await requireUnblocked(call);
      throw brokenRule(validationTexts.oldPasswordInvalid, 'oldPassword');
    }
    ports.wakeEmails();
    return { message: accountMessages.passwordChanged };
  },
} satisfies Partial<Handlers>;
