import type { CallInput } from '@contract/endpoint';
import * as account from '@contract/endpoints/account';
import { deleteAccount, updateProfile } from '@contract/endpoints/profiles';
import { accountAnswers } from '@contract/texts/accountAnswers';
import { accountTexts } from '@contract/texts/accountTexts';
import { type ApiError, isApiError } from '@/lib/apiError';
import { sessionEnded, sessionRenewed } from '@/store/authSlice';
import { createAppAsyncThunk, fromServer, type ThunkContext } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';

export const requestReset = mutation('auth/requestReset', account.forgotPassword, {
  input: (body: { email: string }) => ({ body }),
  toasts: {
    progress: accountTexts.resetLinkProgress,
    success: fromServer,
    failure: accountTexts.resetLinkFailed,
  },
});

type Reset = { token: string; newPassword: string; confirmPassword: string };

export const resetPassword = mutation('auth/resetPassword', account.resetPassword, {
  input: ({ token, newPassword, confirmPassword }: Reset) => ({
    params: { token },
    body: { password: newPassword, confirmpassword: confirmPassword },
  }),
  toasts: { success: fromServer, failure: accountTexts.passwordResetFailed },
});

export const changePassword = mutation('auth/changePassword', account.changePassword, {
  input: (body: { oldPassword: string; newPassword: string }) => ({ body }),
  toasts: { success: fromServer, failure: accountTexts.passwordChangeFailed },
});

/** Updates the user of the session after a change outside of this page. */
export const renewSession = mutation('auth/renewSession', account.refreshToken, {
  input: () => ({}),
  options: () => ({ isFinal: true }),
  done: ({ user }, _, { dispatch }) => dispatch(sessionRenewed(user)),
});

type VerificationLink = { username: string; token: string };

/** Whether the link is for the signed-in user, who has nothing left to verify. */
async function isVerifiedViewer({ username }: VerificationLink, context: ThunkContext) {
  const isViewer = () => context.getState().auth.user?.username === username;
  if (!isViewer()) return false;
  // The link may have been opened on another device.
  await context.dispatch(renewSession());
  const { user } = context.getState().auth;
  return isViewer() && user?.isVerified === true && user.pendingEmail === null;
}

/** A link works once. Only its own user is told that a used one has done its work. */
async function sendVerificationLink(link: VerificationLink, context: ThunkContext) {
  try {
    return await context.call(account.verifyAccount, { params: link });
  } catch (thrown) {
    const isUsed = isApiError(thrown) && thrown.status === 404;
    if (!isUsed || !(await isVerifiedViewer(link, context))) throw thrown;
    return { message: accountAnswers.alreadyVerified };
  }
}

/** Without a success toast: the page itself shows the message. */
export const verifyAccount = createAppAsyncThunk(
  'auth/verifyAccount',
  async (link: VerificationLink, context) => {
    const { message } = await sendVerificationLink(link, context);
    if (context.getState().auth.isLoggedIn) await context.dispatch(renewSession());
    return message ?? accountTexts.verified;
  },
  { toasts: { failure: accountTexts.verifyFailed } },
);

/** Without a success toast: the page itself shows the result. */
export const restoreEmail = mutation('auth/restoreEmail', account.restoreEmail, {
  input: (params: { token: string }) => ({ params }),
  done: (_, __, { dispatch, getState }) =>
    getState().auth.isLoggedIn ? dispatch(renewSession()) : null,
  toasts: { failure: accountTexts.emailRestoreFailed },
});

/** Ends the session of this page, too, if it is one of the account. */
export const secureAccount = mutation('auth/secureAccount', account.secureAccount, {
  input: (params: { token: string }) => ({ params }),
  done: ({ username }, _, { dispatch, getState }) =>
    getState().auth.user?.username === username ? dispatch(sessionEnded()) : null,
  toasts: { success: fromServer, failure: accountTexts.secureFailed },
});

type ProfileChange = {
  form: CallInput<typeof updateProfile>['body'];
  onProgress: (share: number) => void;
};

export const saveProfile = mutation('auth/saveProfile', updateProfile, {
  input: ({ form }: ProfileChange) => ({ body: form }),
  options: ({ onProgress }) => ({ onProgress }),
  done: ({ user }, _, { dispatch }) => dispatch(sessionRenewed(user)),
  toasts: { success: fromServer, failure: accountTexts.profileUpdateFailed },
});

/** What an old session has to send before its account is closed, and the API's words for it. */
export type MissingProof = { kind: 'password' | 'provider'; reason: string };

function missingProofOf({ status, field, message }: ApiError): MissingProof | null {
  if (status !== 403 || (field !== 'password' && field !== 'provider')) return null;
  return { kind: field, reason: message ?? '' };
}

/** Closes the account, or returns the proof that is missing: that is a question, not a failure. */
export const closeAccount = createAppAsyncThunk(
  'auth/closeAccount',
  async ({ id, password }: { id: string; password: string }, { call, dispatch }) => {
    try {
      const { message } = await call(deleteAccount, { params: { id }, body: { password } });
      dispatch(sessionEnded());
      return { message, missing: null };
    } catch (thrown) {
      const missing = isApiError(thrown) ? missingProofOf(thrown) : null;
      if (!missing) throw thrown;
      return { missing };
    }
  },
  { toasts: { success: fromServer, failure: accountTexts.deleteFailed } },
);
