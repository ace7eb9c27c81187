import type { CallInput } from '@contract/endpoint';
import type * as profiles from '@contract/endpoints/profiles';
import { accountTexts } from '@contract/texts/accountTexts';
import * as account from '@/api/account';
import { deleteAccount, updateProfile } from '@/api/profiles';
import { sessionEnded, sessionRenewed } from '@/store/authSlice';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

const said = accountTexts;

export const requestReset = createAppAsyncThunk(
  'auth/requestReset',
  ({ email }: { email: string }) => account.forgotPassword(email),
  {
    toasts: {
      progress: said.resetLinkProgress,
      success: fromServer,
      failure: said.resetLinkFailed,
    },
  },
);

type Reset = { token: string; newPassword: string; confirmPassword: string };

export const resetPassword = createAppAsyncThunk(
  'auth/resetPassword',
  ({ token, newPassword, confirmPassword }: Reset) =>
    account.resetPassword(token, { password: newPassword, confirmpassword: confirmPassword }),
  { toasts: { success: fromServer, failure: said.passwordResetFailed } },
);

export const changePassword = createAppAsyncThunk(
  'auth/changePassword',
  ({ oldPassword, newPassword }: { oldPassword: string; newPassword: string }) =>
    account.changePassword({ oldPassword, newPassword }),
  { toasts: { success: fromServer, failure: said.passwordChangeFailed } },
);

/** The page itself says that it worked, in the very words of the API; a toast would say it twice. */
export const verifyAccount = createAppAsyncThunk(
  'auth/verifyAccount',
  (link: { username: string; token: string }) => account.verifyAccount(link),
  { toasts: { failure: said.verifyFailed } },
);

/** Brings the session's user data up to date, for what has changed outside of this page. */
export const renewSession = createAppAsyncThunk(
  'auth/renewSession',
  async (_: void, { signal, dispatch }) => {
    const { user } = await account.refreshSession({ signal });
    dispatch(sessionRenewed(user));
  },
);

type ProfileChange = {
  form: CallInput<typeof profiles.updateProfile>['body'];
  onProgress: (share: number) => void;
};

export const saveProfile = createAppAsyncThunk(
  'auth/saveProfile',
  async ({ form, onProgress }: ProfileChange, { signal, dispatch }) => {
    const answer = await updateProfile(form, { signal, onProgress });
    dispatch(sessionRenewed(answer.user));
    return answer;
  },
  { toasts: { success: fromServer, failure: said.profileUpdateFailed } },
);

export const closeAccount = createAppAsyncThunk(
  'auth/closeAccount',
  async ({ id }: { id: string }, { dispatch }) => {
    const answer = await deleteAccount(id);
    dispatch(sessionEnded());
    return answer;
  },
  { toasts: { success: fromServer, failure: said.deleteFailed } },
);
