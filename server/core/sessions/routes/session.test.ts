import { sessionMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createTestApi, password, type TestApi } from '../../testing/createTestApi';
import { restoreCookies, saveCookies } from '../../testing/saveCookies';

const minute = 60_000;
const day = 24 * 60 * minute;

const newPasswords = { oldPassword: password, newPassword: 'Another1!' };
const ended = { status: 401, message: sessionMessages.endedSignInAgain };

async function signedInAda() {
  const api = createTestApi();
  const user = await api.addUser('adalove');
  const client = await api.signIn('adalove');
  const isSignedIn = async () => (await client.call('sendVerification', {})).status === 409;
  return { api, user, client, isSignedIn };
}

test('under TLS session cookies are HttpOnly and belong to this host only', async () => {
  const { client } = await signedInAda();
  for (const [name, age] of [
    ['__Host-cp_access', 900],
    ['__Host-cp_refresh', 2_592_000],
  ] as const) {
    expect(client.cookies.attributes(name)).toEqual(
      expect.arrayContaining([`Max-Age=${age}`, 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']),
    );
    expect(client.cookies.attributes(name).join()).not.toContain('Domain');
  }
  expect(client.cookies.attributes('XSRF-TOKEN')).toContain('Path=/');
  expect(client.cookies.attributes('XSRF-TOKEN')).not.toContain('HttpOnly');
});

test('without TLS the cookies have no prefix, are not Secure and are limited to the API’s path', async () => {
  const { api } = await signedInAda();
  api.ports.settings.secureCookies = false;
  const client = await api.signIn('adalove');
  expect(client.cookies.names()).toEqual(['XSRF-TOKEN', 'cp_access', 'cp_device', 'cp_refresh']);
  expect(client.cookies.attributes('cp_access')).toContain('Path=/api/v1');
  expect(client.cookies.attributes('cp_access')).not.toContain('Secure');
  expect((await client.call('sendVerification', {})).status).toBe(409);
});

test('under TLS a session cookie without the prefix is ignored', async () => {
  const { api, client } = await signedInAda();
  const visitor = api.visitor();
  visitor.cookies.set('cp_access', client.cookies.get('__Host-cp_access') ?? '');
  expect((await visitor.refused('sendVerification', {})).status).toBe(401);
});

test('the stored hashes of a session don’t authenticate', async () => {
  const { api, client } = await signedInAda();
  const saved = saveCookies(client);
  const [id = '', access = ''] = saved['__Host-cp_access'].split('.');
  const stored = await api.data.sessions.byId(id);
  expect(JSON.stringify(stored)).not.toContain(access);
  expect(JSON.stringify(stored)).not.toContain(saved['__Host-cp_refresh'].split('.')[1]);
  restoreCookies(client, { ...saved, '__Host-cp_access': `${id}.${stored?.accessHash}` });
  expect((await client.refused('sendVerification', {})).status).toBe(401);
});

test('the tokens in the body don’t authenticate', async () => {
  const api = createTestApi();
  await api.addUser('adalove');
  const client = api.visitor();
  const { user } = await client.ok('login', { body: { username: 'adalove', password } });
  const saved = saveCookies(client);
  const [id = ''] = saved['__Host-cp_access'].split('.');
  const { accessToken, refreshToken } = user.tokens;
  for (const token of [accessToken, refreshToken]) {
    expect(Object.values(saved).join()).not.toContain(token.replace('shown_', ''));
    for (const value of [token, `${id}.${token}`, `${id}.${token.replace('shown_', '')}`]) {
      const thief = api.visitor();
      restoreCookies(thief, { 'XSRF-TOKEN': saved['XSRF-TOKEN'], '__Host-cp_access': value });
      const headers = { Authorization: `Bearer ${value}` };
      const asked = await thief.request('/api/v1/user/verify', { method: 'POST', headers });
      expect(asked.status).toBe(401);
    }
  }
});

test('the access cookie is valid for 15 minutes and renewed by a refresh', async () => {
  const { api, client, isSignedIn } = await signedInAda();
  api.clock.advance(15 * minute - 1);
  expect(await isSignedIn()).toBe(true);
  api.clock.advance(1);
  expect(await isSignedIn()).toBe(false);
  const { user } = await client.ok('refreshToken', {});
  expect(user.username).toBe('adalove');
  expect(await isSignedIn()).toBe(true);
});

test('a refresh changes both secrets and the tokens', async () => {
  const { api, client } = await signedInAda();
  const before = saveCookies(client);
  const first = await client.ok('refreshToken', {});
  api.clock.advance(minute);
  const second = await client.ok('refreshToken', {});
  const after = saveCookies(client);
  expect(after['__Host-cp_access']).not.toBe(before['__Host-cp_access']);
  expect(after['__Host-cp_refresh']).not.toBe(before['__Host-cp_refresh']);
  expect(after['XSRF-TOKEN']).toBe(before['XSRF-TOKEN']);
  expect(second.user.tokens).not.toEqual(first.user.tokens);
});

test('the refresh cookie is valid for 30 days', async () => {
  const { api, client } = await signedInAda();
  api.clock.advance(30 * day - 1);
  await client.ok('refreshToken', {});
  api.clock.advance(30 * day);
  expect(await client.refused('refreshToken', {})).toMatchObject(ended);
  expect(client.cookies.names()).toEqual(['XSRF-TOKEN', '__Host-cp_device']);
});

test('repeating a refresh after a lost response returns the same secrets', async () => {
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

test('repeating a refresh doesn’t extend the grace period', async () => {
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

test('reusing an old refresh secret ends the session', async () => {
  const { api, client, isSignedIn } = await signedInAda();
  const thief = api.visitor();
  restoreCookies(thief, saveCookies(client));
  await client.ok('refreshToken', {});
  api.clock.advance(30_001);
  expect(await thief.refused('refreshToken', {})).toMatchObject(ended);
  expect(await isSignedIn()).toBe(false);
  expect(await client.refused('refreshToken', {})).toMatchObject(ended);
});

test('the secret before the previous one ends the session at once', async () => {
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

/** Both refreshes have read the session before one of them replaces its secrets. */
function letTwoRefreshesMeet({ ports: { secrets } }: TestApi) {
  const { derive } = secrets;
  let arrived = 0;
  let meet = () => {};
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  secrets.derive = async (seed) => {
    if (seed.startsWith('refresh:')) arrived += 1;
    if (arrived === 2) meet();
    if (seed.startsWith('refresh:')) await met;
    return derive(seed);
  };
}

test('two parallel refreshes get the same session', async () => {
  const { api, client } = await signedInAda();
  letTwoRefreshesMeet(api);
  const other = api.visitor();
  restoreCookies(other, saveCookies(client));
  await Promise.all([client.ok('refreshToken', {}), other.ok('refreshToken', {})]);
  expect(api.counts.get('data.sessions.rotate')).toBe(2);
  expect(saveCookies(other)).toEqual(saveCookies(client));
  api.clock.advance(minute);
  await client.ok('refreshToken', {});
});

test('the previous access secret works during the grace period only', async () => {
  const { api, client } = await signedInAda();
  const slow = api.visitor();
  restoreCookies(slow, saveCookies(client));
  await client.ok('refreshToken', {});
  api.clock.advance(30_000);
  expect((await slow.call('sendVerification', {})).status).toBe(409);
  api.clock.advance(1);
  expect((await slow.call('sendVerification', {})).status).toBe(401);
});

test('a refresh doesn’t revive an expired access secret', async () => {
  const { api, client } = await signedInAda();
  const slow = api.visitor();
  restoreCookies(slow, saveCookies(client));
  api.clock.advance(15 * minute);
  await client.ok('refreshToken', {});
  expect((await slow.call('sendVerification', {})).status).toBe(401);
});

test('an invalid cookie is ignored', async () => {
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
    restoreCookies(client, {
      '__Host-cp_access': value,
      '__Host-cp_refresh': value,
      'XSRF-TOKEN': 'x',
    });
    expect((await client.call('sendVerification', {})).status).toBe(401);
    expect(await client.refused('refreshToken', {})).toMatchObject(ended);
  }
});

test('a refresh needs a session', async () => {
  expect(await createTestApi().visitor().refused('refreshToken', {})).toMatchObject(ended);
});

test('a blocked account loses its session at the next call', async () => {
  const { api, user, client } = await signedInAda();
  await api.changeUser(user.id, { isBlocked: true });
  const saved = saveCookies(client);
  const contact = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello' };
  expect(await client.refused('sendContact', { body: contact })).toMatchObject({ status: 401 });
  expect(client.cookies.names()).toEqual(['XSRF-TOKEN', '__Host-cp_device']);
  await api.changeUser(user.id, { isBlocked: false });
  restoreCookies(client, saved);
  expect((await client.call('sendVerification', {})).status).toBe(401);
});

test('a blocked or deleted account can’t refresh', async () => {
  const { api, user, client } = await signedInAda();
  const other = await api.signIn('adalove');
  await api.changeUser(user.id, { isBlocked: true });
  client.cookies.remove('__Host-cp_access');
  expect(await client.refused('refreshToken', {})).toMatchObject(ended);
  await api.data.users.remove(user.id);
  expect(await other.refused('refreshToken', {})).toMatchObject(ended);
});

test('logout ends the session and clears the cookies', async () => {
  const { client } = await signedInAda();
  const saved = saveCookies(client);
  await client.ok('logout', {});
  expect(client.cookies.names()).toEqual(['XSRF-TOKEN', '__Host-cp_device']);
  restoreCookies(client, saved);
  expect((await client.call('sendVerification', {})).status).toBe(401);
  restoreCookies(client, saved);
  expect((await client.refused('refreshToken', {})).status).toBe(401);
});

test('logout works without the access cookie and without a session', async () => {
  const { api, client } = await signedInAda();
  const saved = saveCookies(client);
  api.clock.advance(15 * minute);
  client.cookies.remove('__Host-cp_access');
  await client.ok('logout', {});
  await client.ok('logout', {});
  restoreCookies(client, saved);
  expect((await client.refused('refreshToken', {})).status).toBe(401);
});

test('a session id without its secret can’t end the session', async () => {
  const { api, client } = await signedInAda();
  const [id = ''] = saveCookies(client)['__Host-cp_refresh'].split('.');
  const stranger = api.visitor();
  restoreCookies(stranger, { '__Host-cp_refresh': `${id}.guessed` });
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

test('a changed password ends all other sessions', async () => {
  const { api, client, isSignedIn } = await signedInAda();
  const elsewhere = await api.signIn('adalove');
  await client.ok('changePassword', { body: newPasswords });
  expect(await isSignedIn()).toBe(true);
  expect((await elsewhere.call('sendVerification', {})).status).toBe(401);
});
