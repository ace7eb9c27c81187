import type { Data } from '../../port';
import { tokenKinds } from '../../rows/accountSchemas';
import type { CheckedCredentials } from '../../rows/rows';
import { withPeople } from '../../testing/fixtures';
import { at, newSession, pendingTokens, tokenRow } from '../../testing/rows';

export const checked = { email: 'ada@example.com', passwordHash: 'hash' };
const now = at(1);
export const used = (tokenHash: string) => ({ tokenHash, now });

/** Adds three sessions, two of ada, and one token of ada of each kind that needs no pending address. */
export async function withAccess(data: Data) {
  await withPeople(data);
  for (const id of ['phone', 'desk']) await data.sessions.insert(newSession(id));
  await data.sessions.insert(newSession('bens', { userId: 'ben' }));
  for (const kind of ['verify', 'reset', 'restore', 'merge'] as const) {
    await data.tokens.put(tokenRow(kind, { kind }));
  }
  return data;
}

/** The sessions and tokens of `withAccess` and `withPendingEmail` that are left. */
export async function accessLeft({ sessions, tokens }: Data) {
  const left: string[] = [];
  for (const id of ['phone', 'desk', 'bens']) if (await sessions.byId(id)) left.push(id);
  for (const kind of tokenKinds) if (await tokens.peek(kind, kind)) left.push(kind);
  return left;
}

type Overrides = {
  userId?: string;
  checked?: CheckedCredentials;
  patch?: { email: string };
  confirm?: string;
  cancel?: string;
};

/** A change of ada's address. Its tokens have the names of their kinds, unless others are given. */
export function emailChange({ confirm, cancel, ...given }: Overrides = {}) {
  const change = {
    userId: 'ada',
    checked,
    patch: { email: 'new@example.com', bio: 'Moved.' },
    keepSession: 'desk',
    now,
    ...given,
  };
  const hashes = { ...(confirm ? { confirm } : {}), ...(cancel ? { cancel } : {}) };
  const addresses = { from: change.checked.email, to: change.patch.email };
  return {
    ...change,
    pending: pendingTokens({ userId: change.userId, ...addresses, ...hashes }),
    atOnce: { letters: [], tokens: [] },
  };
}

/** The link that confirms it. */
export const confirmation = {
  ...used('confirm'),
  username: 'ada',
  restoreUntil: at(99),
  keepSession: null,
};

/** Asks for a change of ada's address. */
export async function withPendingEmail(data: Data) {
  await data.credentials.changeEmail(emailChange());
  return data;
}
