import { sessionMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createTestApi, password } from '../testing/createTestApi';
import { restoreCookies, saveCookies } from '../testing/saveCookies';

const minute = 60_000;
const day = 24 * 60 * minute;

const newPasswords = { oldPassword: password, newPassword: 'Another1!' };
const ended = { status: 401, message: sessionMessages.endedSignInAgain };

async function signedInAda() {
  const api = createTestApi();
  const { user, client } = await api.member('adalove');
  const isSignedIn = async () => (await client.call('sendVerification', {})).status === 409;
  return { api, user, client, isSignedIn };
}

test('a session is kept by cookies that scripts cannot read, below the path of the API', async () => {
  const { client } = await signedInAda();
  for (const [name, age] of [
    ['cp_access', 900],
    ['cp_refresh', 2_592_000],
  ] as const) {
    expect(client.cookies.attributes(name)).toEqual(
      expect.arrayContaining([
        `Max-Age=${age}`,
        'Path=/api/v1',
        'HttpOnly',
        'Secure',
        'SameSite=Strict',
      ]),
    );
  }
  expect(client.cookies.attributes('XSRF-TOKEN')).toContain('Path=/');
  expect(client.cookies.attributes('XSRF-TOKEN')).not.toContain('HttpOnly');
});

test('without TLS the cookies are not marked Secure', async () => {
  const { api } = await signedInAda();
  api.ports.settings.secureCookies = false;
  const client = await api.signedIn('adalove');
  expect(client.cookies.attributes('cp_access')).not.toContain('Secure');
});

test('what is stored of a session opens nothing', async () => {
  const { api, client } = await signedInAda();
  const kept = saveCookies(client);
  const [id = '', access = ''] = kept.cp_access.split('.');
  const stored = await api.data.sessions.byId(id);
  expect(JSON.stringify(stored)).not.toContain(access);
  expect(JSON.stringify(stored)).not.toContain(kept.cp_refresh.split('.')[1]);
  restoreCookies(client, { ...kept, cp_access: `${id}.${stored?.accessHash}` });
  expect((await client.refused('sendVerification', {})).status).toBe(401);
});

test('the tokens in the body open nothing, wherever they are shown', async () => {
  const api = createTestApi();
  await api.join('adalove');
  const client = api.visitor();
  const { user } = await client.ok('login', { body: { username: 'adalove', password } });
  const kept = saveCookies(client);
  const [id = ''] = kept.cp_access.split('.');
  const { accessToken, refreshToken } = user.tokens;
  for (const token of [accessToken, refreshToken]) {
    expect(Object.values(kept).join()).not.toContain(token.replace('shown_', ''));
    for (const value of [token, `${id}.${token}`, `${id}.${token.replace('shown_', '')}`]) {
      const thief = api.visitor();
      restoreCookies(thief, { 'XSRF-TOKEN': kept['XSRF-TOKEN'], cp_access: value });
      const headers = { Authorization: `Bearer ${value}` };
      const asked = await thief.request('/api/v1/user/verify', { method: 'POST', headers });
      expect(asked.status).toBe(401);
    }
  }
});

test('a session opens for 15 minutes, and a refresh gives it 15 more', async () => {
  const { api, client, isSignedIn } = await signedInAda();
  api.clock.advance(15 * minute - 1);
  expect(await isSignedIn()).toBe(true);
  api.clock.advance(1);
  expect(await isSignedIn()).toBe(false);
  const { user } = await client.ok('refreshToken', {});
  expect(user.username).toBe('adalove');
  expect(await isSignedIn()).toBe(true);
});

test('a refresh changes both secrets, and answers other tokens', async () => {
  const { api, client } = await signedInAda();
  const before = saveCookies(client);
  const first = await client.ok('refreshToken', {});
  api.clock.advance(minute);
  const second = await client.ok('refreshToken', {});
  const after = saveCookies(client);
  expect(after.cp_access).not.toBe(before.cp_access);
  expect(after.cp_refresh).not.toBe(before.cp_refresh);
  expect(after['XSRF-TOKEN']).toBe(before['XSRF-TOKEN']);
  expect(second.user.tokens).not.toEqual(first.user.tokens);
});

test('whoever comes back within 30 days stays signed in, and after that no more', async () => {
  const { api, client } = await signedInAda();
  api.clock.advance(30 * day - 1);
  await client.ok('refreshToken', {});
  api.clock.advance(30 * day);
  expect(await client.refused('refreshToken', {})).toMatchObject(ended);
  expect(client.cookies.names()).toEqual(['XSRF-TOKEN']);
});

test('when the answer to a refresh got lost, asking again answers the same', async () => {
  const { api, client, isSignedIn } = await signedInAda();
  const before = saveCookies(client);
  const first = await client.ok('refreshToken', {});
  const after = saveCookies(client);
  restoreCookies(client, before);
  await client.ok('refreshToken', {});
  restoreCookies(client, before);
  api.clock.advance(30_000);
  const second = await client.ok('refreshToken', {});
  expect(saveCookies(client)).toEqual(after);
  expect(second.user.tokens).toEqual(first.user.tokens);
  expect(await isSignedIn()).toBe(true);
});

test('asking again does not make the time for asking longer', async () => {
  const { api, client } = await signedInAda();
  const before = saveCookies(client);
  await client.ok('refreshToken', {});
  api.clock.advance(20_000);
  restoreCookies(client, before);
  await client.ok('refreshToken', {});
  api.clock.advance(20_000);
  restoreCookies(client, before);
  expect(await client.refused('refreshToken', {})).toMatchObject(ended);
});

