import type { LetterKind } from '@contract/emails/letterEntities';
import { emailKey } from '@server/data/accounts/emailKey';
import { newPostPriority } from '@server/data/emails/newPostLetter';
import type { LetterRow, Outgoing, TokenRow, UserRow } from '@server/data/rows/rows';
import { longestWait } from '@server/rules/letters';
import type { Ports } from '../ports';
import { letterToken, type TokenOwner, tokenLifetimes } from '../tokens/letterTokens';
import type { LetterData } from './letterData';

/** Letters with a lower number are sent first: somebody waits for those about an account. */
export const priorities = { account: 0, message: 1, community: newPostPriority } as const;

const others: Partial<Record<LetterKind, number>> = {
  contact: priorities.message,
  subscription: priorities.message,
  newPost: priorities.community,
  digest: priorities.community,
};

const priorityOf = (kind: LetterKind) => others[kind] ?? priorities.account;

type Cause<Kind extends LetterKind> = {
  kind: Kind;
  userId: string | null;
  email: string;
  data: LetterData<Kind>;
};

/** A letter that is due now. */
export function newLetter<Kind extends LetterKind>(
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  { data, ...cause }: Cause<Kind>,
): LetterRow {
  const now = clock.now();
  return {
    id: ids.next(),
    ...cause,
    data: JSON.stringify(data),
    priority: priorityOf(cause.kind),
    createdAt: now,
    dueAt: now,
    attempts: 0,
    failure: '',
    failedAt: null,
  };
}

export type LinkLetter = { letter: LetterRow; token: TokenRow };

/** A letter with a link, and the token of the link, of which only the hash is stored. */
export async function newLinkLetter(
  ports: Ports,
  kind: 'verify' | 'reset' | 'confirm',
  { id, email }: TokenOwner,
): Promise<LinkLetter> {
  const letter = newLetter(ports, { kind, userId: id, email, data: {} });
  const hash = await ports.secrets.hash(await letterToken(ports, letter.id));
  // The lifetime starts when the letter is sent. Until then nobody knows the link.
  const expiresAt = letter.createdAt + longestWait + tokenLifetimes[kind];
  return { letter, token: { hash, kind, userId: id, email: emailKey(email), expiresAt } };
}

/** The letter to the present address about a change of it, and the token that cancels the change. */
export async function newCancelLetter(
  ports: Ports,
  { id, email }: TokenOwner,
): Promise<LinkLetter> {
  const letter = newLetter(ports, { kind: 'emailChanged', userId: id, email, data: {} });
  const hash = await ports.secrets.hash(await letterToken(ports, letter.id));
  const always = { email: emailKey(email), expiresAt: Number.MAX_SAFE_INTEGER };
  return { letter, token: { hash, kind: 'cancel', userId: id, ...always } };
}

/** The letter that welcomes an account once its address is verified. */
export function welcomeOf(ports: Ports, { id: userId, email }: TokenOwner): Outgoing {
  return { letters: [newLetter(ports, { kind: 'welcome', userId, email, data: {} })], tokens: [] };
}

/** The letter that tells the previous address that the new one was confirmed. */
export const emailReplacedOf = (ports: Ports, { id: userId, email }: TokenOwner): Outgoing => ({
  letters: [newLetter(ports, { kind: 'emailReplaced', userId, email, data: {} })],
  tokens: [],
});

/** The letter that tells the owner of a changed password. */
export const passwordChangedOf = (ports: Ports, { id: userId, email }: TokenOwner): Outgoing => ({
  letters: [newLetter(ports, { kind: 'passwordChanged', userId, email, data: {} })],
  tokens: [],
});

/** The letter that confirms the closing of an account, which it outlives. */
export function accountClosedOf(
  ports: Ports,
  { email, firstName, username }: Pick<UserRow, 'email' | 'firstName' | 'username'>,
): Outgoing {
  const data = { firstName, username };
  const letter = newLetter(ports, { kind: 'accountClosed', userId: null, email, data });
  return { letters: [letter], tokens: [] };
}

/** The letter that tells the owner that an administrator has deleted the account, which it outlives. */
export function accountDeletedOf(
  ports: Ports,
  { email, firstName, username }: Pick<UserRow, 'email' | 'firstName' | 'username'>,
  reason: string,
): Outgoing {
  const data = { firstName, username, reason };
  const letter = newLetter(ports, { kind: 'accountDeleted', userId: null, email, data });
  return { letters: [letter], tokens: [] };
}

/** The letter of a new account: the verification link, or the welcome if its address is verified. */
export async function firstLetter(
  ports: Ports,
  user: TokenOwner & { isVerified: boolean },
): Promise<Outgoing> {
  if (user.isVerified) return welcomeOf(ports, user);
  const { letter, token } = await newLinkLetter(ports, 'verify', user);
  return { letters: [letter], tokens: [token] };
}
