import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { role } from '../entities';
import { invite } from '../invites/inviteEntities';
import { limits } from '../limits';
import { listOf } from '../listOf';
import { answer, done, skip, textUpTo } from './shapes';

/** Sends an e-mail with a link that creates an account; another one for an address that was invited before. */
export const createInvite = endpoint({
  method: 'POST',
  path: '/invites',
  needsSession: true,
  rate: 'moderation',
  creates: true,
  body: v.object({ email: textUpTo(limits.longest.field), role: v.optional(role, 'user') }),
  answer: answer({ invite }),
});

/** Newest first, also those that were accepted or have ended. */
export const listInvites = endpoint({
  method: 'GET',
  path: '/invites',
  needsSession: true,
  query: v.object({ skip }),
  answer: answer({ invites: listOf(invite), areMore: v.boolean() }),
});

/** Its link no longer works. An account that it has created stays. */
export const removeInvite = endpoint({
  method: 'DELETE',
  path: '/invites/:id',
  needsSession: true,
  rate: 'moderation',
  answer: done,
});
