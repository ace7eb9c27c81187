import { sessionMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { type Client, createClient } from '../../testing/createClient';
import { createTestApi, password } from '../../testing/createTestApi';
import { saveCookies } from '../../testing/saveCookies';

const minute = 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const list = async (client: Client) => (await client.ok('listSessions', {})).sessions;
const isSignedIn = async (client: Client) => (await client.call('listSessions', {})).status === 200;

/** Ada is signed in on a computer and, a minute later, on a phone. */
async function onTwoDevices() {
  const api = createTestApi();
  await api.addUser('adalove');
  async function signInWith(userAgent: string) {
    const client = createClient(api.app, undefined, userAgent);
    await client.ok('login', { body: { username: 'adalove', password } });
    return client;
  }
  const computer = await signInWith(firefox);
  api.clock.advance(minute);
  const phone = await signInWith(iPhone);
  return { api, computer, phone, signInWith };
}

async function idOf(client: Client) {
  return (await list(client)).find(({ isPresent }) => isPresent)?._id ?? '';
}

test('a member sees on which devices the account is signed in', async () => {
  const { api, computer, phone } = await onTwoDevices();
  const { client: stranger } = await api.addSignedInUser('stranger');
  const seen = await list(computer);
  expect(seen.map(({ device, isPresent }) => ({ device, isPresent }))).toEqual([
    { device: 'Safari on iPhone', isPresent: false },
    { device: 'Firefox on Linux', isPresent: true },
  ]);
  expect(Object.keys(seen[0] ?? {}).toSorted()).toEqual(
    ['_id', 'createdAt', 'device', 'isPresent', 'lastUsedAt'].toSorted(),
  );
  expect((await list(phone)).map(({ isPresent }) => isPresent)).toEqual([true, false]);
  expect(await list(stranger)).toMatchObject([{ device: 'Unknown device', isPresent: true }]);
});

test('a refresh counts as a use, and the device stays that of the sign-in', async () => {
  const { api, computer } = await onTwoDevices();
  api.clock.advance(minute);
  await computer.request('/api/v1/user/refresh-token', {
    method: 'POST',
    headers: { 'User-Agent': iPhone },
  });
  const [last] = await list(computer);
  expect(last).toMatchObject({ device: 'Firefox on Linux', isPresent: true });
  const { createdAt = '', lastUsedAt = '' } = last ?? {};
  expect(Date.parse(lastUsedAt) - Date.parse(createdAt)).toBe(2 * minute);
});

test('a session of an older version gets its device with the next refresh', async () => {
  const { api, computer } = await onTwoDevices();
  const [id = ''] = saveCookies(computer)['__Host-cp_access'].split('.');
  const { refreshHash = '' } = (await api.data.sessions.byId(id)) ?? {};
  await api.data.sessions.rotate(id, refreshHash, { device: '' });
  const present = async () => (await list(computer)).find(({ isPresent }) => isPresent)?.device;
  expect(await present()).toBe('Unknown device');
  await computer.request('/api/v1/user/refresh-token', {
    method: 'POST',
    headers: { 'User-Agent': firefox },
  });
  expect(await present()).toBe('Firefox on Linux');
});

test('expired sessions are not listed', async () => {
  const { api, computer, phone } = await onTwoDevices();
  api.clock.advance(29 * 24 * 60 * minute);
  await phone.ok('refreshToken', {});
  api.clock.advance(2 * 24 * 60 * minute);
  await phone.ok('refreshToken', {});
  expect(await list(phone)).toHaveLength(1);
  expect(await isSignedIn(computer)).toBe(false);
});

test('a member signs another device out', async () => {
  const { computer, phone } = await onTwoDevices();
  const params = { id: await idOf(phone) };
  const { message } = await computer.ok('endSession', { params });
  expect(message).toBe(sessionMessages.deviceSignedOut);
  expect(await isSignedIn(phone)).toBe(false);
  expect(await phone.refused('refreshToken', {})).toMatchObject({ status: 401 });
  expect(await list(computer)).toHaveLength(1);
  const again = await computer.refused('endSession', { params });
  expect(again).toMatchObject({ status: 404, message: sessionMessages.notSignedIn });
});

test('ending the present session is a logout', async () => {
  const { computer, phone } = await onTwoDevices();
  await computer.ok('endSession', { params: { id: await idOf(computer) } });
  expect(computer.cookies.names()).toEqual(['XSRF-TOKEN', '__Host-cp_device']);
  expect(await isSignedIn(computer)).toBe(false);
  expect(await isSignedIn(phone)).toBe(true);
});

test('a member signs all other devices out', async () => {
  const { api, computer, phone, signInWith } = await onTwoDevices();
  const tablet = await signInWith('');
  const { client: stranger } = await api.addSignedInUser('stranger');
  const { message } = await phone.ok('endOtherSessions', {});
  expect(message).toBe(sessionMessages.othersSignedOut);
  expect(await isSignedIn(computer)).toBe(false);
  expect(await isSignedIn(tablet)).toBe(false);
  expect(await isSignedIn(phone)).toBe(true);
  expect(await isSignedIn(stranger)).toBe(true);
  await phone.ok('endOtherSessions', {});
});

test('a session of another account can’t be ended', async () => {
  const { api, computer } = await onTwoDevices();
  const { client: stranger } = await api.addSignedInUser('stranger');
  const refused = await computer.refused('endSession', { params: { id: await idOf(stranger) } });
  expect(refused).toMatchObject({ status: 404, message: sessionMessages.notSignedIn });
  expect(await isSignedIn(stranger)).toBe(true);
});

test('a session that ended while it was ending others is signed out itself', async () => {
  const { api, computer, phone } = await onTwoDevices();
  const { endOthers } = api.ports.data.sessions;
  const present = await idOf(computer);
  api.ports.data.sessions.endOthers = async (query) => {
    await api.data.sessions.remove(present);
    return endOthers(query);
  };
  expect(await computer.refused('endOtherSessions', {})).toMatchObject({
    status: 401,
    message: sessionMessages.endedSignInAgain,
  });
  expect(computer.cookies.names()).toEqual(['XSRF-TOKEN', '__Host-cp_device']);
  expect(await isSignedIn(phone)).toBe(true);
});
