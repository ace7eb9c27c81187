import * as fc from 'fast-check';
import type { Data } from '../../port';
import { tokenKinds } from '../../rows/accountSchemas';
import type { TokenKind } from '../../rows/rows';
import { people } from '../../testing/history';
import { at, newSession, pendingTokens, tokenRow, userRow } from '../../testing/rows';

/** Random events of accounts and comments, and reads that depend on what was written last. */

const mostEvents = 80;
const kinds: readonly TokenKind[] = ['verify', 'reset', 'merge', 'confirm', 'secure'];
const names = ['u0', 'U1', 'night', 'Ünter'];
const terms = [
  '',
  'n',
  'NI',
  'night bread',
  'bread ada',
  'lovelace plain',
  'ünter',
  '%',
  'u3 rail',
];

const person = fc.constantFrom(...people);
/** The number of an earlier event, which is part of the ids that it has stored. */
const earlier = fc.nat(mostEvents);

export const accountEvent = fc.oneof(
  fc.record({ type: fc.constant('rename' as const), person, name: fc.constantFrom(...names) }),
  fc.record({ type: fc.constant('sign in' as const), person, isOld: fc.boolean() }),
  fc.record({ type: fc.constant('rotate' as const), earlier }),
  fc.record({ type: fc.constant('remember' as const), person }),
  fc.record({ type: fc.constant('send' as const), person, kind: fc.constantFrom(...kinds) }),
  fc.record({ type: fc.constant('verify' as const), person, earlier }),
  fc.record({ type: fc.constant('reset' as const), earlier }),
  fc.record({ type: fc.constant('secure' as const), person, earlier }),
  fc.record({ type: fc.constant('set password' as const), person }),
  fc.record({ type: fc.constant('change address' as const), person, of: person }),
  fc.record({ type: fc.constant('confirm address' as const), person, earlier }),
  fc.record({ type: fc.constant('keep address' as const), person }),
  fc.record({ type: fc.constant('restore address' as const), earlier }),
  fc.record({ type: fc.constant('edit comment' as const), person, earlier }),
  fc.record({ type: fc.constant('remove comment' as const), person, earlier }),
  fc.record({ type: fc.constant('sweep' as const) }),
  fc.record({ type: fc.constant('search' as const), term: fc.constantFrom(...terms) }),
);

type AccountEvent = typeof accountEvent extends fc.Arbitrary<infer Happening> ? Happening : never;
type Moment = { data: Data; number: number; now: number };
type Of<Type extends AccountEvent['type']> = Extract<AccountEvent, { type: Type }>;

async function changeAddress({ data, number, now }: Moment, event: Of<'change address'>) {
  const account = await data.users.byId(event.person);
  const email = account?.email ?? '';
  const patch = { email: `new-${event.of}@example.com` };
  const hashes = { confirm: `token-${number}`, cancel: `token-${number}` };
  const change = { userId: event.person, from: email, to: patch.email };
  return data.credentials.changeEmail({
    userId: event.person,
    checked: { email, passwordHash: account?.passwordHash ?? null },
    patch,
    pending: pendingTokens({ ...change, ...hashes, expiresAt: at(number + 30) }),
    atOnce: { letters: [], tokens: [] },
    keepSession: `session-${number - 1}`,
    now,
  });
}

async function signIn({ data, number, now }: Moment, { person, isOld }: Of<'sign in'>) {
  const account = await data.users.byId(person);
  const times = { createdAt: now, expiresAt: isOld ? now + 1 : at(600) };
  const session = newSession(`session-${number}`, { userId: person, ...times });
  const checked = { email: account?.email ?? '', passwordHash: account?.passwordHash ?? null };
  return data.sessions.insert({ ...session, checked });
}

async function sweep({ data, now }: Moment) {
  return [
    await data.resources.sweep(now),
    await data.sessions.sweep(now),
    await data.tokens.sweep(now),
    await data.devices.sweep(now),
  ];
}

type CredentialEvent = Of<
  | 'verify'
  | 'reset'
  | 'secure'
  | 'set password'
  | 'confirm address'
  | 'keep address'
  | 'restore address'
