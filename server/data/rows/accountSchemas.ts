import { letterTextAmounts } from '@contract/emails/letterText';
import { role } from '@contract/entities';
import * as v from 'valibot';

/** The columns of accounts and of what they sign in with. */

const text = v.string();

const flag = v.boolean();

/** Milliseconds since the epoch. */
const time = v.number();

/**
 * What a token is for: `confirm` changes the address to the pending one, `cancel` drops that one, `restore`
 * takes a confirmed change back, `merge` links the provider, `secure` ends the access of a stranger.
 */
export const tokenKinds = [
  'verify',
  'reset',
  'restore',
  'merge',
  'confirm',
  'cancel',
  'secure',
] as const;

export const user = v.object({
  id: text,
  username: text,
  /** Unique: usernames that look alike have the same one. */
  nameSkeleton: text,
  email: text,
  /** The address that replaces `email` once it is confirmed; null if there is none. Not unique. */
  pendingEmail: v.nullable(text),
  firstName: text,
  lastName: text,
  bio: text,
  /** Image URLs; empty if there is none. */
  avatar: text,
  cover: text,
  role,
  isVerified: flag,
  /** Whether any address of the account has ever been verified. */
  wasVerified: flag,
  /** Whether the sign-in provider opens the account without the password. */
  isProviderLinked: flag,
  /**
   * The provider's own id of a linked account; null if none is known. Unique. It names the account even
   * if the address at the provider changes.
   */
  providerId: v.nullable(text),
  isBlocked: flag,
  /** Whether it is blocked because no administrator has approved it yet. */
  awaitsApproval: flag,
  /** Why it is blocked, for its owner; empty if no reason was given. */
  blockReason: text,
  /** Whether the password alone doesn't sign in, and the hashes of the codes that do together with it. */
  needsPasskey: flag,
  recoveryHashes: v.pipe(v.array(text), v.readonly()),
  /** Whether other members see the address on the profile page. */
  showsEmail: flag,
  /** Up to when the posts of all that it follows were seen; null before the first visit. */
  followedSeenUntil: v.nullable(time),
  /** Whether the account saves what was read. */
  keepsReads: flag,
  /** An IANA name, '' for UTC; null until one is set. */
  timeZone: v.nullable(text),
  /** At which hour of that zone the daily review comes. */
  digestHour: v.number(),
  /** How much of a new post its subscribers get by e-mail. */
  letterText: v.picklist(letterTextAmounts),
  /** null for accounts that only sign in through the external provider. */
  passwordHash: v.nullable(text),
  createdAt: time,
});

/** A username in lower case that the account had before. */
export const formerUsername = v.object({ usernameKey: text, userId: text });

/**
 * One signed-in device. Secrets are stored hashed; the previous hashes serve the grace period after
 * a rotation.
 */
export const session = v.object({
  id: text,
  userId: text,
  xsrf: text,
  accessHash: text,
  accessExpiresAt: time,
  previousAccessHash: text,
  refreshHash: text,
  previousRefreshHash: text,
  rotatedAt: time,
  createdAt: time,
  expiresAt: time,
  /** What it signed in with, in words; '' if an older version has stored it. */
  device: text,
});

/** A device on which the account has signed in. Its secret is stored hashed, with the account's id. */
export const device = v.object({ hash: text, userId: text, seenAt: time, expiresAt: time });

/**
 * A single-use token, stored hashed. `email` is the normalised address that its e-mail was sent to,
 * or that the provider has confirmed.
 */
export const token = v.object({
  hash: text,
  kind: v.picklist(tokenKinds),
  userId: text,
  email: text,
  expiresAt: time,
});
