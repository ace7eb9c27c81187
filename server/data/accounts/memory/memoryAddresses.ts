import { putOutgoing } from '../../emails/memory/memoryEmails';
import { activeUser } from '../../memory/tables/access';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import type { Outgoing, TokenRow, UserRow } from '../../rows/rows';
import { cancelLimits } from '../cancelLimits';
import type { CredentialData } from '../credentialPort';
import { emailKey } from '../emailKey';
import { linkAtNewAddress, unlinked } from '../providerLinks';
import {
  accountWith,
  currentToken,
  endAccess,
  isOfPending,
  isRestore,
  removePasskeys,
  removeTokens,
  validToken,
} from './accountAccess';
import { saveUser } from './saveUser';

type EmailChange = Parameters<CredentialData['changeEmail']>[0];

const proven = { isVerified: true, wasVerified: true };

/** Gives an account whose address is not verified the new one. */
function replaceEmail(tables: Tables, before: UserRow, change: EmailChange) {
  const { patch, atOnce, keepSession, now } = change;
  const unproven = { isVerified: false, pendingEmail: null, ...unlinked };
  const after = saveUser(tables, { ...before, ...patch, ...unproven });
  if (typeof after === 'string') return after;
  const isValidRestore = (token: TokenRow) => isRestore(token) && now < token.expiresAt;
  endAccess(tables, before.id, { session: keepSession, token: isValidRestore });
  putOutgoing(tables, atOnce);
  return { before: { ...before }, after };
}

/** Ends some of the `cancel` tokens of earlier changes, before that of the next one is stored. */
function endEarlierCancels(tables: Tables, userId: string, now: number) {
  const until = now + cancelLimits.afterNextChange;
  const earlier = tables.tokens
    .list('userId', userId)
    .filter(({ kind }) => kind === 'cancel')
    .map((token) => ({ ...token, expiresAt: Math.min(token.expiresAt, until) }))
    .toSorted((one, other) => other.expiresAt - one.expiresAt || (one.hash < other.hash ? -1 : 1));
  for (const token of earlier) tables.tokens.put(token);
  removeTokens(tables, earlier.slice(cancelLimits.most - 1));
}

/** Stores the new address of a verified account until it is confirmed. */
function holdEmail(tables: Tables, before: UserRow, { patch, pending, now }: EmailChange) {
  const { email, ...profile } = patch;
  const isTaken = tables.users.list('byEmail', emailKey(email)).some(({ id }) => id !== before.id);
  if (isTaken) return 'email taken';
  const after = saveUser(tables, { ...before, ...profile, pendingEmail: email });
  if (typeof after === 'string') return after;
  const own = tables.tokens.list('userId', before.id);
  removeTokens(
    tables,
    own.filter(({ kind }) => kind === 'confirm'),
  );
  endEarlierCancels(tables, before.id, now);
  putOutgoing(tables, pending);
  return { before: { ...before }, after };
}

function cancelByLink(tables: Tables, user: UserRow, keepSession: string | null) {
  const after = { ...user, pendingEmail: null };
  tables.users.put(after);
  endAccess(tables, user.id, { session: keepSession, token: isRestore });
  removePasskeys(tables, user.id);
  return { user: { ...after }, kind: 'cancelled' as const };
}

function confirmEmail(
  tables: Tables,
  link: Parameters<CredentialData['confirmEmail']>[0],
  outgoing: Outgoing | undefined,
) {
  const { username, restoreUntil, keepSession, ...used } = link;
  const found = validToken(tables, 'confirm', used);
  if (!found) return null;
  const { token, user } = found;
  const { pendingEmail } = user;
  if (pendingEmail === null || token.email !== emailKey(pendingEmail)) return null;
  if (user.username.toLowerCase() !== username.toLowerCase()) return null;
  const confirmed = { email: pendingEmail, pendingEmail: null, ...proven };
  const after = saveUser(tables, { ...user, ...confirmed, ...linkAtNewAddress(user) });
  if (typeof after === 'string') return 'email taken';
  const cancels = tables.tokens
    .list('userId', user.id)
    .filter(({ kind, expiresAt }) => kind === 'cancel' && used.now < expiresAt);
  const isValidRestore = (token: TokenRow) => isRestore(token) && used.now < token.expiresAt;
  endAccess(tables, user.id, { session: keepSession, token: isValidRestore });
  for (const cancel of cancels) {
    tables.tokens.put({ ...cancel, kind: 'restore', expiresAt: restoreUntil });
  }
  if (outgoing) putOutgoing(tables, outgoing);
  return after;
}

/** The memory adapter of the accounts' addresses. */
export function createMemoryAddresses(store: Store) {
  return {
    async verifyEmail({ username, ...used }, outgoing) {
      const { tables } = store;
      const found = currentToken(tables, 'verify', used);
      if (found?.user.username.toLowerCase() !== username.toLowerCase()) return false;
      const { user } = found;
      tables.users.put({ ...user, ...proven });
      const others = tables.tokens.list('userId', user.id);
      removeTokens(
        tables,
        others.filter((token) => !(user.wasVerified && isRestore(token))),
      );
      if (outgoing) putOutgoing(tables, outgoing);
      return true;
    },
    async changeEmail(change) {
      const before = accountWith(store.tables, change.userId, change.checked);
      if (!before) return null;
      const save = before.isVerified ? holdEmail : replaceEmail;
      return save(store.tables, before, change);
    },
    confirmEmail: async (link, outgoing) => confirmEmail(store.tables, link, outgoing),
    async cancelEmailChange(userId) {
      const { tables } = store;
      const user = activeUser(tables, userId);
      if (!user || user.pendingEmail === null) return null;
      const after = { ...user, pendingEmail: null };
      tables.users.put(after);
      removeTokens(tables, tables.tokens.list('userId', userId).filter(isOfPending));
      return { ...after };
    },
    async restoreEmail({ keepSession, ...used }) {
      const { tables } = store;
      const cancelled = validToken(tables, 'cancel', used);
      if (cancelled) return cancelByLink(tables, cancelled.user, keepSession);
      const found = validToken(tables, 'restore', used);
      if (!found) return null;
      const { token, user } = found;
      const previous = { email: token.email, pendingEmail: null, ...proven, ...unlinked };
      const restored = saveUser(tables, { ...user, ...previous });
      if (restored === 'username taken') return null;
      if (restored === 'email taken') return restored;
      const isEarlier = (other: TokenRow) => isRestore(other) && other.expiresAt < token.expiresAt;
      endAccess(tables, user.id, { session: keepSession, token: isEarlier });
      removePasskeys(tables, user.id);
      return { user: restored, kind: 'restored' as const };
    },
  } satisfies Partial<CredentialData>;
}
