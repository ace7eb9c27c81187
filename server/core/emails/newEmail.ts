import type { EmailKind } from '@contract/emails/emailEntities';
import { emailKey } from '@server/data/accounts/emailKey';
import { newPostPriority } from '@server/data/emails/newPostEmail';
import type { EmailRow, Outgoing, TokenRow, UserRow } from '@server/data/rows/rows';
import { longestWait } from '@server/rules/letters';
import type { Ports } from '../ports';
import { emailToken, type TokenOwner, tokenLifetimes } from '../tokens/emailTokens';
import type { EmailData } from './emailData';

/** E-mails with a lower number are sent first: somebody waits for those about an account. */
export const priorities = { account: 0, message: 1, community: newPostPriority } as const;

const others: Partial<Record<EmailKind, number>> = {
  contact: priorities.message,
  subscription: priorities.message,
  newPost: priorities.community,
  digest: priorities.community,
};

const priorityOf = (kind: EmailKind) => others[kind] ?? priorities.account;

type Cause<Kind extends EmailKind> = {
  kind: Kind;
  userId: string | null;
  email: string;
  data: EmailData<Kind>;
};

/** An e-mail that is due now. */
export function newEmail<Kind extends EmailKind>(
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  { data, ...cause }: Cause<Kind>,
): EmailRow {
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

export type LinkEmail = { letter: EmailRow; token: TokenRow };

/** An e-mail with a link, and the token of the link, of which only the hash is stored. */
export async function newLinkEmail(
  ports: Ports,
  kind: 'verify' | 'reset' | 'confirm',
  { id, email }: TokenOwner,
): Promise<LinkEmail> {
  const letter = newEmail(ports, { kind, userId: id, email, data: {} });
  const hash = await ports.secrets.hash(await emailToken(ports, letter.id));
  // The lifetime starts when the e-mail is sent. Until then nobody knows the link.
  const expiresAt = letter.createdAt + longestWait + tokenLifetimes[kind];
  return { letter, token: { hash, kind, userId: id, email: emailKey(email), expiresAt } };
}

/** The e-mail to the present address about a change of it, and the token that cancels the change. */
export async function newCancelEmail(ports: Ports, { id, email }: TokenOwner): Promise<LinkEmail> {
  const letter = newEmail(ports, { kind: 'emailChanged', userId: id, email, data: {} });
  const hash = await ports.secrets.hash(await emailToken(ports, letter.id));
  const always = { email: emailKey(email), expiresAt: Number.MAX_SAFE_INTEGER };
  return { letter, token: { hash, kind: 'cancel', userId: id, ...always } };
}

/** The e-mail that welcomes an account once its address is verified. */
export function welcomeOf(ports: Ports, { id: userId, email }: TokenOwner): Outgoing {
  return { letters: [newEmail(ports, { kind: 'welcome', userId, email, data: {} })], tokens: [] };
}

/** The e-mail that informs the previous address that the new one was confirmed. */
export const emailReplacedOf = (ports: Ports, { id: userId, email }: TokenOwner): Outgoing => ({
  letters: [newEmail(ports, { kind: 'emailReplaced', userId, email, data: {} })],
  tokens: [],
});

/** The e-mail that informs the owner of a changed password. */
export const passwordChangedOf = (ports: Ports, { id: userId, email }: TokenOwner): Outgoing => ({
  letters: [newEmail(ports, { kind: 'passwordChanged', userId, email, data: {} })],
  tokens: [],
});

/** An e-mail whose link ends all access to the account (`secureAccount`), and the token of the link. */
async function withSecureLink(
  ports: Ports,
  letter: EmailRow,
  owner: TokenOwner,
): Promise<Outgoing> {
  const hash = await ports.secrets.hash(await emailToken(ports, letter.id));
  const expiresAt = letter.createdAt + longestWait + tokenLifetimes.secure;
  const email = emailKey(owner.email);
  const token = { hash, kind: 'secure', userId: owner.id, email, expiresAt } as const;
  return { letters: [letter], tokens: [token] };
}

/** The e-mail about a sign-in on a device that is new to the account. */
export async function newDeviceOf(ports: Ports, owner: TokenOwner, device: string) {
  const { id: userId, email } = owner;
  const letter = newEmail(ports, { kind: 'newDevice', userId, email, data: { device } });
  return withSecureLink(ports, letter, owner);
}

/** The e-mail about a passkey that was added to the account. */
export async function passkeyAddedOf(ports: Ports, owner: TokenOwner, name: string) {
  const { id: userId, email } = owner;
  const letter = newEmail(ports, { kind: 'passkeyAdded', userId, email, data: { name } });
  return withSecureLink(ports, letter, owner);
}

/** The e-mail about a passkey that was removed from the account. */
export function passkeyRemovedOf(ports: Ports, owner: TokenOwner, name: string): Outgoing {
  const { id: userId, email } = owner;
  const letter = newEmail(ports, { kind: 'passkeyRemoved', userId, email, data: { name } });
  return { letters: [letter], tokens: [] };
}

/** The e-mail about an account that asks for a passkey from now on, or no longer does. */
export async function passkeyRequiredOf(ports: Ports, owner: TokenOwner, isRequired: boolean) {
  const { id: userId, email } = owner;
  const letter = newEmail(ports, { kind: 'passkeyRequired', userId, email, data: { isRequired } });
  return withSecureLink(ports, letter, owner);
}

/** The e-mail that confirms the closing of an account, which it outlives. */
export function accountClosedOf(
  ports: Ports,
  { email, firstName, username }: Pick<UserRow, 'email' | 'firstName' | 'username'>,
): Outgoing {
  const data = { firstName, username };
  const letter = newEmail(ports, { kind: 'accountClosed', userId: null, email, data });
  return { letters: [letter], tokens: [] };
}

/** The e-mail that informs the owner that an administrator has deleted the account, which it outlives. */
export function accountDeletedOf(
  ports: Ports,
  { email, firstName, username }: Pick<UserRow, 'email' | 'firstName' | 'username'>,
  reason: string,
): Outgoing {
  const data = { firstName, username, reason };
  const letter = newEmail(ports, { kind: 'accountDeleted', userId: null, email, data });
  return { letters: [letter], tokens: [] };
}

/** The e-mail of a new account: the verification link, or the welcome if its address is verified. */
export async function firstEmail(
  ports: Ports,
  user: TokenOwner & { isVerified: boolean },
): Promise<Outgoing> {
  if (user.isVerified) return welcomeOf(ports, user);
  const { letter, token } = await newLinkEmail(ports, 'verify', user);
  return { letters: [letter], tokens: [token] };
}
