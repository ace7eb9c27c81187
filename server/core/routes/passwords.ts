import { changePasswordRules, forgotPasswordRules, resetPasswordRules } from '@contract/rules';
import { accountMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import { accountForToken, consumeToken } from '../accounts/emailedTokens';
import { checkRules } from '../http/checkRules';
import { brokenRule } from '../http/failure';
import type { Handlers } from '../http/handlerTypes';
import { countAttempt } from '../http/throttles';
import { sendResetEmail } from '../mail/sendAccountEmails';
import { closeSession } from '../session/openSession';
import { requireSignedIn } from '../session/requireSignedIn';

/** Forgotten, reset and changed passwords. */
export const passwordHandlers = {
  async forgotPassword({ ports, body, throttles }) {
    checkRules(forgotPasswordRules, body);
    const email = body.email.trim();
    const key = email.toLowerCase();
    // Same answer when throttled, so that it reveals nothing about the address.
    if (throttles.reset.wait(key) === 0) {
      throttles.reset.count(key);
      sendResetEmail(ports, email);
    }
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
    const { ports, body, throttles } = call;
    const { viewer, session } = requireSignedIn(call);
    checkRules(changePasswordRules, body);
    countAttempt(throttles.password, viewer.id);
    if (!(await ports.passwords.verify(body.oldPassword, viewer.passwordHash))) {
      throw brokenRule(validationTexts.oldPasswordInvalid, 'oldPassword');
    }
    throttles.password.reset(viewer.id);
    const passwordHash = await ports.passwords.hash(body.newPassword);
    await ports.data.users.update(viewer.id, { passwordHash });
    await ports.data.sessions.removeOfUser(viewer.id, session.id);
    return { message: accountMessages.passwordChanged };
  },
} satisfies Partial<Handlers>;
