import { accountMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createTestApi, password, type TestApi } from '../testing/createTestApi';
import { findEmailToken } from '../testing/findEmailToken';
import { restoreCookies, saveCookies } from '../testing/saveCookies';

const email = 'ada@example.com';
const profile = {
  id: 'google-ada',
  email,
  emailVerified: true,
  firstName: 'Ada',
  lastName: 'Love',
  picture: '',
};
const minute = 60_000;
const expired = { status: 401, message: accountMessages.providerExpired };
const fresh = { password: 'Another1!', confirmpassword: 'Another1!' };
const form = { username: 'adalove', firstName: 'Ada', lastName: 'Love', bio: 'Counts.' };

/** The API with a provider that knows the owner of `email`; each code works once. */
const createApi = () =>
  createTestApi({ profiles: { first: profile, second: profile, third: profile } });

const code = (name: string) => ({ query: { code: name } });
const confirmed = (given = password) => ({ body: { password: given } });

async function askedForPassword(api: TestApi) {
  const client = api.visitor();
  expect(await client.refused('googleAuth', code('first'))).toMatchObject({
    status: 409,
    message: accountMessages.providerNeedsPassword,
    field: 'password',
  });
  return client;
}

async function resetLink(api: TestApi, address: string) {
  await api.visitor().ok('forgotPassword', { body: { email: address } });
  await api.settled();
  return findEmailToken(api.mail.outbox, 'Reset your password');
}

test('Google signs in to an account with a password after the password was entered once', async () => {
  const api = createApi();
  const { user } = await api.addSignedInUser('adalove', { email });
  const client = await askedForPassword(api);
  expect((await client.ok('confirmGoogleAuth', confirmed())).user.id).toBe(user.id);
  await client.ok('refreshToken', {});
  expect((await api.visitor().ok('googleAuth', code('second'))).user.id).toBe(user.id);
  await api.visitor().ok('login', { body: { username: 'adalove', password } });
});

test('what the code proved is kept in an HttpOnly cookie', async () => {
  const api = createApi();
  await api.addUser('adalove', { email });
  const response = await api.visitor().call('googleAuth', code('first'));
  const cookie = response.headers
    .getSetCookie()
    .find((text) => text.startsWith('__Host-cp_merge='));
  expect(cookie).toMatch(/^__Host-cp_merge=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure;/);
  expect(await api.visitor().refused('confirmGoogleAuth', confirmed())).toMatchObject(expired);
});

test('a wrong password changes nothing, and guesses are limited', async () => {
  const api = createApi();
  await api.addUser('adalove', { email });
  const client = await askedForPassword(api);
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await client.refused('confirmGoogleAuth', confirmed('Wrong1!!'))).toMatchObject({
      status: 422,
      message: accountMessages.passwordWrong,
      field: 'password',
    });
  }
  expect((await client.refused('confirmGoogleAuth', confirmed())).status).toBe(429);
  expect(await api.rows('users')).toMatchObject([{ isProviderLinked: false }]);
});

test('the proof works once and for ten minutes', async () => {
  const api = createApi();
  await api.addUser('adalove', { email });
  const client = await askedForPassword(api);
  const merge = client.cookies.get('__Host-cp_merge') ?? '';
  await client.ok('confirmGoogleAuth', confirmed());
  client.cookies.set('__Host-cp_merge', merge);
  expect(await client.refused('confirmGoogleAuth', confirmed())).toMatchObject(expired);

  const late = createApi();
  await late.addUser('adalove', { email });
  const other = await askedForPassword(late);
  late.clock.advance(10 * minute);
  expect(await other.refused('confirmGoogleAuth', confirmed())).toMatchObject(expired);
});

test('linking Google deletes all tokens and other sessions of the account', async () => {
  const api = createApi();
  const { client: earlier } = await api.addSignedInUser('adalove', { email });
  const token = await resetLink(api, email);
  const client = await askedForPassword(api);
  await client.ok('confirmGoogleAuth', confirmed());
  expect(
    (await api.visitor().refused('resetPassword', { params: { token }, body: fresh })).status,
  ).toBe(404);
  expect((await earlier.refused('refreshToken', {})).status).toBe(401);
  // The one about the sign-in itself.
  expect((await api.rows('tokens')).map(({ kind }) => kind)).toEqual(['secure']);
});

test('an account that was never verified loses its password, sessions and links to the owner of its address', async () => {
  const api = createApi();
  const { client: attacker } = await api.addSignedInUser('adalove', {
    email: 'attacker@example.com',
    isVerified: false,
  });
  const kept = await resetLink(api, 'attacker@example.com');
  await attacker.ok('updateProfile', { body: { ...form, email, password } });
  await api.settled();
  const cookies = saveCookies(attacker);
  const owner = api.visitor();
  const { user } = await owner.ok('googleAuth', code('first'));
  expect(user).toMatchObject({ email, isVerified: true });

  const visitor = api.visitor();
  const statuses = [
    await visitor.refused('resetPassword', { params: { token: kept }, body: fresh }),
    await visitor.refused('login', { body: { username: 'adalove', password } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 401]);
  restoreCookies(attacker, cookies);
  expect((await attacker.refused('refreshToken', {})).status).toBe(401);
  await owner.ok('refreshToken', {});
});

test('the owner of an address that an account waits for gets an account of their own', async () => {
  const api = createApi();
  const { user, client } = await api.addSignedInUser('adalove');
  await client.ok('updateProfile', { body: { ...form, email, password } });
  const own = await api.visitor().ok('googleAuth', code('first'));
  expect(own.user.id).not.toBe(user.id);
  expect(own.user).toMatchObject({ email, isVerified: true });
});

/** A linked account that has confirmed another address. */
async function movedAccount(overrides: { passwordHash?: null }) {
  const api = createApi();
  const linked = { email, isProviderLinked: true, providerId: profile.id, ...overrides };
  const { user, client } = await api.addSignedInUser('adalove', linked);
  const moved = { ...form, email: 'moved@example.com', password };
  await client.ok('updateProfile', { body: moved });
  expect(await api.data.users.byId(user.id)).toMatchObject({ providerId: profile.id });
  await api.settled();
  const token = findEmailToken(api.mail.outbox, 'Confirm your new e-mail address');
  await client.ok('verifyAccount', { params: { username: 'adalove', token } });
  return { api, user };
}

test('a confirmed address unlinks Google from an account with a password', async () => {
  const { api, user } = await movedAccount({});
  expect(await api.data.users.byId(user.id)).toMatchObject({ isProviderLinked: false });
  const own = await api.visitor().ok('googleAuth', code('first'));
  expect(own.user.id).not.toBe(user.id);
});

test('an account without a password is still opened with Google after its address has changed', async () => {
  const { api, user } = await movedAccount({ passwordHash: null });
  const { user: opened } = await api.visitor().ok('googleAuth', code('first'));
  expect(opened).toMatchObject({ id: user.id, email: 'moved@example.com' });
});
