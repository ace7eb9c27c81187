import { accountMessages } from '@contract/texts/apiMessages';
import { pictureTexts } from '@contract/texts/pictureTexts';
import { validationTexts } from '@contract/texts/validationTexts';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/createTestApi';
import { testPicture } from '../testing/testPicture';

const form = () => ({
  username: 'adalove',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'Password1',
  avatar: testPicture(),
});

test('a visitor signs up, is signed in and gets the verification letter only', async () => {
  const { visitor, mail, settled } = createTestApi();
  const client = visitor();
  const { user, message } = await client.ok('register', { body: form() });
  expect(message).toBe(accountMessages.created);
  expect(user).toMatchObject({
    username: 'adalove',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    role: 'user',
    isVerified: false,
  });
  expect(client.cookies.names()).toEqual([
    'XSRF-TOKEN',
    '__Host-cp_access',
    '__Host-cp_device',
    '__Host-cp_refresh',
  ]);
  await settled();
  expect(mail.outbox.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.com', 'Verify your e-mail address'],
  ]);
});

test('the avatar is stored as a file and the password as a hash', async () => {
  const { visitor, data, files } = createTestApi();
  const { user } = await visitor().ok('register', { body: form() });
  const [name = ''] = files.names();
  expect(user?.avatar.secure_url).toBe(`/api/v1/resource/file/${name}`);
  const row = await data.users.byUsername('adalove');
  expect(row?.passwordHash).toBe('quick:Password1');
});

test('a new account does not show its address', async () => {
  const api = createTestApi();
  const { user } = await api.visitor().ok('register', { body: form() });
  expect(user?.showsEmail).toBe(false);
});

test('names and addresses are trimmed', async () => {
  const { visitor } = createTestApi();
  const body = { ...form(), username: ' adalove ', email: ' ada@example.com ', firstName: ' Ada ' };
  const { user } = await visitor().ok('register', { body });
  expect(user).toMatchObject({ username: 'adalove', email: 'ada@example.com', firstName: 'Ada' });
});

test('answers the first broken rule', async () => {
  const { visitor, data } = createTestApi();
  const broken = [
    [{ avatar: undefined }, 'avatar', validationTexts.signUpIncomplete],
    [{ lastName: ' ' }, 'lastName', validationTexts.signUpIncomplete],
    [{ username: 'four' }, 'username', validationTexts.usernameTooShort],
    [{ firstName: 'A', lastName: 'B', email: 'no' }, 'firstName', validationTexts.fullNameTooShort],
    [{ email: 'no', password: 'short' }, 'email', validationTexts.emailInvalid],
    [{ password: 'password1' }, 'password', validationTexts.signUpPassword],
  ] as const;
  for (const [change, field, message] of broken) {
    const answer = await visitor().refused('register', { body: { ...form(), ...change } });
    expect(answer).toEqual({ status: 422, success: false, field, message });
  }
  expect(await data.users.byUsername('adalove')).toBeNull();
});

test('rejects an avatar that is not an image or too large, whatever its declared type', async () => {
  const { visitor, files } = createTestApi();
  const message = pictureTexts.avatar;
  const named = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' });
  const disguised = new File(['<svg/>'], 'a.png', { type: 'image/png' });
  for (const avatar of [named, disguised]) {
    const answer = await visitor().refused('register', { body: { ...form(), avatar } });
    expect(answer).toMatchObject({ status: 415, message });
  }
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' });
  expect(await visitor().refused('register', { body: { ...form(), avatar: large } })).toMatchObject(
    { status: 413, message: pictureTexts.tooLarge },
  );
  expect(files.names()).toEqual([]);
});

test('rejects a taken username or address, case-insensitively', async () => {
  const { visitor, addUser, files } = createTestApi();
  await addUser('adalove', { email: 'ada@example.com' });
  const other = { ...form(), username: 'another' };
  expect(
    await visitor().refused('register', { body: { ...form(), username: 'ADALOVE' } }),
  ).toMatchObject({
    status: 409,
    message: accountMessages.usernameTaken,
  });
  expect(
    await visitor().refused('register', { body: { ...other, email: 'ADA@example.com' } }),
  ).toMatchObject({ status: 409, message: accountMessages.emailTaken });
  expect(files.names()).toEqual([]);
});

test('of two parallel registrations with the same name one succeeds, and no file is orphaned', async () => {
  const { visitor, files } = createTestApi();
  const answers = await Promise.all([
    visitor().call('register', { body: form() }),
    visitor().call('register', { body: { ...form(), email: 'other@example.com' } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409,
  ]);
  expect(files.names()).toHaveLength(1);
});

test('a letter that could not be sent is reported and kept, and the account stays', async () => {
  const api = createTestApi();
  const failure = new Error('no post today');
  api.ports.mail = { send: () => Promise.reject(failure) };
  await api.visitor().ok('register', { body: form() });
  await api.settled();
  expect(api.reported).toEqual([failure]);
  expect(await api.rows('letters')).toHaveLength(1);
});

test('signing up while signed in starts a new session', async () => {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('grace');
  await client.ok('register', { body: form() });
  const { user } = await client.ok('refreshToken', {});
  expect(user.username).toBe('adalove');
});

test('registering and deleting accounts does not fill an address with letters', async () => {
  const { visitor, mail, settled } = createTestApi();
  for (let round = 0; round < 5; round += 1) {
    const client = visitor();
    const { user } = await client.ok('register', { body: form() });
    await settled();
    await client.ok('deleteAccount', { params: { id: user?.id ?? '' }, body: {} });
  }
  expect(mail.outbox.filter(({ subject }) => subject.startsWith('Verify'))).toHaveLength(3);
});

test('nobody signs up before there is an administrator', async () => {
  const api = createTestApi({ isNewSite: true });
  const closed = { status: 503, message: accountMessages.signUpClosed };
  expect(await api.visitor().refused('register', { body: form() })).toMatchObject(closed);
  await api.addUser('former', { role: 'admin', isBlocked: true });
  expect(await api.visitor().refused('register', { body: form() })).toMatchObject(closed);
  await api.settled();
  expect([api.files.names(), api.mail.outbox]).toEqual([[], []]);
  expect(await api.data.users.byUsername('adalove')).toBeNull();
  await api.addUser('admin', { role: 'admin' });
  await api.visitor().ok('register', { body: form() });
});

test('an administrator stays: closing the own account is refused', async () => {
  const api = createTestApi({ isNewSite: true });
  const { user, client } = await api.addSignedInUser('admin', { role: 'admin' });
  expect(
    (await client.refused('deleteAccount', { params: { id: user?.id ?? '' }, body: {} })).status,
  ).toBe(403);
  await api.visitor().ok('register', { body: form() });
});
