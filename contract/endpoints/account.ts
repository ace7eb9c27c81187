import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { sessionUser } from '../entities';
import { limits } from '../limits';
import { answer, done, file, id, text, textUpTo } from './shapes';

const sessionAnswer = answer({ user: sessionUser });

export const register = endpoint({
  method: 'POST',
  path: '/user/register',
  creates: true,
  visitorsUpload: true,
  rate: 'registrations',
  allowsEndedSession: true,
  multipart: true,
  body: v.object({
    username: text,
    firstName: text,
    lastName: text,
    email: text,
    password: text,
    avatar: file,
    /** The token in the link of an invitation. */
    invite: textUpTo(limits.longest.id),
  }),
  /** null: an administrator has to approve the account first. */
  answer: answer({ user: v.nullable(sessionUser) }),
});

export const login = endpoint({
  method: 'POST',
  path: '/user/login',
  rate: 'signIns',
  allowsEndedSession: true,
  body: v.object({
    username: textUpTo(limits.longest.accountName),
    password: textUpTo(limits.longest.newPassword),
    /** Instead of the passkey that the account asks for. */
    recoveryCode: textUpTo(limits.longest.id),
  }),
  answer: sessionAnswer,
});

/**
 * Issues the state that the provider's window returns; a cookie has the same value. It changes nothing
 * else, so the sign-in page can load it without the XSRF header.
 */
export const startGoogleAuth = endpoint({
  method: 'POST',
  path: '/user/google/state',
  changes: false,
  allowsEndedSession: true,
  answer: answer({ state: v.string() }),
});

export const googleAuth = endpoint({
  method: 'GET',
  path: '/user/google/auth',
  changes: true,
  rate: 'signIns',
  allowsEndedSession: true,
  query: v.object({
    code: textUpTo(limits.longest.authorizationCode),
    state: textUpTo(limits.longest.id),
    login: v.optional(id),
    invite: textUpTo(limits.longest.id),
  }),
  answer: sessionAnswer,
});

/** Repeats a refused `googleAuth` with the account's password; a cookie says which account. */
export const confirmGoogleAuth = endpoint({
  method: 'POST',
  path: '/user/google/auth',
  rate: 'signIns',
  body: v.object({ password: text }),
  answer: sessionAnswer,
});

export const logout = endpoint({
  method: 'POST',
  path: '/user/logout',
  allowsEndedSession: true,
  answer: done,
});

export const refreshToken = endpoint({
  method: 'POST',
  path: '/user/refresh-token',
  allowsEndedSession: true,
  answer: sessionAnswer,
});

export const sendVerification = endpoint({
  method: 'POST',
  path: '/user/verify',
  needsSession: true,
  answer: done,
});

export const verifyAccount = endpoint({
  method: 'PATCH',
  path: '/user/profile/:username/verify/:token',
  answer: done,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/user/forgot-password',
  body: v.object({ email: text }),
  answer: done,
});

/** Whether the link of an e-mail still sets a password. It says nothing about accounts. */
export const readResetLink = endpoint({
  method: 'GET',
  path: '/user/reset/:token',
  answer: answer({ isValid: v.boolean() }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/reset/:token',
  body: v.object({ password: text, confirmpassword: text }),
  answer: done,
});

/** Cancels a change of the e-mail address that is not confirmed yet. */
export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/user/pending-email',
  needsSession: true,
  answer: sessionAnswer,
});

/** Cancels a change of the e-mail address or takes it back, by the link in the previous address's e-mail. */
export const restoreEmail = endpoint({
  method: 'POST',
  path: '/user/restore-email/:token',
  answer: answer({ email: v.string() }),
});

/**
 * Signs out all devices of the account, by the link in an e-mail about a sign-in that was not its owner's. Answers the
 * token with which `resetPassword` sets a new password.
 */
export const secureAccount = endpoint({
  method: 'POST',
  path: '/user/secure-account/:token',
  answer: answer({ username: v.string(), token: v.string() }),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/change-password',
  needsSession: true,
  body: v.object({ oldPassword: textUpTo(limits.longest.newPassword), newPassword: text }),
  answer: done,
});
