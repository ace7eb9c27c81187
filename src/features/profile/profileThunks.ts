import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { accountTexts } from '@contract/texts/accountTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import * as profiles from '@/api/profiles';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { selectViewer } from '@/store/viewer';

/** Whose profile, with which page of posts, as seen by whom. */
export type ProfileQuery = { viewerId: string; username: string; page: number };

/** An account that an administrator does something to. */
export type Managed = { id: string; username: string; role: 'user' | 'admin' };

const said = accountTexts;
const gates = gateTexts;

export const fetchProfile = createAppAsyncThunk(
  'profile/fetchProfile',
  ({ username, page }: ProfileQuery, { signal }) =>
    profiles.readProfile(username, page * limits.pageSize, { signal }),
  { toasts: { failure: said.profileFailed } },
);

function blockGate(state: Parameters<typeof selectViewer>[0], account: Managed) {
  const viewer = selectViewer(state);
  if (!viewer) return gates.block;
  return can(viewer, 'block user', account) ? null : gates.notAllowed;
}

export const blockUser = createAppAsyncThunk(
  'profile/blockUser',
  ({ id, username }: Managed) => profiles.blockUser({ id, username }),
  { toasts: { success: fromServer, failure: said.blockFailed }, gate: blockGate },
);

export const unblockUser = createAppAsyncThunk(
  'profile/unblockUser',
  ({ id, username }: Managed) => profiles.unblockUser({ id, username }),
  { toasts: { success: fromServer, failure: said.unblockFailed }, gate: blockGate },
);

export const deleteAccount = createAppAsyncThunk(
  'profile/deleteAccount',
  ({ id }: Managed) => profiles.deleteAccount(id),
  {
    toasts: { success: fromServer, failure: said.deleteFailed },
    gate: (state, account) => {
      const viewer = selectViewer(state);
      if (!viewer) return gates.delete;
      return can(viewer, 'delete account', account) ? null : gates.notAllowed;
    },
  },
);
