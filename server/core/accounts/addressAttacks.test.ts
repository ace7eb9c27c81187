import { accountMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createTestApi, password, type TestApi } from '../testing/createTestApi';
import { findEmailToken } from '../testing/findEmailToken';
import { testPicture } from '../testing/testPicture';

// Each test is a way to take over somebody's account or address.

const victimsAddress = 'victim@example.com';
const fresh = { password: 'Another1!', confirmpassword: 'Another1!' };
const names = { firstName: 'Ada', lastName: 'Lovelace' };
const google = { id: 'google-victim', email: victimsAddress, emailVerified: true, picture: '' };
const profiles = { code: { ...google, ...names } };

const subjects = {
  verify: 'Verify your e-mail address',
  reset: 'Reset your password',
  confirm: 'Confirm your new e-mail address',
  keep: 'Your e-mail address is being changed',
};

/** The token in the last e-mail of this kind to an address, or an empty string. */
async function tokenTo(api: TestApi, address: string, kind: keyof typeof subjects) {
  await api.settled();
  const letters = api.mail.outbox.filter(({ to }) => to === address);
  return findEmailToken(letters, subjects[kind]);
}

async function withAttacker(overrides = {}) {
  const api = createTestApi({ profiles });
  const { user, client } = await api.addSignedInUser('attacker', overrides);
  const changeTo = (email: string) =>
    client.ok('updateProfile', {
      body: { ...names, username: user.username, bio: 'Waits.', email, password },
    });
  const open = async (kind: 'verify' | 'confirm', address: string) => {
    const token = await tokenTo(api, address, kind);
    return api.visitor().call('verifyAccount', { params: { username: user.username, token } });
  };
  const stored = () => api.data.users.byId(user.id);
  return { api, user, client, changeTo, open, stored };
}

async function register(api: TestApi) {
  const client = api.visitor();
  const form = { ...names, username: 'victim', email: victimsAddress, password };
  const { user } = await client.ok('register', { body: { ...form, avatar: testPicture() } });
  return { client, user };
}

async function reset(api: TestApi, address: string) {
  await api.visitor().ok('forgotPassword', { body: { email: address } });
  const token = await tokenTo(api, address, 'reset');
  await api.visitor().ok('resetPassword', { params: { token }, body: fresh });
}

const restoreStatus = async (api: TestApi, token: string) =>
  (await api.visitor().call('restoreEmail', { params: { token } })).status;

test('who has stolen the session and the password loses the change by a reset of the owner', async () => {
  const { api, user, client, changeTo, open, stored } = await withAttacker();
  await changeTo('thief@example.com');
  const keep = await tokenTo(api, user.email, 'keep');
  await reset(api, user.email);
  expect((await client.refused('refreshToken', {})).status).toBe(401);
  expect((await open('confirm', 'thief@example.com')).status).toBe(404);
  expect(await restoreStatus(api, keep)).toBe(404);
  expect(await stored()).toMatchObject({ email: user.email, pendingEmail: null });
});

test('an address that an account waits for can be registered, and stays with who registered it', async () => {
  const { api, user, client, changeTo, open, stored } = await withAttacker();
  await changeTo(victimsAddress);
  const victim = await register(api);
  // The victim opens both links by mistake.
  expect((await open('confirm', victimsAddress)).status).toBe(409);
  const token = await tokenTo(api, victimsAddress, 'verify');
  await api.visitor().ok('verifyAccount', { params: { username: 'victim', token } });
  await reset(api, victimsAddress);
  expect(await restoreStatus(api, await tokenTo(api, user.email, 'keep'))).toBe(200);
  expect(await api.data.users.byEmail(victimsAddress)).toMatchObject({ id: victim.user?.id });
  expect(await stored()).toMatchObject({ email: user.email, pendingEmail: null });
  expect((await client.refused('refreshToken', {})).status).toBe(401);
});

test('it can also be used to sign up with Google', async () => {
  const { api, user, changeTo, open } = await withAttacker();
  await changeTo(victimsAddress);
  const { user: victim } = await api.visitor().ok('googleAuth', { query: { code: 'code' } });
  expect(victim.id).not.toBe(user.id);
  expect((await open('confirm', victimsAddress)).status).toBe(409);
  expect(await api.data.users.byProviderId(google.id)).toMatchObject({ id: victim.id });
});

test('who waits on the victim’s address with an unverified account can’t come back after a reset', async () => {
  const { api, user, client, changeTo, stored } = await withAttacker({ isVerified: false });
  await client.ok('sendVerification', {});
  const verify = await tokenTo(api, user.email, 'verify');
  await changeTo(victimsAddress);
  await reset(api, victimsAddress);
  expect(await tokenTo(api, user.email, 'keep')).toBe('');
  const old = { params: { username: user.username, token: verify } };
  expect((await api.visitor().refused('verifyAccount', old)).status).toBe(404);
  const wrong = { body: { username: user.username, password } };
  expect((await api.visitor().refused('login', wrong)).status).toBe(401);
  expect((await client.refused('refreshToken', {})).status).toBe(401);
  expect((await api.rows('tokens')).filter(({ userId }) => userId === user.id)).toEqual([]);
  expect(await stored()).toMatchObject({ email: victimsAddress });
});

