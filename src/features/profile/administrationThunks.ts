import type { Role } from '@contract/entities';
import { can } from '@contract/permissions';
import { accountTexts } from '@contract/texts/accountTexts';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import * as moderation from '@/api/moderation';
import * as profiles from '@/api/profiles';
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
    { request, dispatch },
  ) => {
    const answer = await profiles.blockUser({ id, username, reason }, request);
    dispatch(authorBlocked({ authorId: id, isBlocked: true }));
    return answer;
  },
  { toasts: { success: fromServer, failure: accountTexts.blockFailed }, gate: blockGate },
);

export const unblockUser = createAppAsyncThunk(
  'profile/unblockUser',
  async ({ id, username }: ManagedAccount, { request, dispatch }) => {
    const answer = await profiles.unblockUser({ id, username }, request);
    dispatch(authorBlocked({ authorId: id, isBlocked: false }));
    return answer;
  },
  { toasts: { success: fromServer, failure: accountTexts.unblockFailed }, gate: blockGate },
);

/** Makes an account a moderator or an administrator, or takes that back. */
export const setRole = createAppAsyncThunk(
  'profile/setRole',
  async (change: { id: string; role: Role }, { request, dispatch }) => {
    const answer = await moderation.setRole(change, request);
    dispatch(roleChanged({ id: change.id, role: answer.user.role }));
    return answer;
  },
  { toasts: { success: fromServer, failure: decisionTexts.roleFailed } },
);

export const deleteAccount = createAppAsyncThunk(
  'profile/deleteAccount',
  async ({ id, reason = '' }: ManagedAccount & { reason?: string }, { request, dispatch }) => {
    const answer = await profiles.deleteAccount({ id, reason }, request);
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
