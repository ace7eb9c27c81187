import { newDeviceEmails } from '@contract/rates';
import { accountMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import type { Client } from '../testing/createClient';
import { createClient } from '../testing/createClient';
import { createTestApi, password, type TestApi } from '../testing/createTestApi';
import { findEmailToken } from '../testing/findEmailToken';
import { testPicture } from '../testing/testPicture';

const subject = 'Your account was used on a new device';
const day = 24 * 60 * 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const deviceCookie = '__Host-cp_device';

const profile = {
  id: 'google-ada',
  email: 'adalove@example.com',
  emailVerified: true,
  firstName: 'Ada',
  lastName: 'Love',
  picture: '',
};

const signIn = (client: Client) => client.ok('login', { body: { username: 'adalove', password } });

async function warningsOf({ settled, mail }: TestApi) {
  await settled();
  return mail.outbox.filter((sent) => sent.subject === subject);
}

async function withAda(overrides = {}) {
  const api = createTestApi({ profiles: { code: profile, again: profile } });
  const user = await api.addUser('adalove', overrides);
  return { api, user };
}

test('a sign-in on a new device is told by e-mail, with the device and the time', async () => {
  const { api } = await withAda({ timeZone: 'Europe/Rome' });
  await signIn(createClient(api.app, undefined, firefox));
  const [email, ...others] = await warningsOf(api);
  expect(others).toEqual([]);
  expect(email?.to).toBe('adalove@example.com');
  expect(email?.text).toContain('Firefox on Linux, 2 March 2026 at 10:00 CET');
  expect(email?.text).toMatch(/https:\/\/commonplace\.test\/secure-account\/[\w-]{43}$/m);
  expect(email?.text).not.toContain('192.0.2.1');
});

test('the same browser causes no second e-mail, one whose cookies were deleted does', async () => {
  const { api } = await withAda();
  const client = api.visitor();
  await signIn(client);
  await client.ok('logout', {});
  await signIn(client);
  expect(await warningsOf(api)).toHaveLength(1);
  client.cookies.remove(deviceCookie);
  await signIn(client);
  expect(await warningsOf(api)).toHaveLength(2);
});

test('a browser is known to the accounts that have used it, not to others', async () => {
  const { api } = await withAda();
  await api.addUser('grace');
  const client = api.visitor();
  await signIn(client);
  await client.ok('login', { body: { username: 'grace', password } });
  expect((await warningsOf(api)).map(({ to }) => to)).toEqual([
    'adalove@example.com',
    'grace@example.com',
  ]);
});

test('a registration and a wrong password cause none, nor does an address that is not verified', async () => {
  const { api } = await withAda({ isVerified: false });
  await signIn(api.visitor());
  const names = { username: 'grace', firstName: 'Grace', lastName: 'Hopper' };
  const form = { ...names, email: 'grace@example.com', password: 'Password1' };
  const client = api.visitor();
  await client.ok('register', { body: { ...form, avatar: testPicture() } });
  await api.changeUser((await api.data.users.byUsername('grace'))?.id ?? '', { isVerified: true });
  await client.ok('login', { body: { username: 'grace', password: 'Password1' } });
  await api.visitor().refused('login', { body: { username: 'grace', password: 'wrong' } });
  expect(await warningsOf(api)).toEqual([]);
});

test('the first sign-in with Google causes none, the next one on another device does', async () => {
  const api = createTestApi({ profiles: { code: profile, again: profile } });
  await api.visitor().ok('googleAuth', { query: { code: 'code' } });
  expect(await warningsOf(api)).toEqual([]);
  await api.visitor().ok('googleAuth', { query: { code: 'again' } });
  expect(await warningsOf(api)).toHaveLength(1);
});

test('who signs in on many new devices can’t send any number of e-mails', async () => {
  const { api } = await withAda();
  for (let count = 0; count < newDeviceEmails.most + 2; count += 1) await signIn(api.visitor());
  expect(await warningsOf(api)).toHaveLength(newDeviceEmails.most);
  api.clock.advance(day);
  await signIn(api.visitor());
  expect(await warningsOf(api)).toHaveLength(newDeviceEmails.most + 1);
});

/** A stranger has signed in to the account of a member. */
async function withStranger() {
  const api = createTestApi();
  const { client: owner } = await api.addSignedInUser('adalove');
  const stranger = api.visitor();
  await signIn(stranger);
  await api.settled();
  return { api, owner, stranger, link: { token: findEmailToken(api.mail.outbox, subject) } };
}

test('the link ends all sessions, works once, and leads to a new password', async () => {
  const { api, owner, stranger, link } = await withStranger();
  const { token, username, message } = await owner.ok('secureAccount', { params: link });
  expect({ username, message }).toEqual({ username: 'adalove', message: accountMessages.secured });
  for (const client of [owner, stranger]) {
    expect(await client.refused('readChartData', {})).toMatchObject({ status: 401 });
    expect(await client.refused('refreshToken', {})).toMatchObject({ status: 401 });
  }
  expect(await api.visitor().refused('secureAccount', { params: link })).toMatchObject({
    status: 404,
    message: accountMessages.linkExpired,
  });
  const body = { password: 'Another1!', confirmpassword: 'Another1!' };
  await api.visitor().ok('resetPassword', { params: { token }, body });
  await api.visitor().ok('login', { body: { username: 'adalove', password: 'Another1!' } });
});

test('afterwards the device of the stranger counts as new', async () => {
  const { api, stranger, link } = await withStranger();
  await api.visitor().ok('secureAccount', { params: link });
  await signIn(stranger);
  expect(await warningsOf(api)).toHaveLength(2);
});

test('a stranger who changes the password does not end the link', async () => {
  const { api, owner, stranger, link } = await withStranger();
  const change = { oldPassword: password, newPassword: 'Stranger1!' };
  await stranger.ok('changePassword', { body: change });
  await owner.ok('secureAccount', { params: link });
  expect(await stranger.refused('readChartData', {})).toMatchObject({ status: 401 });
  expect(api.reported).toEqual([]);
});

test('the link works for seven days after the e-mail was sent', async () => {
  const { api, link } = await withStranger();
  api.clock.advance(7 * day);
  const answer = await api.visitor().refused('secureAccount', { params: link });
  expect(answer).toMatchObject({ status: 404 });
});

test('the session of another account stays', async () => {
  const { api, link } = await withStranger();
  const { client } = await api.addSignedInUser('grace');
  await client.ok('secureAccount', { params: link });
  await client.ok('readChartData', {});
});
