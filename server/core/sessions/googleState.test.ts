import { accountMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/createTestApi';

const cookie = '__Host-cp_google_state';
const refused = { status: 403, message: accountMessages.providerExpired };
const profile = {
  id: 'google-ada',
  email: 'ada@example.com',
  emailVerified: true,
  firstName: 'Ada',
  lastName: 'Love',
  picture: '',
};

const createApi = () => createTestApi({ profiles: { code: profile, other: profile } });
const withState = (state: string, code = 'code') => ({ query: { code, state } });

test('a state is random, and an HttpOnly cookie has the same value', async () => {
  const api = createApi();
  const client = api.visitor();
  const { state } = await client.ok('startGoogleAuth', {});
  expect(state).toMatch(/^[\w-]{43}$/);
  expect(client.cookies.get(cookie)).toBe(state);
  expect(client.cookies.attributes(cookie)).toEqual(
    expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Strict']),
  );
  expect((await api.visitor().ok('startGoogleAuth', {})).state).not.toBe(state);
});

test('tabs of one browser share a state until it is used', async () => {
  const client = createApi().visitor();
  const { state } = await client.ok('startGoogleAuth', {});
  expect((await client.ok('startGoogleAuth', {})).state).toBe(state);
  await client.ok('googleAuth', withState(state));
  expect(client.cookies.get(cookie)).toBeUndefined();
  expect((await client.ok('startGoogleAuth', {})).state).not.toBe(state);
});

test('a state of another browser, a wrong one and a missing one are refused before the exchange', async () => {
  const api = createApi();
  const { state: foreign } = await api.visitor().ok('startGoogleAuth', {});
  for (const state of [foreign, '', 'x'.repeat(43)]) {
    const client = api.visitor();
    await client.ok('startGoogleAuth', {});
    expect(await client.refused('googleAuth', withState(state))).toMatchObject(refused);
  }
  expect(await api.visitor().refused('googleAuth', withState(foreign))).toMatchObject(refused);
  expect(api.counts.get('provider.exchange')).toBeUndefined();
});

test('a state works once, even if its cookie is set again', async () => {
  const client = createApi().visitor();
  const { state } = await client.ok('startGoogleAuth', {});
  await client.ok('googleAuth', withState(state));
  client.cookies.set(cookie, state);
  expect(await client.refused('googleAuth', withState(state, 'other'))).toMatchObject(refused);
});

test('a state is used up by an exchange that fails', async () => {
  const client = createApi().visitor();
  const { state } = await client.ok('startGoogleAuth', {});
  expect(await client.refused('googleAuth', withState(state, 'no'))).toMatchObject({ status: 401 });
  expect(await client.refused('googleAuth', withState(state))).toMatchObject(refused);
});
