import type { SessionUser } from '@contract/entities';
import { accountTexts } from '@contract/texts/accountTexts';
import * as account from '@/api/account';
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
  (form: Parameters<typeof account.login>[0], context) =>
    startSession(account.login(form, context.request), context),
  {
    toasts: {
      progress: accountTexts.loggingIn,
      success: fromServer,
      failure: accountTexts.loginFailed,
    },
  },
);

type SignUp = {
  form: Parameters<typeof account.register>[0];
  onProgress?: (share: number) => void;
};

export const signUp = createAppAsyncThunk(
  'auth/signUp',
  ({ form, onProgress }: SignUp, context) => {
    const options = { ...context.request, ...(onProgress ? { onProgress } : {}) };
    return startSession(account.register(form, options), context);
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
  async (_: void, { request }) => (await account.startGoogleSignIn(request)).state,
);

export const signInWithGoogle = createAppAsyncThunk(
  'auth/signInWithGoogle',
  ({ code, state }: { code: string; state: string }, context) =>
    startSession(account.signInWithGoogle(code, state, context.request), context),
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
    startSession(account.confirmGoogleSignIn(password, context.request), context),
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
  async (_: void, { request, dispatch }) => {
    try {
      return await account.logout(request);
    } finally {
      dispatch(sessionEnded());
    }
  },
  { toasts: { success: fromServer, failure: accountTexts.logoutFailed } },
);
