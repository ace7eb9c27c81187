import * as passkeys from '@contract/endpoints/passkeys';
import { accountTexts } from '@contract/texts/accountTexts';
import { passkeyTexts } from '@contract/texts/passkeyTexts';
import { askAuthenticator } from '@/lib/browser/askAuthenticator';
import { sessionRenewed } from '@/store/authSlice';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

/** Signs in with a passkey that the visitor chooses in a dialog of the browser. */
export const signInWithPasskey = createAppAsyncThunk(
  'passkeys/signIn',
  async (_: void, { call, dispatch }) => {
    const { options } = await call(passkeys.startPasskeySignIn, {});
    const credential = await askAuthenticator(({ startAuthentication }) =>
      startAuthentication({ optionsJSON: options }),
    );
    const answer = await call(passkeys.passkeySignIn, { body: { credential } });
    dispatch(sessionRenewed(answer.user));
    return answer;
  },
  {
    toasts: {
      progress: accountTexts.loggingIn,
      success: fromServer,
      failure: passkeyTexts.signInFailed,
    },
  },
);
