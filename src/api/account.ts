import type { CallInput } from '@contract/endpoint';
import * as account from '@contract/endpoints/account';
import { type CallOptions, call } from './call';

type Body<E extends (typeof account)[keyof typeof account]> = CallInput<E>['body'];

export const register = (body: Body<typeof account.register>, options: CallOptions) =>
  call(account.register, { body }, options);

export const login = (body: Body<typeof account.login>, options: CallOptions) =>
  call(account.login, { body }, options);

export const startGoogleSignIn = (options: CallOptions) =>
  call(account.startGoogleAuth, {}, options);

export const signInWithGoogle = (code: string, state: string, options: CallOptions) =>
  call(account.googleAuth, { query: { code, state, login: 'true' } }, options);

export const confirmGoogleSignIn = (password: string, options: CallOptions) =>
  call(account.confirmGoogleAuth, { body: { password } }, options);

export const logout = (options: CallOptions) => call(account.logout, {}, options);

export const refreshSession = (options: CallOptions) =>
  call(account.refreshToken, {}, { ...options, isFinal: true });

export const sendVerification = (options: CallOptions) =>
  call(account.sendVerification, {}, options);

export const verifyAccount = (params: { username: string; token: string }, options: CallOptions) =>
  call(account.verifyAccount, { params }, options);

export const forgotPassword = (email: string, options: CallOptions) =>
  call(account.forgotPassword, { body: { email } }, options);

export const resetPassword = (
  token: string,
  body: Body<typeof account.resetPassword>,
  options: CallOptions,
) => call(account.resetPassword, { params: { token }, body }, options);

export const cancelEmailChange = (options: CallOptions) =>
  call(account.cancelEmailChange, {}, options);

export const restoreEmail = (token: string, options: CallOptions) =>
  call(account.restoreEmail, { params: { token } }, options);

export const changePassword = (body: Body<typeof account.changePassword>, options: CallOptions) =>
  call(account.changePassword, { body }, options);
