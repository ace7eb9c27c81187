import { contactsFromAll } from '@contract/rates';
import { accountMessages, rateMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../testing/createTestApi';
import { findEmailToken } from '../testing/findEmailToken';
import { testPicture } from '../testing/testPicture';
import { mayReceiveFirstEmail } from './emailLimits';

const hour = 60 * 60_000;
const attacker = '198.51.100.7';
const tooMany = { status: 429, message: rateMessages.letters };

const form = (at: number) => ({
  username: `member-${at}`,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: `member-${at}@example.com`,
  password: 'Password1',
  avatar: testPicture(),
});

async function register(api: TestApi, at: number, from?: string) {
  const client = api.visitor(from);
  const { message } = await client.ok('register', { body: form(at) });
  await api.settled();
  return { client, message };
}

function recipients({ mail }: TestApi) {
  return mail.outbox.map(({ to }) => to);
}

test('of the accounts that a client registers, ten an hour get a letter', async () => {
  const api = createTestApi();
  for (let at = 1; at <= 10; at += 1) {
    expect((await register(api, at)).message).toBe(accountMessages.created);
  }
  const { client, message } = await register(api, 11);
  expect(message).toBe(accountMessages.createdWithoutLetter);
  for (let at = 12; at <= 30; at += 1) await register(api, at);
  expect(recipients(api)).toHaveLength(10);
  expect(await client.refused('sendVerification', {})).toMatchObject(tooMany);
  await register(api, 31, attacker);
  expect(recipients(api).at(-1)).toBe('member-31@example.com');
  api.clock.advance(hour);
  await client.ok('refreshToken', {});
  await client.ok('sendVerification', {});
  await api.settled();
  expect(recipients(api).at(-1)).toBe('member-11@example.com');
});

test('changes of the address and requests for links count together with registrations', async () => {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('adalove', { isVerified: false });
  const names = { username: 'adalove', firstName: 'Ada', lastName: 'Lovelace', bio: 'Bio' };
  for (let at = 1; at <= 4; at += 1) await register(api, at);
  for (let at = 1; at <= 3; at += 1) await client.ok('sendVerification', {});
  const change = (at: number) => ({
    ...names,
    email: `new-${at}@example.com`,
    password: 'Password1!',
  });
  for (let at = 1; at <= 3; at += 1) await client.ok('updateProfile', { body: change(at) });
  expect(await client.refused('updateProfile', { body: change(4) })).toMatchObject(tooMany);
  expect((await register(api, 5)).message).toBe(accountMessages.createdWithoutLetter);
});

test('an account of Google with a verified address is welcomed at once and not counted', async () => {
  const api = createTestApi();
  for (let at = 1; at <= 10; at += 1) await register(api, at);
  const user = { email: 'grace@example.com', isVerified: true };
  const sender = { ports: api.ports, client: '192.0.2.1' };
  expect(await mayReceiveFirstEmail(sender, user)).toBe(true);
  expect(await mayReceiveFirstEmail(sender, { ...user, isVerified: false })).toBe(false);
});

const ask = async (api: TestApi, email: string, from?: string) => {
  const response = await api.visitor(from).call('forgotPassword', { body: { email } });
  await api.settled();
  return response.status;
};

test('a client asks three times an hour for an address, whether or not it has an account', async () => {
  const api = createTestApi();
  await api.addUser('adalove');
  for (const email of ['adalove@example.com', 'unknown@example.com']) {
    for (let asked = 0; asked < 3; asked += 1) expect(await ask(api, email)).toBe(200);
    const body = { email: email.toUpperCase() };
    const response = await api.visitor().call('forgotPassword', { body });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('3600');
  }
  expect(recipients(api)).toHaveLength(3);
  api.clock.advance(hour);
  expect(await ask(api, 'adalove@example.com')).toBe(200);
});

test('a client that floods an address does not keep its owner from a new password', async () => {
  const api = createTestApi();
  const { email } = await api.addUser('adalove');
  for (let asked = 0; asked < 20; asked += 1) await ask(api, email, attacker);
  expect(recipients(api)).toHaveLength(3);
  expect(await ask(api, email)).toBe(200);
  expect(recipients(api)).toHaveLength(4);
});

test('an address gets ten reset letters an hour; after that the last link still works', async () => {
  const api = createTestApi();
  const { email } = await api.addUser('adalove');
  for (let client = 1; client <= 5; client += 1) {
    for (let asked = 0; asked < 3; asked += 1) {
      expect(await ask(api, email, `198.51.100.${client}`)).toBe(200);
    }
  }
  expect(recipients(api)).toHaveLength(10);
  expect(await ask(api, email)).toBe(200);
  expect(recipients(api)).toHaveLength(10);
  const token = findEmailToken(api.mail.outbox, 'Reset your password');
  const body = { password: 'Another1!', confirmpassword: 'Another1!' };
  await api.visitor().ok('resetPassword', { params: { token }, body });
});

test('a client asks ten times an hour for resets; other clients and letters are not affected', async () => {
  const api = createTestApi();
  for (let at = 1; at <= 10; at += 1) expect(await ask(api, `unknown-${at}@example.com`)).toBe(200);
  const body = { email: 'adalove@example.com' };
  expect(await api.visitor().refused('forgotPassword', { body })).toMatchObject(tooMany);
  expect(await ask(api, body.email, attacker)).toBe(200);
  expect((await register(api, 1)).message).toBe(accountMessages.created);
});

test('a client sends three reset letters an hour to accounts that are not verified, with the same answer', async () => {
  const api = createTestApi();
  for (let at = 1; at <= 6; at += 1) {
    const { email } = await api.addUser(`member-${at}`, { isVerified: false });
    expect(await ask(api, email)).toBe(200);
  }
  expect(recipients(api)).toHaveLength(3);
});

test('addresses with the same mailbox before the plus count as one', async () => {
  const api = createTestApi();
  const subscribe = async (at: number, from?: string) => {
    const body = { email: `Ada+${at}@example.com`, authorId: null };
    return (await api.visitor(from).call('subscribe', { body })).status;
  };
  const statuses: number[] = [];
  for (let at = 1; at <= 10; at += 1) statuses.push(await subscribe(at, attacker));
  await api.settled();
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  expect(recipients(api)).toHaveLength(3);
  for (let client = 1; client <= 20; client += 1) await subscribe(client, `198.51.100.1${client}`);
  await api.settled();
  expect(recipients(api)).toHaveLength(10);
  for (let at = 1; at <= 5; at += 1) {
    await api.addUser(`member-${at}`, { email: `grace+${at}@example.com` });
    expect(await ask(api, `grace+${at}@example.com`, attacker)).toBe(at <= 3 ? 200 : 429);
  }
});

const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello' };
const write = (api: TestApi, from?: string) =>
  api.visitor(from).call('sendContact', { body: message });

test('a client that floods the contact form, under any address, does not keep others from writing', async () => {
  const api = createTestApi();
  for (let sent = 0; sent < 10; sent += 1) expect((await write(api, attacker)).status).toBe(201);
  expect((await write(api, attacker)).status).toBe(429);
  expect((await write(api)).status).toBe(201);
  expect(await ask(api, 'ada@example.com', attacker)).toBe(200);
});

test('the editors get a limited number of messages from many clients', async () => {
  const api = createTestApi();
  await api.ports.limits.take('contacts from all', contactsFromAll, contactsFromAll.most - 1);
  expect((await write(api)).status).toBe(201);
  const response = await write(api, attacker);
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ message: rateMessages.contacts });
});
