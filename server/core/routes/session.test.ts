import { expect, test } from 'vitest';
import { createTestApi, password } from '../testing/createTestApi';
import { keepCookies, showCookies } from '../testing/saveCookies';

const minute = 60_000;
const day = 24 * 60 * minute;

const newPasswords = { oldPassword: password, newPassword: 'Another1!' };
const ended = { status: 401, message: 'Your session has ended. Please sign in again.' };

async function signedInAda() {
  const api = createTestApi();
  const { user, caller } = await api.member('adalove');
  const isSignedIn = async () => (await caller.call('sendVerification', {})).status === 409;
  return { api, user, caller, isSignedIn };
}

test('a session is kept by cookies that scripts cannot read, below the path of the API', async () => {
  const { caller } = await signedInAda();
  for (const [name, age] of [
    ['cp_access', 900],
    ['cp_refresh', 2_592_000],
  ] as const) {
    expect(caller.cookies.attributes(name)).toEqual(
      expect.arrayContaining([
        `Max-Age=${age}`,
        'Path=/api/v1',
        'HttpOnly',
        'Secure',
        'SameSite=Strict',
      ]),
    );
  }
  expect(caller.cookies.attributes('XSRF-TOKEN')).toContain('Path=/');
  expect(caller.cookies.attributes('XSRF-TOKEN')).not.toContain('HttpOnly');
});

test('without TLS the cookies are not marked Secure', async () => {
  const { api } = await signedInAda();
  api.ports.settings.secureCookies = false;
  const caller = await api.signedIn('adalove');
  expect(caller.cookies.attributes('cp_access')).not.toContain('Secure');
});

test('what is stored of a session opens nothing', async () => {
  const { api, caller } = await signedInAda();
  const kept = keepCookies(caller);
  const [id = '', access = ''] = kept.cp_access.split('.');
  const stored = await api.data.sessions.byId(id);
  expect(JSON.stringify(stored)).not.toContain(access);
  expect(JSON.stringify(stored)).not.toContain(kept.cp_refresh.split('.')[1]);
  showCookies(caller, { ...kept, cp_access: `${id}.${stored?.accessHash}` });
  expect((await caller.refused('sendVerification', {})).status).toBe(401);
});

test('the tokens in the body open nothing, wherever they are shown', async () => {
  const api = createTestApi();
  await api.join('adalove');
  const caller = api.visitor();
  const { user } = await caller.ok('login', { body: { username: 'adalove', password } });
  const kept = keepCookies(caller);
  const [id = ''] = kept.cp_access.split('.');
  const { accessToken, refreshToken } = user.tokens;
  for (const token of [accessToken, refreshToken]) {
    expect(Object.values(kept).join()).not.toContain(token.replace('shown_', ''));
    for (const value of [token, `${id}.${token}`, `${id}.${token.replace('shown_', '')}`]) {
      const thief = api.visitor();
      showCookies(thief, { 'XSRF-TOKEN': kept['XSRF-TOKEN'], cp_access: value });
      const headers = { Authorization: `Bearer ${value}` };
      const asked = await thief.request('/api/v1/user/verify', { method: 'POST', headers });
      expect(asked.status).toBe(401);
    }
  }
});

test('a session opens for 15 minutes, and a refresh gives it 15 more', async () => {
  const { api, caller, isSignedIn } = await signedInAda();
  api.clock.advance(15 * minute - 1);
  expect(await isSignedIn()).toBe(true);
  api.clock.advance(1);
  expect(await isSignedIn()).toBe(false);
  const { user } = await caller.ok('refreshToken', {});
  expect(user.username).toBe('adalove');
  expect(await isSignedIn()).toBe(true);
});