test('who registers with the victim’s address first and leaves it gets no way back', async () => {
  const { api, changeTo, open, stored } = await withAttacker({
    email: victimsAddress,
    isVerified: false,
  });
  await changeTo('attacker@example.com');
  const victim = await register(api);
  expect(await tokenTo(api, victimsAddress, 'keep')).toBe('');
  expect((await open('verify', 'attacker@example.com')).status).toBe(200);
  expect(await api.data.users.byEmail(victimsAddress)).toMatchObject({ id: victim.user?.id });
  expect(await stored()).toMatchObject({ email: 'attacker@example.com', isVerified: true });
});

test('not even if the victim has verified the address by mistake', async () => {
  const { api, client, changeTo, open } = await withAttacker({
    email: victimsAddress,
    isVerified: false,
  });
  await client.ok('sendVerification', {});
  expect((await open('verify', victimsAddress)).status).toBe(200);
  await changeTo('attacker@example.com');
  const keep = await tokenTo(api, victimsAddress, 'keep');
  expect((await open('confirm', 'attacker@example.com')).status).toBe(200);
  const victim = await register(api);
  // The link is in the victim's mailbox: it doesn't harm the new account.
  expect(await restoreStatus(api, keep)).toBe(409);
  expect(await api.data.users.byEmail(victimsAddress)).toMatchObject({ id: victim.user?.id });
});

test('a victim whose address was verified by mistake gets the account by a reset, and keeps it', async () => {
  const { api, client, changeTo, open, stored } = await withAttacker({
    email: victimsAddress,
    isVerified: false,
  });
  await client.ok('sendVerification', {});
  await open('verify', victimsAddress);
  await changeTo('attacker@example.com');
  await reset(api, victimsAddress);
  expect((await open('confirm', 'attacker@example.com')).status).toBe(404);
  expect((await client.refused('refreshToken', {})).status).toBe(401);
  expect(await stored()).toMatchObject({ email: victimsAddress, pendingEmail: null });
});

test('a first verification ends the links of earlier letters', async () => {
  const { api, user, client, open } = await withAttacker({ isVerified: false });
  await api.visitor().ok('forgotPassword', { body: { email: user.email } });
  const token = await tokenTo(api, user.email, 'reset');
  await client.ok('sendVerification', {});
  expect((await open('verify', user.email)).status).toBe(200);
  const late = { params: { token }, body: fresh };
  expect((await api.visitor().refused('resetPassword', late)).status).toBe(404);
});

test('a thief who cancels the change makes the owner’s link useless, and has changed nothing', async () => {
  const { api, user, client, changeTo, stored } = await withAttacker();
  await changeTo('thief@example.com');
  const first = await tokenTo(api, user.email, 'keep');
  await client.ok('cancelEmailChange', {});
  expect(await restoreStatus(api, first)).toBe(404);
  expect(await stored()).toMatchObject({ email: user.email, pendingEmail: null });
  // The next change has an e-mail of its own.
  await changeTo('thief@example.com');
  expect(await restoreStatus(api, await tokenTo(api, user.email, 'keep'))).toBe(200);
});

test('the owner takes the account back from a thief who has confirmed and linked Google', async () => {
  const { api, user, changeTo, open, stored } = await withAttacker();
  // The thief owns this address, also at Google.
  await changeTo(victimsAddress);
  const keep = await tokenTo(api, user.email, 'keep');
  expect((await open('confirm', victimsAddress)).status).toBe(200);
  const thief = api.visitor();
  await thief.refused('googleAuth', { query: { code: 'code' } });
  await thief.ok('confirmGoogleAuth', { body: { password } });
  expect(await stored()).toMatchObject({ isProviderLinked: true });
  expect(await restoreStatus(api, keep)).toBe(200);
  expect(await stored()).toMatchObject({
    email: user.email,
    isVerified: true,
    isProviderLinked: false,
  });
  expect((await thief.refused('refreshToken', {})).status).toBe(401);
  await reset(api, user.email);
});

test('a link that was used up answers with a message about a new one', async () => {
  const { api, changeTo, open } = await withAttacker();
  await changeTo('new@example.com');
  await open('confirm', 'new@example.com');
  expect(await (await open('confirm', 'new@example.com')).json()).toMatchObject({
    message: accountMessages.linkExpired,
  });
  await api.settled();
});
