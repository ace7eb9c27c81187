import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf } from '../listOf';
import { restrictedPerson } from '../moderation/moderationEntities';
import { restriction, restrictionKind } from '../site/siteEntities';
import { answer, done, id, optionalTime, skip, text } from './shapes';

/** Stops an account from writing comments, posts or public collections, for a time or without an end. */
export const addRestriction = endpoint({
  method: 'POST',
  path: '/user/profile/:id/restrictions',
  needsSession: true,
  creates: true,
  rate: 'moderation',
  body: v.object({
    kind: restrictionKind,
    until: optionalTime,
    reason: text,
    /** A restriction of the account that ends with this one. */
    replaces: v.optional(id),
  }),
  answer: answer({ restriction }),
});

/** The restrictions of an account, the last one first; for moderators and the account itself. */
export const listRestrictions = endpoint({
  method: 'GET',
  path: '/user/profile/:id/restrictions',
  needsSession: true,
  query: v.object({ skip }),
  answer: answer({ restrictions: listOf(restriction), areMore: v.boolean() }),
});

/** The restrictions that have not ended, the newest first, for moderators. */
export const listRestricted = endpoint({
  method: 'GET',
  path: '/moderation/restricted',
  needsSession: true,
  query: v.object({ skip }),
  answer: answer({ people: listOf(restrictedPerson), areMore: v.boolean() }),
});

export const liftRestriction = endpoint({
  method: 'DELETE',
  path: '/user/profile/:id/restrictions/:restrictionId',
  needsSession: true,
  rate: 'moderation',
  answer: done,
});
