import * as passkeys from '@contract/endpoints/passkeys';
import { passkeyTexts } from '@contract/texts/passkeyTexts';
import { askAuthenticator } from '@/lib/browser/askAuthenticator';
import { sessionRenewed } from '@/store/authSlice';
import { cachedQuery, type ViewerArg, viewerKey } from '@/store/cachedQuery';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';

export const passkeysQuery = cachedQuery({
  name: 'passkeys',
  keyOf: viewerKey,
  call: (_: ViewerArg, { call }) => call(passkeys.listPasskeys, {}),
  failure: passkeyTexts.listFailed,
  limit: 1,
});

/** Lets the browser create a passkey, once the API has accepted the password. */
export const addPasskey = createAppAsyncThunk(
  'passkeys/add',
  async ({ name, password }: { name: string; password: string }, { call }) => {
    const { options } = await call(passkeys.startPasskey, { body: { password } });
    const credential = await askAuthenticator(({ startRegistration }) =>
      startRegistration({ optionsJSON: options }),
    );
    return call(passkeys.addPasskey, { body: { name, credential } });
  },
  { toasts: { success: fromServer, failure: passkeyTexts.addFailed } },
);

/** Asks for a passkey at each sign-in with the password, with new recovery codes; or no longer. */
export const requirePasskey = mutation('passkeys/require', passkeys.requirePasskey, {
  input: (body: { isRequired: boolean; password: string }) => ({ body }),
  // An administrator can have other rights since.
  done: ({ user }, _, { dispatch }) => dispatch(sessionRenewed(user)),
  toasts: { success: fromServer, failure: passkeyTexts.requireFailed },
});

export const renamePasskey = mutation('passkeys/rename', passkeys.renamePasskey, {
  input: ({ id, name }: { id: string; name: string }) => ({ params: { id }, body: { name } }),
  toasts: { success: fromServer, failure: passkeyTexts.renameFailed },
});

export const removePasskey = mutation('passkeys/remove', passkeys.removePasskey, {
  input: (params: { id: string }) => ({ params }),
  toasts: { success: fromServer, failure: passkeyTexts.removeFailed },
});