test('a refresh changes both secrets, and answers other tokens', async () => {
  const { api, caller } = await signedInAda();
  const before = keepCookies(caller);
  const first = await caller.ok('refreshToken', {});
  api.clock.advance(minute);
  const second = await caller.ok('refreshToken', {});
  const after = keepCookies(caller);
  expect(after.cp_access).not.toBe(before.cp_access);
  expect(after.cp_refresh).not.toBe(before.cp_refresh);
  expect(after['XSRF-TOKEN']).toBe(before['XSRF-TOKEN']);
  expect(second.user.tokens).not.toEqual(first.user.tokens);
});

test('whoever comes back within 30 days stays signed in, and after that no more', async () => {
  const { api, caller } = await signedInAda();
  api.clock.advance(30 * day - 1);
  await caller.ok('refreshToken', {});
  api.clock.advance(30 * day);
  expect(await caller.refused('refreshToken', {})).toMatchObject(ended);
  expect(caller.cookies.names()).toEqual(['XSRF-TOKEN']);
});

test('when the answer to a refresh got lost, asking again answers the same', async () => {
  const { api, caller, isSignedIn } = await signedInAda();
  const before = keepCookies(caller);
  const first = await caller.ok('refreshToken', {});
  const after = keepCookies(caller);
  showCookies(caller, before);
  await caller.ok('refreshToken', {});
  showCookies(caller, before);
  api.clock.advance(30_000);
  const second = await caller.ok('refreshToken', {});
  expect(keepCookies(caller)).toEqual(after);
  expect(second.user.tokens).toEqual(first.user.tokens);
  expect(await isSignedIn()).toBe(true);
});

test('asking again does not make the time for asking longer', async () => {
  const { api, caller } = await signedInAda();
  const before = keepCookies(caller);
  await caller.ok('refreshToken', {});
  api.clock.advance(20_000);
  showCookies(caller, before);
  await caller.ok('refreshToken', {});
  api.clock.advance(20_000);
  showCookies(caller, before);
  expect(await caller.refused('refreshToken', {})).toMatchObject(ended);
});

test('a refresh secret that is shown again later ends the session for everyone', async () => {
  const { api, caller, isSignedIn } = await signedInAda();
  const thief = api.visitor();
  showCookies(thief, keepCookies(caller));
  await caller.ok('refreshToken', {});
  api.clock.advance(30_001);
  expect(await thief.refused('refreshToken', {})).toMatchObject(ended);
  expect(await isSignedIn()).toBe(false);
  expect(await caller.refused('refreshToken', {})).toMatchObject(ended);
});

test('an older secret ends the session even at once', async () => {
  const { caller } = await signedInAda();
  const first = keepCookies(caller);
  await caller.ok('refreshToken', {});
  await caller.ok('refreshToken', {});
  const latest = keepCookies(caller);
  showCookies(caller, first);
  expect(await caller.refused('refreshToken', {})).toMatchObject(ended);
  showCookies(caller, latest);
  expect(await caller.refused('refreshToken', {})).toMatchObject(ended);
});

test('of two refreshes at the same time both get the same session', async () => {
  const { api, caller } = await signedInAda();
  const other = api.visitor();
  showCookies(other, keepCookies(caller));
  await Promise.all([caller.ok('refreshToken', {}), other.ok('refreshToken', {})]);
  expect(api.counts.get('data.sessions.rotate')).toBe(2);
  expect(keepCookies(other)).toEqual(keepCookies(caller));
  api.clock.advance(minute);
  await caller.ok('refreshToken', {});
});

test('calls under way during a refresh still work, and not for long', async () => {
  const { api, caller } = await signedInAda();
  const slow = api.visitor();
  showCookies(slow, keepCookies(caller));
  await caller.ok('refreshToken', {});
  api.clock.advance(30_000);
  expect((await slow.call('sendVerification', {})).status).toBe(409);
  api.clock.advance(1);
  expect((await slow.call('sendVerification', {})).status).toBe(401);
});

test('a refresh does not bring an access secret back to life', async () => {
  const { api, caller } = await signedInAda();
  const slow = api.visitor();
  showCookies(slow, keepCookies(caller));
  api.clock.advance(15 * minute);
  await caller.ok('refreshToken', {});
  expect((await slow.call('sendVerification', {})).status).toBe(401);
});

