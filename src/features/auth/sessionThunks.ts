import type { CallInput } from '@contract/endpoint';
import * as account from '@contract/endpoints/account';
import type { SessionUser } from '@contract/entities';
import { accountTexts } from '@contract/texts/accountTexts';
import { sessionEnded, sessionRenewed } from '@/store/authSlice';
import { createAppAsyncThunk, fromServer, type ThunkContext } from '@/store/createAppAsyncThunk';

/** Every way to sign in starts the session with the user of its answer. */
async function startSession(
  answer: Promise<{ user: SessionUser; message?: string | undefined }>,
  { dispatch }: ThunkContext,
) {
  const { user, message } = await answer;
  dispatch(sessionRenewed(user));
  return { message };
}

export const signIn = createAppAsyncThunk(
  'auth/signIn',
  (body: CallInput<typeof account.login>['body'], context) =>
    startSession(context.call(account.login, { body }), context),
  {
    toasts: {
      progress: accountTexts.loggingIn,
      success: fromServer,
      failure: accountTexts.loginFailed,
    },
  },
);

type SignUp = {
  form: CallInput<typeof account.register>['body'];
  onProgress?: (share: number) => void;
};

export const signUp = createAppAsyncThunk(
  'auth/signUp',
  ({ form, onProgress }: SignUp, context) => {
    const options = onProgress ? { onProgress } : {};
    return startSession(context.call(account.register, { body: form }, options), context);
  },
  {
    toasts: {
      progress: accountTexts.creating,
      success: fromServer,
      failure: accountTexts.createFailed,
    },
  },
);

/** Requests the state that Google's window returns with the code. */
export const startGoogleSignIn = createAppAsyncThunk(
  'auth/startGoogleSignIn',
  async (_: void, { call }) => (await call(account.startGoogleAuth, {})).state,
);

export const signInWithGoogle = createAppAsyncThunk(
  'auth/signInWithGoogle',
  ({ code, state }: { code: string; state: string }, context) =>
    startSession(
      context.call(account.googleAuth, { query: { code, state, login: 'true' } }),
      context,
    ),
  {
    toasts: {
      progress: accountTexts.loggingIn,
      success: fromServer,
      failure: accountTexts.providerFailed,
    },
  },
);

/** Answers the question for the password that a sign-in with Google can end with. */
export const confirmGoogleSignIn = createAppAsyncThunk(
  'auth/confirmGoogleSignIn',
  ({ password }: { password: string }, context) =>
    startSession(context.call(account.confirmGoogleAuth, { body: { password } }), context),
  {
    toasts: {
      progress: accountTexts.loggingIn,
      success: fromServer,
      failure: accountTexts.providerFailed,
    },
  },
);

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
