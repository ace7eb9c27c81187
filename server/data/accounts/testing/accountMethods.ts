import { changes, type Methods, reads, unseen } from '../../testing/portMethod';
import { emailRow, newSession, tokenRow, userRow } from '../../testing/rows';

const page = { skip: 20, take: 20 };
const used = { tokenHash: 'hash', now: 0 };
const checked = { email: 'user-9', passwordHash: null };

export const accountMethods: Methods<'users' | 'credentials' | 'sessions' | 'devices' | 'tokens'> =
  {
    users: {
      insert: unseen(
        'no kept page is about the account: missing pages are not kept',
        async ({ users }) => users.insert(userRow('ada')),
      ),
      hasAdmin: reads(async ({ users }) => users.hasAdmin()),
      insertInvited: unseen('a new account has no page', async ({ users }) =>
        users.insertInvited(userRow('invited'), { hash: 'hash of 1', now: 0 }),
      ),
      insertFirstAdmin: unseen(
        'no kept page is about the account: missing pages are not kept',
        async ({ users }) => users.insertFirstAdmin(userRow('admin', { role: 'admin' })),
      ),
      byId: reads(async ({ users }) => users.byId('user-9')),
      byUsername: reads(async ({ users }) => users.byUsername('user-9')),
      startingWith: reads(async ({ users }) =>
        users.startingWith({ startsWith: 'use', viewerId: 'user-9', take: 5 }),
      ),
      existingNames: reads(async ({ users }) => users.existingNames(['user-9', 'user-8', 'none'])),
      byEmail: reads(async ({ users }) => users.byEmail('user-9')),
      byProviderId: reads(async ({ users }) => users.byProviderId('id')),
      byFormerUsername: reads(async ({ users }) => users.byFormerUsername('gone')),
      withCounts: reads(async ({ users }) => users.withCounts('user-9')),
      update: changes(async ({ users }) =>
        users.update('user-9', { username: 'renamed', firstName: 'Eva' }),
      ),
      setBlocked: changes(async ({ users }) => users.setBlocked('user-8', true)),
      list: reads(async ({ users }) => users.list({ ...page, term: 'user-99' })),
      remove: changes(async ({ users }) => users.remove('user-7')),
      gains: reads(async ({ users }) => users.gains('user-9', [{ from: 0, to: 9 }])),
      bestPosts: reads(async ({ users }) =>
        users.bestPosts({ id: 'user-9', from: 0, to: 9, take: 3 }),
      ),
    },
    credentials: {
      setPassword: changes(async ({ credentials }) =>
        credentials.setPassword({
          userId: 'user-6',
          expected: null,
          passwordHash: 'hash',
          keepSession: '',
        }),
      ),
      rehash: unseen('pages show no credentials', async ({ credentials }) =>
        credentials.rehash({ userId: 'user-6', expected: 'hash', passwordHash: 'other' }),
      ),
      resetPassword: unseen('pages show no credentials', async ({ credentials }) =>
        credentials.resetPassword({ ...used, passwordHash: 'hash' }),
      ),
      secureAccount: unseen('pages show no credentials', async ({ credentials }) =>
        credentials.secureAccount({ ...used, reset: tokenRow('next', { kind: 'reset' }) }),
      ),
      verifyEmail: unseen(
        'pages do not show whether an address is verified',
        async ({ credentials }) => credentials.verifyEmail({ ...used, username: 'user-6' }),
      ),
      changeEmail: changes(async ({ credentials }) =>
        credentials.changeEmail({
          userId: 'user-9',
          checked,
          patch: { email: 'new@example.com' },
          pending: { letters: [emailRow('moved', { userId: 'user-9' })], tokens: [] },
          atOnce: { letters: [], tokens: [] },
          keepSession: '',
          now: 0,
        }),
      ),
      confirmEmail: unseen('visitors see no addresses', async ({ credentials }) =>
        credentials.confirmEmail({
          ...used,
          username: 'user-9',
          restoreUntil: 9,
          keepSession: null,
        }),
      ),
      cancelEmailChange: unseen('visitors see no addresses', async ({ credentials }) =>
        credentials.cancelEmailChange('user-9'),
      ),
      restoreEmail: unseen('visitors see no addresses', async ({ credentials }) =>
        credentials.restoreEmail({ ...used, keepSession: null }),
      ),
      mergeProvider: unseen('pages show no credentials', async ({ credentials }) =>
        credentials.mergeProvider({
          userId: 'user-9',
          checked,
          tokenHash: 'hash',
          providerId: null,
        }),
      ),
      storeProviderId: unseen('pages show no credentials', async ({ credentials }) =>
        credentials.storeProviderId({ userId: 'user-9', email: 'user-9', providerId: 'id' }),
      ),
      takeOver: unseen('pages show no credentials', async ({ credentials }) =>
        credentials.takeOver({ userId: 'user-9', email: 'user-9', providerId: 'id' }),
      ),
    },
    sessions: {
      insert: unseen('pages are rendered for visitors', async ({ sessions }) =>
        sessions.insert(newSession('session', { userId: 'user-5' })),
      ),
      byId: reads(async ({ sessions }) => sessions.byId('session')),
      withUser: reads(async ({ sessions }) => sessions.withUser('session')),
      rotate: unseen('pages are rendered for visitors', async ({ sessions }) =>
        sessions.rotate('session', 'refresh', { xsrf: 'new' }),
      ),
      open: reads(async ({ sessions }) => sessions.open(['session', 'gone'], 0)),
      list: reads(async ({ sessions }) => sessions.list({ userId: 'user-5', now: 0, take: 100 })),
      endOthers: changes(async ({ sessions }) => {
        await sessions.insert(newSession('other', { userId: 'user-5' }));
        return sessions.endOthers({ userId: 'user-5', present: 'session', id: null });
      }),
      remove: changes(async ({ sessions }) => sessions.remove('session')),
      sweep: unseen('pages are rendered for visitors', async ({ sessions }) => sessions.sweep(0)),
    },
    devices: {
      remember: unseen('pages are rendered for visitors', async ({ devices }) =>
        devices.remember({ hash: 'hash', userId: 'user-5', seenAt: 1, expiresAt: 9 }, 3),
      ),
      isKnown: reads(async ({ devices }) => devices.isKnown('hash', 0)),
      sweep: unseen('pages are rendered for visitors', async ({ devices }) => devices.sweep(0)),
    },
    tokens: {
      put: unseen('pages show no tokens', async ({ tokens }) =>
        tokens.put(tokenRow('hash', { userId: 'user-5' })),
      ),
      peek: reads(async ({ tokens }) => tokens.peek('hash', 'verify')),
      setExpiry: unseen('pages show no tokens', async ({ tokens }) =>
        tokens.setExpiry({ hash: 'hash', kind: 'verify', expiresAt: 9 }),
      ),
      sweep: unseen('pages show no tokens', async ({ tokens }) => tokens.sweep(0)),
    },
  };
