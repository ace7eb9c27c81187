import * as invites from '@contract/endpoints/invites';
import type { Role } from '@contract/entities';
import { inviteTexts } from '@contract/texts/inviteTexts';
import { cachedQuery, type PageArg, pageKey, skipTo } from '@/store/cachedQuery';
import { fromServer } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';

export const invitesQuery = cachedQuery({
  name: 'invites',
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(invites.listInvites, { query: skipTo(page) }),
  failure: inviteTexts.loadFailed,
});

export const sendInvite = mutation('invites/send', invites.createInvite, {
  input: (body: { email: string; role: Role }) => ({ body }),
  toasts: { success: fromServer, failure: inviteTexts.sendFailed },
});

export const withdrawInvite = mutation('invites/withdraw', invites.removeInvite, {
  input: (params: { id: string }) => ({ params }),
  toasts: { success: fromServer, failure: inviteTexts.removeFailed },
});
