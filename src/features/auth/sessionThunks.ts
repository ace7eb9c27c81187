import type { CallInput } from '@contract/endpoint';
import * as account from '@contract/endpoints/account';
import type { SessionUser } from '@contract/entities';
import { accountTexts } from '@contract/texts/accountTexts';
import { sessionEnded, sessionRenewed } from '@/store/authSlice';
import { createAppAsyncThunk, fromServer, type ThunkContext } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';

/** Every way to sign in starts the session with the user of its answer. */
const done = ({ user }: { user: SessionUser }, _: unknown, { dispatch }: ThunkContext) =>
  dispatch(sessionRenewed(user));

export const signIn = mutation('auth/signIn', account.login, {
  input: (body: CallInput<typeof account.login>['body']) => ({ body }),
  done,
  toasts: {
    progress: accountTexts.loggingIn,
    success: fromServer,
    failure: accountTexts.loginFailed,
  },
});

type SignUp = {
  form: CallInput<typeof account.register>['body'];
  onProgress?: (share: number) => void;
};

export const signUp = mutation('auth/signUp', account.register, {
  input: ({ form }: SignUp) => ({ body: form }),
  options: ({ onProgress }) => (onProgress ? { onProgress } : {}),
  done: ({ user }, _, { dispatch }) => (user ? dispatch(sessionRenewed(user)) : undefined),
  toasts: {
    progress: accountTexts.creating,
    success: fromServer,
    failure: accountTexts.createFailed,
  },
});

/** Requests the state that Google's window returns with the code. */
export const startGoogleSignIn = createAppAsyncThunk(
  'auth/startGoogleSignIn',
  async (_: void, { call }) => (await call(account.startGoogleAuth, {})).state,
);

const googleToasts = {
  progress: accountTexts.loggingIn,
  success: fromServer,
  failure: accountTexts.providerFailed,
};

export const signInWithGoogle = mutation('auth/signInWithGoogle', account.googleAuth, {
  input: (returned: { code: string; state: string; invite?: string }) => ({
    query: { ...returned, login: 'true' },
  }),
  done,
  toasts: googleToasts,
});

/** Answers the question for the password that a sign-in with Google can end with. */
export const confirmGoogleSignIn = mutation('auth/confirmGoogleSignIn', account.confirmGoogleAuth, {
  input: (body: { password: string }) => ({ body }),
  done,
  toasts: googleToasts,
});

/** Ends the session on this device even if the API can't be reached. */
export const signOut = createAppAsyncThunk(
  'auth/signOut',
  async (_: void, { call, dispatch }) => {
    try {
      return await call(account.logout, {});
    } finally {
      dispatch(sessionEnded());
    }
  },
  { toasts: { success: fromServer, failure: accountTexts.logoutFailed } },
);