test('a refresh secret that is shown again later ends the session for everyone', async () => {
  const { api, client, isSignedIn } = await signedInAda();
  const thief = api.visitor();
  restoreCookies(thief, saveCookies(client));
  await client.ok('refreshToken', {});
  api.clock.advance(30_001);
  expect(await thief.refused('refreshToken', {})).toMatchObject(ended);
  expect(await isSignedIn()).toBe(false);
  expect(await client.refused('refreshToken', {})).toMatchObject(ended);
});

test('an older secret ends the session even at once', async () => {
  const { client } = await signedInAda();
  const first = saveCookies(client);
  await client.ok('refreshToken', {});
  await client.ok('refreshToken', {});
  const latest = saveCookies(client);
  restoreCookies(client, first);
  expect(await client.refused('refreshToken', {})).toMatchObject(ended);
  restoreCookies(client, latest);
  expect(await client.refused('refreshToken', {})).toMatchObject(ended);
});

test('of two refreshes at the same time both get the same session', async () => {
  const { api, client } = await signedInAda();
  const other = api.visitor();
  restoreCookies(other, saveCookies(client));
  await Promise.all([client.ok('refreshToken', {}), other.ok('refreshToken', {})]);
  expect(api.counts.get('data.sessions.rotate')).toBe(2);
  expect(saveCookies(other)).toEqual(saveCookies(client));
  api.clock.advance(minute);
  await client.ok('refreshToken', {});
});

test('calls under way during a refresh still work, and not for long', async () => {
  const { api, client } = await signedInAda();
  const slow = api.visitor();
  restoreCookies(slow, saveCookies(client));
  await client.ok('refreshToken', {});
  api.clock.advance(30_000);
  expect((await slow.call('sendVerification', {})).status).toBe(409);
  api.clock.advance(1);
  expect((await slow.call('sendVerification', {})).status).toBe(401);
});

test('a refresh does not bring an access secret back to life', async () => {
  const { api, client } = await signedInAda();
  const slow = api.visitor();
  restoreCookies(slow, saveCookies(client));
  api.clock.advance(15 * minute);
  await client.ok('refreshToken', {});
  expect((await slow.call('sendVerification', {})).status).toBe(401);
});

test('a cookie that is no credential is unknown', async () => {
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
    const client = api.visitor();
    restoreCookies(client, { cp_access: value, cp_refresh: value, 'XSRF-TOKEN': 'x' });
    expect((await client.call('sendVerification', {})).status).toBe(401);
    expect(await client.refused('refreshToken', {})).toMatchObject(ended);
  }
});

test('without a session there is nothing to refresh', async () => {
  expect(await createTestApi().visitor().refused('refreshToken', {})).toMatchObject(ended);
});

test('an account that is blocked loses its session at the next call', async () => {
  const { api, user, client } = await signedInAda();
  await api.data.users.update(user.id, { isBlocked: true });
  const kept = saveCookies(client);
  const contact = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello' };
  expect(await client.refused('sendContact', { body: contact })).toMatchObject({ status: 401 });
  expect(client.cookies.names()).toEqual(['XSRF-TOKEN']);
  await api.data.users.update(user.id, { isBlocked: false });
  restoreCookies(client, kept);
  expect((await client.call('sendVerification', {})).status).toBe(401);
});

test('an account that is blocked or gone cannot refresh', async () => {
  const { api, user, client } = await signedInAda();
  const other = await api.signedIn('adalove');
  await api.data.users.update(user.id, { isBlocked: true });
  client.cookies.forget('cp_access');
  expect(await client.refused('refreshToken', {})).toMatchObject(ended);
  await api.data.users.remove(user.id);
  expect(await other.refused('refreshToken', {})).toMatchObject(ended);
});

test('signing out ends the session and clears its cookies', async () => {
  const { client } = await signedInAda();
  const kept = saveCookies(client);
  await client.ok('logout', {});
  expect(client.cookies.names()).toEqual(['XSRF-TOKEN']);
  restoreCookies(client, kept);
  expect((await client.call('sendVerification', {})).status).toBe(401);
  restoreCookies(client, kept);
  expect((await client.refused('refreshToken', {})).status).toBe(401);
});

test('signing out works after the access cookie has gone, and without any session', async () => {
  const { api, client } = await signedInAda();
  const kept = saveCookies(client);
  api.clock.advance(15 * minute);
  client.cookies.forget('cp_access');
  await client.ok('logout', {});
  await client.ok('logout', {});
  restoreCookies(client, kept);
  expect((await client.refused('refreshToken', {})).status).toBe(401);
});

test('knowing the name of a session is not enough to end it', async () => {
  const { api, client } = await signedInAda();
  const [id = ''] = saveCookies(client).cp_refresh.split('.');
  const stranger = api.visitor();
  restoreCookies(stranger, { cp_refresh: `${id}.guessed` });
  await stranger.ok('logout', {});
  expect(stranger.cookies.get('XSRF-TOKEN')).not.toBe(client.cookies.get('XSRF-TOKEN'));
  await client.ok('refreshToken', {});
});

test('signing in while signed in replaces the session', async () => {
  const { client } = await signedInAda();
  const first = saveCookies(client);
  await client.ok('login', { body: { username: 'adalove', password } });
  const second = saveCookies(client);
  restoreCookies(client, first);
  expect((await client.call('sendVerification', {})).status).toBe(401);
  restoreCookies(client, second);
  expect((await client.call('sendVerification', {})).status).toBe(409);
});

test('a changed password ends the other sessions and keeps this one', async () => {
  const { api, client, isSignedIn } = await signedInAda();
  const elsewhere = await api.signedIn('adalove');
  await client.ok('changePassword', { body: newPasswords });
  expect(await isSignedIn()).toBe(true);
  expect((await elsewhere.call('sendVerification', {})).status).toBe(401);
});
