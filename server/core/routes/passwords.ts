import { guesses } from '@contract/limits';
import { changePasswordRules, forgotPasswordRules, resetPasswordRules } from '@contract/rules';
import { accountMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import { accountForToken, consumeToken } from '../accounts/emailedTokens';
import { checkRules } from '../http/checkRules';
import { brokenRule } from '../http/failure';
import type { Handlers } from '../http/handlerTypes';
import { requireUse } from '../http/rateLimits';
import { requireResetRequest } from '../mail/letterLimits';
import { sendResetEmail } from '../mail/sendAccountEmails';
import { closeSession } from '../session/openSession';
import { requireSignedIn } from '../session/requireSignedIn';

/** Forgotten, reset and changed passwords. */
export const passwordHandlers = {
  async forgotPassword(call) {
    checkRules(forgotPasswordRules, call.body);
    const email = call.body.email.trim();
    await requireResetRequest(call, email);
    sendResetEmail(call.ports, email);
    return {
      message: accountMessages.resetLinkSent,
    };
  },

  async resetPassword(call) {
    const { ports, params, body } = call;
    const form = { newPassword: body.password, confirmPassword: body.confirmpassword };
    checkRules(resetPasswordRules, form);
    const emailed = { kind: 'reset', token: params.token } as const;
    const user = await accountForToken(ports, emailed);
    const passwordHash = await ports.passwords.hash(form.newPassword);
    await consumeToken(ports, emailed);
    await ports.data.users.update(user.id, { passwordHash });
    await ports.data.sessions.removeOfUser(user.id);
    if (call.viewer?.id === user.id) await closeSession(call);
    return { message: accountMessages.passwordReset };
  },

  async changePassword(call) {
    const { ports, body } = call;
    const { viewer, session } = requireSignedIn(call);
    checkRules(changePasswordRules, body);
    const key = `old password ${viewer.id}`;
    await requireUse(ports, { key, limit: guesses.perClient });
    if (!(await ports.passwords.verify(body.oldPassword, viewer.passwordHash))) {
      throw brokenRule(validationTexts.oldPasswordInvalid, 'oldPassword');
    }
    await ports.limits.reset(key);
    const passwordHash = await ports.passwords.hash(body.newPassword);
    await ports.data.users.update(viewer.id, { passwordHash });
    await ports.data.sessions.removeOfUser(viewer.id, session.id);
    return { message: accountMessages.passwordChanged };
  },
} satisfies Partial<Handlers>;
