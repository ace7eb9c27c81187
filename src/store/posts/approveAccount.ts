import * as profiles from '@contract/endpoints/profiles';
import { accountTexts } from '@contract/texts/accountTexts';
import { fromServer } from '../createAppAsyncThunk';
import { mutation } from '../mutation';
import { authorBlocked } from './postEvents';

/** Unblocks an account that waits for approval: an e-mail tells its owner. For administrators. */
export const approveAccount = mutation('accounts/approve', profiles.unblockUser, {
  input: ({ id }: { id: string }) => ({ params: { id }, body: {} }),
  done: (_, { id }, { dispatch }) => dispatch(authorBlocked({ authorId: id, isBlocked: false })),
  toasts: { success: fromServer, failure: accountTexts.approveFailed },
});
