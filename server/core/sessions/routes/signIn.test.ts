import { sessionUser } from '@contract/entities';
import { sessionMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createTestApi, password, type TestApi } from '../../testing/createTestApi';

const wrong = { status: 401, message: sessionMessages.wrongCredentials };

const attempt = (username: string, given = 'Wrong1!!') => ({ body: { username, password: given } });

test('signs in by username or e-mail address, case-insensitively', async () => {
  const { addUser, visitor } = createTestApi();
  await addUser('adalove');
  for (const name of ['adalove', 'AdaLove', ' adalove ', 'ADALOVE@example.com']) {
    const { user, message } = await visitor().ok('login', attempt(name, password));
    expect(message).toBe(sessionMessages.signedIn);
    expect(user).toMatchObject({ id: 'user-adalove', username: 'adalove', role: 'user' });
  }
});

test('the answer contains the user and no secrets', async () => {
  const { addUser, visitor } = createTestApi();
  await addUser('adalove', { avatar: '/api/v1/resource/file/a.png' });
  const response = await visitor().call('login', attempt('adalove', password));
  const text = await response.text();
  expect(text).not.toContain('quick:');
  expect(text).not.toContain('passwordHash');
  const { user } = v.parse(
    v.object({ user: v.strictObject(sessionUser.entries) }),
    JSON.parse(text),
  );
  expect(user.avatar.secure_url).toBe('/api/v1/resource/file/a.png');
  expect(user.bgImage).toEqual({});
  expect(user.createdAt).toBe('2026-03-02T09:00:00.000Z');
});

test('both fields are required', async () => {
  const { visitor } = createTestApi();
  const message = validationTexts.signInIncomplete;
  expect(await visitor().refused('login', { body: {} })).toMatchObject({
    status: 422,
    message,
    field: 'username',
  });
  expect(await visitor().refused('login', attempt('ada', ' '))).toMatchObject({
    field: 'password',
  });
});

/** The port calls of one attempt. */
async function workOf(api: TestApi, name: string) {
  api.counts.clear();
  const answer = await api.visitor().refused('login', attempt(name));
  return { answer, work: Object.fromEntries(api.counts) };
}

test('a wrong password and a missing account get the same answer after the same work', async () => {
  const api = createTestApi();
  await api.addUser('adalove');
  await api.addUser('outside', { passwordHash: null });
  const known = await workOf(api, 'adalove');
  expect(known.answer).toMatchObject(wrong);
  for (const name of ['unknown', 'unknown@example.com', 'adalove@example.com', 'outside']) {
    expect(await workOf(api, name)).toEqual(known);
  }
  expect(known.work['passwords.verify']).toBe(1);
});

test('a blocked account is only reported with the right password', async () => {
  const { addUser, visitor } = createTestApi();
  await addUser('adalove', { isBlocked: true });
  const client = visitor();
  expect(await client.refused('login', attempt('adalove', password))).toMatchObject({
    status: 403,
    message: sessionMessages.blocked,
  });
  expect(client.cookies.names()).toEqual(['XSRF-TOKEN']);
  expect(await client.refused('login', attempt('adalove'))).toMatchObject(wrong);
});

test('parallel attempts count too', async () => {
  const { addUser, visitor } = createTestApi();
  await addUser('adalove');
  const tries = Array.from({ length: 30 }, () => visitor().refused('login', attempt('adalove')));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test('the right password resets the count', async () => {
  const { addUser, visitor } = createTestApi();
  await addUser('adalove');
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 0; tries < 9; tries += 1) await visitor().refused('login', attempt('adalove'));
    await visitor().ok('login', attempt('adalove', password));
  }
});
