import * as account from '@/api/account';
import { createAppAsyncThunk, fromServer } from '@/lib/redux';
import { texts } from '@/lib/texts';

const { account: said } = texts;

export const signIn = createAppAsyncThunk('auth/signIn', account.login, {
  toasts: { progress: said.loggingIn, success: fromServer, failure: said.loginFailed },
});

export const signUp = createAppAsyncThunk(
  'auth/signUp',
  (
    {
      form,
      onProgress,
    }: { form: Parameters<typeof account.register>[0]; onProgress?: (share: number) => void },
    { signal },
  ) => account.register(form, { signal, ...(onProgress ? { onProgress } : {}) }),
  { toasts: { progress: said.creating, success: fromServer, failure: said.createFailed } },
);

export const signInWithGoogle = createAppAsyncThunk(
  'auth/signInWithGoogle',
  ({ code }: { code: string }) => account.signInWithGoogle(code),
  { toasts: { progress: said.loggingIn, success: fromServer, failure: said.providerFailed } },
);

export const signOut = createAppAsyncThunk('auth/signOut', () => account.logout(), {
  toasts: { success: fromServer, failure: said.logoutFailed },
});
