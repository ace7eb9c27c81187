import * as v from 'valibot';
import { person } from '../entities';

/**
 * The kinds of e-mails. After a change of address, `confirm` goes to the new one, `emailChanged` to the old one, as does
 * `emailReplaced` once the change is confirmed.
 */
export const emailKind = v.picklist([
  'welcome',
  'verify',
  'reset',
  'confirm',
  'emailChanged',
  'emailReplaced',
  'passwordChanged',
  'newDevice',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyRequired',
  'accountClosed',
  'accountDeleted',
  'notPublished',
  'contact',
  'subscription',
  'newPost',
  'digest',
  'invite',
  'approved',
]);
export type EmailKind = v.InferOutput<typeof emailKind>;

/** Someone who gets new posts by e-mail. */
export const subscriber = v.object({
  _id: v.string(),
  email: v.string(),
  /** The author of the posts; null for all authors. */
  author: v.nullable(person),
  confirmedAt: v.string(),
  createdAt: v.string(),
});
export type Subscriber = v.InferOutput<typeof subscriber>;

/** An e-mail that waits or could not be sent, for administrators. */
export const letter = v.object({
  _id: v.string(),
  kind: emailKind,
  email: v.string(),
  createdAt: v.string(),
  attempts: v.number(),
  /** null if it is not tried again. */
  nextAttemptAt: v.nullable(v.string()),
  /** Why it was not sent the last time; empty if it was not refused. */
  failure: v.string(),
  state: v.picklist(['waiting', 'failed']),
});
export type Letter = v.InferOutput<typeof letter>;