test('a cookie that is no credential is nobody', async () => {
  const { api } = await signedInAda();
  for (const value of [
    '',
    '.',
    'a',
    'a.b.c',
    'id-000001.',
    '__proto__.x',
    `${'a'.repeat(500)}.b`,
  ]) {
    const caller = api.visitor();
    showCookies(caller, { cp_access: value, cp_refresh: value, 'XSRF-TOKEN': 'x' });
    expect((await caller.call('sendVerification', {})).status).toBe(401);
    expect(await caller.refused('refreshToken', {})).toMatchObject(ended);
  }
});

test('without a session there is nothing to refresh', async () => {
  expect(await createTestApi().visitor().refused('refreshToken', {})).toMatchObject(ended);
});

test('an account that is blocked loses its session at the next call', async () => {
  const { api, user, caller } = await signedInAda();
  await api.data.users.update(user.id, { isBlocked: true });
  const kept = keepCookies(caller);
  const contact = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello' };
  expect(await caller.refused('sendContact', { body: contact })).toMatchObject({ status: 401 });
  expect(caller.cookies.names()).toEqual(['XSRF-TOKEN']);
  await api.data.users.update(user.id, { isBlocked: false });
  showCookies(caller, kept);
  expect((await caller.call('sendVerification', {})).status).toBe(401);
});

test('an account that is blocked or gone cannot refresh', async () => {
  const { api, user, caller } = await signedInAda();
  const other = await api.signedIn('adalove');
  await api.data.users.update(user.id, { isBlocked: true });
  caller.cookies.forget('cp_access');
  expect(await caller.refused('refreshToken', {})).toMatchObject(ended);
  await api.data.users.remove(user.id);
  expect(await other.refused('refreshToken', {})).toMatchObject(ended);
});

test('signing out ends the session and clears its cookies', async () => {
  const { caller } = await signedInAda();
  const kept = keepCookies(caller);
  await caller.ok('logout', {});
  expect(caller.cookies.names()).toEqual(['XSRF-TOKEN']);
  showCookies(caller, kept);
  expect((await caller.call('sendVerification', {})).status).toBe(401);
  showCookies(caller, kept);
  expect((await caller.refused('refreshToken', {})).status).toBe(401);
});

test('signing out works after the access cookie has gone, and without any session', async () => {
  const { api, caller } = await signedInAda();
  const kept = keepCookies(caller);
  api.clock.advance(15 * minute);
  caller.cookies.forget('cp_access');
  await caller.ok('logout', {});
  await caller.ok('logout', {});
  showCookies(caller, kept);
  expect((await caller.refused('refreshToken', {})).status).toBe(401);
});

test('knowing the name of a session is not enough to end it', async () => {
  const { api, caller } = await signedInAda();
  const [id = ''] = keepCookies(caller).cp_refresh.split('.');
  const stranger = api.visitor();
  showCookies(stranger, { cp_refresh: `${id}.guessed` });
  await stranger.ok('logout', {});
  expect(stranger.cookies.get('XSRF-TOKEN')).not.toBe(caller.cookies.get('XSRF-TOKEN'));
  await caller.ok('refreshToken', {});
});

test('signing in while signed in replaces the session', async () => {
  const { caller } = await signedInAda();
  const first = keepCookies(caller);
  await caller.ok('login', { body: { username: 'adalove', password } });
  const second = keepCookies(caller);
  showCookies(caller, first);
  expect((await caller.call('sendVerification', {})).status).toBe(401);
  showCookies(caller, second);
  expect((await caller.call('sendVerification', {})).status).toBe(409);
});

test('a changed password ends the other sessions and keeps this one', async () => {
  const { api, caller, isSignedIn } = await signedInAda();
  const elsewhere = await api.signedIn('adalove');
  await caller.ok('changePassword', { body: newPasswords });
  expect(await isSignedIn()).toBe(true);
  expect((await elsewhere.call('sendVerification', {})).status).toBe(401);
});
