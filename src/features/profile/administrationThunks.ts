import * as moderation from '@contract/endpoints/moderation';
import * as profiles from '@contract/endpoints/profiles';
import type { Role } from '@contract/entities';
import { can } from '@contract/permissions';
import { accountTexts } from '@contract/texts/accountTexts';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { fromServer } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';
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

type Reasoned = ManagedAccount & { reason?: string };

export const blockUser = mutation('profile/blockUser', profiles.blockUser, {
  input: ({ id, username, reason = '' }: Reasoned) => ({
    params: { id },
    body: { id, username, reason },
  }),
  done: (_, { id }, { dispatch }) => dispatch(authorBlocked({ authorId: id, isBlocked: true })),
  toasts: { success: fromServer, failure: accountTexts.blockFailed },
  gate: blockGate,
});

export const unblockUser = mutation('profile/unblockUser', profiles.unblockUser, {
  input: ({ id, username }: ManagedAccount) => ({ params: { id }, body: { id, username } }),
  done: (_, { id }, { dispatch }) => dispatch(authorBlocked({ authorId: id, isBlocked: false })),
  toasts: { success: fromServer, failure: accountTexts.unblockFailed },
  gate: blockGate,
});

/** Makes an account a moderator or an administrator, or takes that back. */
export const setRole = mutation('profile/setRole', moderation.setRole, {
  input: ({ id, role }: { id: string; role: Role }) => ({ params: { id }, body: { role } }),
  done: ({ user }, { id }, { dispatch }) => dispatch(roleChanged({ id, role: user.role })),
  toasts: { success: fromServer, failure: decisionTexts.roleFailed },
});

export const deleteAccount = mutation('profile/deleteAccount', profiles.deleteAccount, {
  input: ({ id, reason = '' }: Reasoned) => ({ params: { id }, body: { reason } }),
  done: (_, { id }, { dispatch }) => dispatch(authorDeleted({ authorId: id })),
  toasts: { success: fromServer, failure: accountTexts.deleteFailed },
  gate: (state, account) => {
    const viewer = selectViewer(state);
    if (!viewer) return gateTexts.delete;
    return can(viewer, 'delete account', account) ? null : gateTexts.notAllowed;
  },
});
