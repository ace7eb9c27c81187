import { expect, test } from 'vitest';
import { createTestApi, password, type TestApi } from '../testing/createTestApi';
import { outdatedHash } from '../testing/createTestPorts';

const credentials = { body: { username: 'adalove', password } };

const hashOf = async ({ data }: TestApi) =>
  (await data.users.byUsername('adalove'))?.passwordHash ?? '';

async function withOutdatedHash() {
  const api = createTestApi();
  await api.addUser('adalove', { passwordHash: outdatedHash(password) });
  return api;
}

test('a sign-in replaces an outdated hash and keeps its session', async () => {
  const api = await withOutdatedHash();
  const client = await api.signIn('adalove');
  await api.settled();
  expect(await hashOf(api)).toBe(`quick:${password}`);
  await client.ok('refreshToken', {});
  await api.signIn('adalove');
});

test('a sign-in keeps a current hash', async () => {
  const api = createTestApi();
  await api.addSignedInUser('adalove');
  await api.settled();
  expect(api.counts.get('passwords.hash')).toBeUndefined();
});

test('a failed sign-in keeps an outdated hash', async () => {
  const api = await withOutdatedHash();
  await api.visitor().refused('login', { body: { username: 'adalove', password: 'Wrong1!!' } });
  await api.settled();
  expect(await hashOf(api)).toBe(outdatedHash(password));
});

/** Runs `change` once after the password was verified and before the session opens. */
function afterVerifying(api: TestApi, change: () => Promise<unknown>) {
  const { verify } = api.ports.passwords;
  api.ports.passwords.verify = async (given, hash) => {
    const isRight = await verify(given, hash);
    api.ports.passwords.verify = verify;
    await change();
    return isRight;
  };
}

test('a sign-in succeeds if a parallel one replaces the hash', async () => {
  const api = await withOutdatedHash();
  afterVerifying(api, () => api.signIn('adalove').then(api.settled));
  await api.visitor().ok('login', credentials);
});

test.each([
  ['password', { passwordHash: 'quick:Another1!' }],
  ['address', { email: 'other@example.com' }],
])('a sign-in fails if the %s changes meanwhile', async (_, change) => {
  const api = await withOutdatedHash();
  afterVerifying(api, async () => api.changeUser('user-adalove', change));
  expect(await api.visitor().refused('login', credentials)).toMatchObject({ status: 401 });
});
