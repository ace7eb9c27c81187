import { day, hour, minute } from '@contract/durations';
import { accountMessages } from '@contract/texts/apiMessages';
import { emailKey } from '@server/data/accounts/emailKey';
import type { TokenKind, UserRow } from '@server/data/rows/rows';
import { notFound } from '../failure';
import type { Ports } from '../ports';

/** For how long each kind of token is valid, in milliseconds. A `cancel` token ends after a later change. */
export const tokenLifetimes: Record<Exclude<TokenKind, 'cancel'>, number> = {
  verify: day,
  reset: hour,
  restore: 7 * day,
  merge: 10 * minute,
  confirm: day,
  secure: 7 * day,
};

/**
 * The token in an e-mail's link. It is derived from the id, so that it need not be stored and each try
 * sends the same link.
 */
export const emailToken = ({ secrets }: Pick<Ports, 'secrets'>, letterId: string) =>
  secrets.derive(`letter ${letterId}`);

/** 404: the link is unknown, used or expired. */
export const linkNotFound = () => notFound(accountMessages.linkExpired);

/** The recipient of a token: an account and the address that it has now, or the pending one. */
export type TokenOwner = Pick<UserRow, 'id' | 'email'>;

/**
 * Creates a token for the account's address and stores only its hash. Returns null if the account was
 * removed or has another address now.
 */
export async function issueToken(
  { data, secrets, clock }: Ports,
  { id, email }: TokenOwner,
  kind: keyof typeof tokenLifetimes,
) {
  const token = secrets.random();
  const hash = await secrets.hash(token);
  const expiresAt = clock.now() + tokenLifetimes[kind];
  const row = { hash, kind, userId: id, email: emailKey(email), expiresAt };
  return (await data.tokens.put(row)) ? token : null;
}

/** The account of a token that was sent to its current address; the token is not consumed. */
export async function findTokenAccount(
  { data, secrets, clock }: Ports,
  { kind, token }: { kind: TokenKind; token: string },
) {
  const row = await data.tokens.peek(await secrets.hash(token), kind);
  const user = row && clock.now() < row.expiresAt ? await data.users.byId(row.userId) : null;
  return user && row?.email === emailKey(user.email) ? user : null;
}