>;

async function applyToCredentials({ data, number, now }: Moment, event: CredentialEvent) {
  const { credentials } = data;
  if (event.type === 'set password') {
    const hashes = { expected: 'hash', passwordHash: 'other' };
    return credentials.setPassword({ userId: event.person, ...hashes, keepSession: '' });
  }
  if (event.type === 'keep address') return credentials.cancelEmailChange(event.person);
  const used = { tokenHash: `token-${event.earlier}`, now };
  if (event.type === 'secure') {
    const fields = { userId: event.person, kind: 'reset', expiresAt: at(number + 30) } as const;
    return credentials.secureAccount({ ...used, reset: tokenRow(`token-${number}`, fields) });
  }
  if (event.type === 'verify') return credentials.verifyEmail({ ...used, username: event.person });
  if (event.type === 'confirm address') {
    const times = { restoreUntil: now + 40, keepSession: null };
    return credentials.confirmEmail({ ...used, ...times, username: event.person });
  }
  if (event.type === 'reset') return credentials.resetPassword({ ...used, passwordHash: 'reset' });
  return credentials.restoreEmail({ ...used, keepSession: null });
}

async function sendToken({ data, number }: Moment, { person, kind }: Of<'send'>) {
  const account = (await data.users.byId(person)) ?? userRow(person);
  const email = kind === 'confirm' ? (account.pendingEmail ?? '') : account.email;
  const fields = { userId: person, kind, email, expiresAt: at(number + 30) };
  return data.tokens.put(tokenRow(`token-${number}`, fields));
}

async function applyToComment(
  { data, now }: Moment,
  { type, earlier, person }: Of<'edit comment' | 'remove comment'>,
) {
  const id = `id-${earlier}`;
  return type === 'remove comment'
    ? data.comments.remove(id, person)
    : data.comments.update(id, { text: 'Edited.', updatedAt: now }, person);
}

async function rename({ data }: Moment, { person, name }: Of<'rename'>) {
  const nameSkeleton = name.toLowerCase();
  return data.users.update(person, { username: name, nameSkeleton, lastName: name });
}

async function remember({ data, number, now }: Moment, { person }: Of<'remember'>) {
  const times = { seenAt: now, expiresAt: at(number + 30) };
  return data.devices.remember({ hash: `device-${number}`, userId: person, ...times }, 2);
}

/** Applies an event at its own time and with its own ids. */
export async function applyAccountEvent(
  data: Data,
  event: AccountEvent,
  number: number,
): Promise<unknown> {
  const moment = { data, number, now: at(number) };
  switch (event.type) {
    case 'rename':
      return rename(moment, event);
    case 'sign in':
      return signIn(moment, event);
    case 'rotate': {
      const refreshHash = `refresh-${number}`;
      return data.sessions.rotate(`session-${event.earlier}`, 'refresh', { refreshHash });
    }
    case 'remember':
      return remember(moment, event);
    case 'send':
      return sendToken(moment, event);
    case 'change address':
      return changeAddress(moment, event);
    case 'edit comment':
    case 'remove comment':
      return applyToComment(moment, event);
    case 'sweep':
      return sweep(moment);
    case 'search':
      return data.posts.search({ term: event.term, skip: 0, take: 3 });
    case 'verify':
    case 'reset':
    case 'secure':
    case 'set password':
    case 'confirm address':
    case 'keep address':
    case 'restore address':
      return applyToCredentials(moment, event);
    default:
      return event satisfies never;
  }
}

/** Reads what accounts have: sessions, tokens and devices. */
export async function readAccess({ sessions, tokens, devices }: Data) {
  const numbers = Array.from({ length: mostEvents + 1 }, (_, number) => number);
  return {
    sessions: await Promise.all(numbers.map(async (number) => sessions.byId(`session-${number}`))),
    tokens: await Promise.all(
      tokenKinds.flatMap((kind) =>
        numbers.map(async (number) => tokens.peek(`token-${number}`, kind)),
      ),
    ),
    devices: await Promise.all(
      numbers.map(async (number) => devices.isKnown(`device-${number}`, at(number))),
    ),
  };
}
