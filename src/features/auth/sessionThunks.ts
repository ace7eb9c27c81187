import type { SessionUser } from '@contract/entities';
import { accountTexts as said } from '@contract/texts/accountTexts';
import * as account from '@/api/account';
import { sessionEnded, sessionRenewed } from '@/store/authSlice';
import { type CallContext, createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

/** Whatever way somebody came in, the session begins with the answer. */
async function begin(
  answer: Promise<{ user: SessionUser; message?: string | undefined }>,
  { dispatch }: CallContext,
) {
  const { user, message } = await answer;
  dispatch(sessionRenewed(user));
  return { message };
}

export const signIn = createAppAsyncThunk(
  'auth/signIn',
  (form: Parameters<typeof account.login>[0], context) => begin(account.login(form), context),
  { toasts: { progress: said.loggingIn, success: fromServer, failure: said.loginFailed } },
);

type SignUp = {
  form: Parameters<typeof account.register>[0];
  onProgress?: (share: number) => void;
};

export const signUp = createAppAsyncThunk(
  'auth/signUp',
  ({ form, onProgress }: SignUp, context) => {
    const options = { signal: context.signal, ...(onProgress ? { onProgress } : {}) };
    return begin(account.register(form, options), context);
  },
  { toasts: { progress: said.creating, success: fromServer, failure: said.createFailed } },
);

export const signInWithGoogle = createAppAsyncThunk(
  'auth/signInWithGoogle',
  ({ code }: { code: string }, context) => begin(account.signInWithGoogle(code), context),
  { toasts: { progress: said.loggingIn, success: fromServer, failure: said.providerFailed } },
);

/** Ends the session here whether or not the API could be told. */
export const signOut = createAppAsyncThunk(
  'auth/signOut',
  async (_: void, { dispatch }) => {
    try {
      return await account.logout();
    } finally {
      dispatch(sessionEnded());
    }
  },
  { toasts: { success: fromServer, failure: said.logoutFailed } },
);
