import type { CallInput } from '@contract/endpoint';
import type * as profiles from '@contract/endpoints/profiles';
import { accountTexts } from '@contract/texts/accountTexts';
import * as account from '@/api/account';
import { deleteAccount, updateProfile } from '@/api/profiles';
import { sessionEnded, sessionRenewed } from '@/store/authSlice';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

export const requestReset = createAppAsyncThunk(
  'auth/requestReset',
  ({ email }: { email: string }, { request }) => account.forgotPassword(email, request),
  {
    toasts: {
      progress: accountTexts.resetLinkProgress,
      success: fromServer,
      failure: accountTexts.resetLinkFailed,
    },
  },
);

type Reset = { token: string; newPassword: string; confirmPassword: string };

export const resetPassword = createAppAsyncThunk(
  'auth/resetPassword',
  ({ token, newPassword, confirmPassword }: Reset, { request }) => {
    const body = { password: newPassword, confirmpassword: confirmPassword };
    return account.resetPassword(token, body, request);
  },
  { toasts: { success: fromServer, failure: accountTexts.passwordResetFailed } },
);

export const changePassword = createAppAsyncThunk(
  'auth/changePassword',
  (form: { oldPassword: string; newPassword: string }, { request }) =>
    account.changePassword(form, request),
  { toasts: { success: fromServer, failure: accountTexts.passwordChangeFailed } },
);

/** Updates the user of the session after a change outside of this page. */
export const renewSession = createAppAsyncThunk(
  'auth/renewSession',
  async (_: void, { request, dispatch }) => {
    const { user } = await account.refreshSession(request);
    dispatch(sessionRenewed(user));
  },
);

/** Without a success toast: the page itself shows the message. */
export const verifyAccount = createAppAsyncThunk(
  'auth/verifyAccount',
  async (link: { username: string; token: string }, { request, dispatch, getState }) => {
    const { message } = await account.verifyAccount(link, request);
    if (getState().auth.isLoggedIn) await dispatch(renewSession());
    return message ?? accountTexts.verified;
  },
  { toasts: { failure: accountTexts.verifyFailed } },
);

/** Without a success toast: the page itself shows the result. */
export const restoreEmail = createAppAsyncThunk(
  'auth/restoreEmail',
  async ({ token }: { token: string }, { request, dispatch, getState }) => {
    const answer = await account.restoreEmail(token, request);
    if (getState().auth.isLoggedIn) await dispatch(renewSession());
    return answer;
  },
  { toasts: { failure: accountTexts.emailRestoreFailed } },
);

type ProfileChange = {
  form: CallInput<typeof profiles.updateProfile>['body'];
  onProgress: (share: number) => void;
};

export const saveProfile = createAppAsyncThunk(
  'auth/saveProfile',
  async ({ form, onProgress }: ProfileChange, { request, dispatch }) => {
    const answer = await updateProfile(form, { ...request, onProgress });
    dispatch(sessionRenewed(answer.user));
    return answer;
  },
  { toasts: { success: fromServer, failure: accountTexts.profileUpdateFailed } },
);

export const closeAccount = createAppAsyncThunk(
  'auth/closeAccount',
  async ({ id }: { id: string }, { request, dispatch }) => {
    const answer = await deleteAccount(id, request);
    dispatch(sessionEnded());
    return answer;
  },
  { toasts: { success: fromServer, failure: accountTexts.deleteFailed } },
);
