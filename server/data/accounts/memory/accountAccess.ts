import type { Tables } from '../../memory/tables/tables';
import type { CheckedCredentials, TokenKind, TokenRow, UserRow } from '../../rows/rows';
import { emailKey } from '../emailKey';

type AccountToken = { token: TokenRow; user: UserRow };
export type Except = { session?: string | null; token?: (token: TokenRow) => boolean };

export const isRestore = ({ kind }: TokenRow) => kind === 'restore';
/** What a change of the password leaves: links against a thief who knows the password. */
export const isWarning = ({ kind }: TokenRow) => kind === 'restore' || kind === 'secure';
export const isOfPending = ({ kind }: TokenRow) => kind === 'confirm' || kind === 'cancel';

export function removeTokens({ tokens }: Tables, removed: readonly TokenRow[]) {
  for (const token of removed) tokens.remove(token);
}

/** Removes the account's sessions and tokens, except some. */
export function endAccess(tables: Tables, userId: string, except: Except) {
  const { sessions, tokens } = tables;
  for (const { id } of sessions.list('userId', userId)) {
    if (id !== except.session) sessions.remove(id);
  }
  const own = tokens.list('userId', userId);
  removeTokens(
    tables,
    own.filter((token) => !except.token?.(token)),
  );
}

/** Removes the account's passkeys; it needs none then. */
export function removePasskeys({ passkeys, users }: Tables, userId: string) {
  for (const { id } of passkeys.list('userId', userId)) passkeys.remove(id);
  const user = users.get(userId);
  if (user) users.put({ ...user, needsPasskey: false, recoveryHashes: [] });
}

export function findToken(
  { tokens, users }: Tables,
  kind: TokenKind,
  hash: string,
): AccountToken | null {
  const token = tokens.get({ kind, hash });
  const user = token && users.get(token.userId);
  return user ? { token, user } : null;
}

/** A token that has not expired. */
export function validToken(
  tables: Tables,
  kind: TokenKind,
  used: { tokenHash: string; now: number },
) {
  const found = findToken(tables, kind, used.tokenHash);
  return found && used.now < found.token.expiresAt ? found : null;
}

/** A valid token that was sent to the account's current address. */
export function currentToken(
  tables: Tables,
  kind: TokenKind,
  used: { tokenHash: string; now: number },
) {
  const found = validToken(tables, kind, used);
  return found && found.token.email === emailKey(found.user.email) ? found : null;
}

/** The account, if its credentials are still those that were checked. */
export function accountWith({ users }: Tables, id: string, checked: CheckedCredentials) {
  const user = users.get(id);
  const isSame = user?.email === checked.email && user.passwordHash === checked.passwordHash;
  return isSame ? user : null;
}
