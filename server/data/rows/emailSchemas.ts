import { emailKind } from '@contract/emails/emailEntities';
import * as v from 'valibot';

/** The columns of e-mails, of those who get them, and of messages from the contact form. */

const text = v.string();

/** Milliseconds since the epoch. */
const time = v.number();

/**
 * An e-mail that is still to be sent, or could not be sent. It says why it is sent; its text and its
 * link are made when it is sent, so that no secret is stored.
 */
export const letter = v.object({
  id: text,
  kind: emailKind,
  /** null for e-mails to others than members. */
  userId: v.nullable(text),
  email: text,
  /** JSON, as the schema of the kind describes it (`letterData`). */
  data: text,
  /** E-mails with a lower number are sent first. */
  priority: v.number(),
  createdAt: time,
  /** When it is sent. While a process sends it: when another process may try. */
  dueAt: time,
  /** How often a process has started to send it. */
  attempts: v.number(),
  /** Why it was not sent the last time; empty if nothing was refused. */
  failure: text,
  /** When it was given up; null while it waits. */
  failedAt: v.nullable(time),
});

/** Someone without an account who gets new posts by e-mail. Both tokens are stored hashed. */
export const subscriber = v.object({
  id: text,
  email: text,
  /** The form in which the address is compared. */
  emailKey: text,
  /** Whose posts; null: all. */
  authorId: v.nullable(text),
  confirmHash: text,
  stopHash: text,
  createdAt: time,
  /** null: nothing is sent yet. */
  confirmedAt: v.nullable(time),
  /** The newest e-mail about posts, which further posts join; null before the first. */
  letterId: v.nullable(text),
  /** The last e-mail about posts that was started to be sent, and when. */
  sentLetterId: v.nullable(text),
  lastLetterAt: v.nullable(time),
});

/** A published post whose e-mails are still to be stored. */
export const announcement = v.object({
  postId: text,
  createdAt: time,
  /** The last subscriber whose e-mail is stored; '' if none is. */
  lastId: text,
  /** Whether those who follow the author are notified. */
  isTold: v.boolean(),
});

/** To how many subscribers e-mails about a post were stored. */
export const emailedPost = v.object({ postId: text, recipients: v.number() });

/** How often an address was refused since an e-mail was sent to it. */
export const refusedAddress = v.object({ emailKey: text, refusals: v.number(), refusedAt: time });

export const contactMessage = v.object({
  id: text,
  name: text,
  email: text,
  subject: text,
  message: text,
  createdAt: time,
  isDone: v.boolean(),
  isSpam: v.boolean(),
});
