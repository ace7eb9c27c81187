import { devices } from '@contract/rates';
import { sessionMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import type { Client } from '../testing/createClient';
import { createTestApi, password } from '../testing/createTestApi';

const minute = 60_000;
const stranger = '198.51.100.7';

async function guess(client: Client, username: string) {
  const body = { username, password: 'Wrong1!!' };
  return (await client.call('login', { body })).status;
}

async function guessTimes(client: Client, username: string, times: number) {
  const statuses: number[] = [];
  for (let tries = 0; tries < times; tries += 1) statuses.push(await guess(client, username));
  return statuses;
}

const right = (username: string) => ({ body: { username, password } });
const wrongTen = Array.from({ length: 10 }, () => 401);

async function withAda() {
  const api = createTestApi();
  await api.addUser('adalove', { email: 'ada@example.com' });
  return api;
}

test('ten wrong passwords of a client stop it, whether or not the account exists', async () => {
  const { visitor, clock } = await withAda();
  for (const name of ['adalove', 'unknown']) {
    expect(await guessTimes(visitor(), name, 10)).toEqual(wrongTen);
    const response = await visitor().call('login', right(name.toUpperCase()));
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('900');
  }
  clock.advance(15 * minute);
  await visitor().ok('login', right('adalove'));
});

test('a stranger’s wrong passwords do not lock the owner out', async () => {
  const { visitor } = await withAda();
  expect(await guessTimes(visitor(stranger), 'adalove', 11)).toEqual([...wrongTen, 429]);
  await visitor().ok('login', right('adalove'));
});

test('the name and the e-mail address of an account count together', async () => {
  const { visitor } = await withAda();
  await guessTimes(visitor(), 'adalove', 5);
  await guessTimes(visitor(), 'ADA@example.com', 5);
  expect(await guess(visitor(), 'adalove')).toBe(429);
  expect(await guess(visitor(), 'ada@example.com')).toBe(429);
});

test('all clients together have 100 tries; the owner’s device is exempt', async () => {
  const { visitor, signIn } = await withAda();
  const owner = await signIn('adalove');
  await owner.ok('logout', {});
  for (let client = 0; client < 10; client += 1) {
    expect(await guessTimes(visitor(`203.0.113.${client}`), 'adalove', 10)).toEqual(wrongTen);
  }
  expect(await guess(visitor('203.0.113.99'), 'adalove')).toBe(429);
  expect((await visitor().call('login', right('adalove'))).status).toBe(429);
  await owner.ok('login', right('adalove'));
});

test('a client at its limit does not use up the tries of all clients', async () => {
  const { visitor } = await withAda();
  await guessTimes(visitor(stranger), 'adalove', 120);
  expect(await guess(visitor(), 'adalove')).toBe(401);
});

test('the owner’s device is exempt behind the same address, and has a limit of its own', async () => {
  const { visitor, signIn } = await withAda();
  const owner = await signIn('adalove');
  await owner.ok('logout', {});
  await guessTimes(visitor(), 'adalove', 10);
  expect(await guess(visitor(), 'adalove')).toBe(429);
  expect(await guessTimes(owner, 'adalove', 11)).toEqual([...wrongTen, 429]);
});

test('the device of another account is not exempt', async () => {
  const { visitor, addUser, signIn } = await withAda();
  await addUser('gracehop');
  const client = await signIn('gracehop');
  await client.ok('logout', {});
  await guessTimes(visitor(), 'adalove', 10);
  expect(await guess(client, 'adalove')).toBe(429);
});

test('an account remembers ten devices, for 180 days', async () => {
  const { visitor, signIn, clock } = await withAda();
  const first = await signIn('adalove');
  for (let device = 0; device < devices.most - 1; device += 1) {
    clock.advance(minute);
    await signIn('adalove');
  }
  await guessTimes(visitor(), 'adalove', 10);
  expect(await guess(first, 'adalove')).toBe(401);
  clock.advance(20 * minute);
  const newest = await signIn('adalove');
  await guessTimes(visitor(), 'adalove', 10);
  expect(await guess(first, 'adalove')).toBe(429);
  expect(await guess(newest, 'adalove')).toBe(401);
  clock.advance(devices.lifetime);
  await guessTimes(visitor(), 'adalove', 10);
  expect(await guess(newest, 'adalove')).toBe(429);
});

test('the device cookie is HttpOnly and its secret is stored hashed', async () => {
  const { signIn, rows } = await withAda();
  const client = await signIn('adalove');
  expect(client.cookies.attributes('__Host-cp_device')).toEqual(
    expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Strict', 'Max-Age=15552000']),
  );
  const secret = client.cookies.get('__Host-cp_device') ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await rows('devices'))).not.toContain(secret);
});

test('the cookie stays after a sign-out and is the same for a second account', async () => {
  const { signIn, addUser } = await withAda();
  await addUser('gracehop');
  const client = await signIn('adalove');
  const secret = client.cookies.get('__Host-cp_device');
  await client.ok('logout', {});
  await client.ok('login', right('gracehop'));
  expect(client.cookies.get('__Host-cp_device')).toBe(secret);
});

test('a wrong device cookie is a stranger’s, and costs the same work for a missing account', async () => {
  const api = await withAda();
  const works: object[] = [];
  for (const name of ['adalove', 'unknown']) {
    const client = api.visitor();
    client.cookies.set('__Host-cp_device', 'x'.repeat(43));
    api.counts.clear();
    expect(
      await client.refused('login', { body: { username: name, password: 'Wrong1!!' } }),
    ).toEqual({ status: 401, success: false, message: sessionMessages.wrongCredentials });
    works.push(Object.fromEntries(api.counts));
  }
  expect(works[0]).toEqual(works[1]);
});
