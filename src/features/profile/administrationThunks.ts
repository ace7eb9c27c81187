import * as moderation from '@contract/endpoints/moderation';
import * as profiles from '@contract/endpoints/profiles';
import type { Role } from '@contract/entities';
import { can } from '@contract/permissions';
import { accountTexts } from '@contract/texts/accountTexts';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { authorBlocked, authorDeleted } from '@/store/posts/postEvents';
import { selectViewer } from '@/store/viewer';
import { roleChanged } from './profileActions';

/** An account that an administrator blocks or deletes. */
export type ManagedAccount = { id: string; username: string; role: Role };

function blockGate(state: Parameters<typeof selectViewer>[0], account: ManagedAccount) {
  const viewer = selectViewer(state);
  if (!viewer) return gateTexts.block;
  return can(viewer, 'block user', account) ? null : gateTexts.notAllowed;
}

export const blockUser = createAppAsyncThunk(
  'profile/blockUser',
  async (
    { id, username, reason = '' }: ManagedAccount & { reason?: string },
    { call, dispatch },
  ) => {
    const body = { id, username, reason };
    const answer = await call(profiles.blockUser, { params: { id }, body });
    dispatch(authorBlocked({ authorId: id, isBlocked: true }));
    return answer;
  },
  { toasts: { success: fromServer, failure: accountTexts.blockFailed }, gate: blockGate },
);

export const unblockUser = createAppAsyncThunk(
  'profile/unblockUser',
  async ({ id, username }: ManagedAccount, { call, dispatch }) => {
    const answer = await call(profiles.unblockUser, { params: { id }, body: { id, username } });
    dispatch(authorBlocked({ authorId: id, isBlocked: false }));
    return answer;
  },
  { toasts: { success: fromServer, failure: accountTexts.unblockFailed }, gate: blockGate },
);

/** Makes an account a moderator or an administrator, or takes that back. */
export const setRole = createAppAsyncThunk(
  'profile/setRole',
  async ({ id, role }: { id: string; role: Role }, { call, dispatch }) => {
    const answer = await call(moderation.setRole, { params: { id }, body: { role } });
    dispatch(roleChanged({ id, role: answer.user.role }));
    return answer;
  },
  { toasts: { success: fromServer, failure: decisionTexts.roleFailed } },
);

export const deleteAccount = createAppAsyncThunk(
  'profile/deleteAccount',
  async ({ id, reason = '' }: ManagedAccount & { reason?: string }, { call, dispatch }) => {
    const answer = await call(profiles.deleteAccount, { params: { id }, body: { reason } });
    dispatch(authorDeleted({ authorId: id }));
    return answer;
  },
  {
    toasts: { success: fromServer, failure: accountTexts.deleteFailed },
    gate: (state, account) => {
      const viewer = selectViewer(state);
      if (!viewer) return gateTexts.delete;
      return can(viewer, 'delete account', account) ? null : gateTexts.notAllowed;
    },
  },
);
