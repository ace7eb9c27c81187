import type { CallInput } from '@contract/endpoint';
import * as account from '@contract/endpoints/account';
import { type CallOptions, call } from './call';

type Body<E extends (typeof account)[keyof typeof account]> = CallInput<E>['body'];

export const register = (body: Body<typeof account.register>, options: CallOptions) =>
  call(account.register, { body }, options);

export const login = (body: Body<typeof account.login>) => call(account.login, { body });

export const signInWithGoogle = (code: string) =>
  call(account.googleAuth, { query: { code, login: 'true' } });

export const logout = () => call(account.logout, {});

export const refreshSession = (options: CallOptions) =>
  call(account.refreshToken, {}, { ...options, isFinal: true });

export const sendVerification = () => call(account.sendVerification, {});

export const verifyAccount = (params: { username: string; token: string }) =>
  call(account.verifyAccount, { params });

export const forgotPassword = (email: string) => call(account.forgotPassword, { body: { email } });

export const resetPassword = (token: string, body: Body<typeof account.resetPassword>) =>
  call(account.resetPassword, { params: { token }, body });

export const changePassword = (body: Body<typeof account.changePassword>) =>
  call(account.changePassword, { body });
