import { accountTexts } from '@contract/texts/accountTexts';
import { accountMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import type { ProviderProfile } from '../ports';
import { createTestApi, password } from '../testing/createTestApi';

const ada: ProviderProfile = {
  id: 'google-ada',
  email: 'ada.love@example.com',
  emailVerified: true,
  firstName: 'Ada',
  lastName: 'Lovelace',
  picture: 'https://pictures.example.com/ada.png',
};

const withCode = (profile: Partial<ProviderProfile> = {}) =>
  createTestApi({ profiles: { code: { ...ada, ...profile } } });

const code = { query: { code: 'code' } };

test('a new user gets a verified account and is signed in', async () => {
  const { visitor, mail, settled } = withCode();
  const client = visitor();
  const { user } = await client.ok('googleAuth', code);
  expect(user).toMatchObject({
    username: 'ada.love',
    email: 'ada.love@example.com',
    firstName: 'Ada',
    isVerified: true,
    avatar: { secure_url: 'https://pictures.example.com/ada.png' },
  });
  await client.ok('refreshToken', {});
  await settled();
  expect(mail.outbox.map(({ subject }) => subject)).toEqual(['Welcome to Commonplace']);
});

test('a user with the same verified address and no password signs in to the existing account', async () => {
  const { visitor, addUser } = withCode();
  await addUser('adalove', { email: 'ADA.love@example.com', passwordHash: null });
  const { user } = await visitor().ok('googleAuth', { query: { code: 'code', login: 'true' } });
  expect(user).toMatchObject({ id: 'user-adalove', username: 'adalove' });
});

test('an address that the provider has not verified can’t open an existing account', async () => {
  const { visitor, addUser } = withCode({ emailVerified: false });
  await addUser('adalove', { email: 'ada.love@example.com' });
  expect(await visitor().refused('googleAuth', code)).toMatchObject({
    status: 409,
    message: accountMessages.emailTaken,
  });
});

test('a new account with an unverified address has to verify it', async () => {
  const { visitor, mail, settled } = withCode({ emailVerified: false });
  const { user } = await visitor().ok('googleAuth', code);
  expect(user.isVerified).toBe(false);
  await settled();
  expect(mail.outbox.map(({ subject }) => subject)).toContain('Verify your e-mail address');
});

test('the owner of an address takes over an unverified account and locks its creator out', async () => {
  const { visitor, addSignedInUser } = withCode();
  const { client: squatter } = await addSignedInUser('squatter', {
    email: 'ada.love@example.com',
    isVerified: false,
  });
  const { user } = await visitor().ok('googleAuth', code);
  expect(user).toMatchObject({ username: 'squatter', isVerified: true });
  expect((await squatter.refused('refreshToken', {})).status).toBe(401);
  const again = { body: { username: 'squatter', password } };
  expect((await visitor().refused('login', again)).status).toBe(401);
});

test('extends a taken or short username', async () => {
  const taken = withCode();
  await taken.addUser('ada.love', { email: 'other@example.com' });
  await taken.addUser('ada.love2');
  expect((await taken.visitor().ok('googleAuth', code)).user.username).toBe('ada.love3');
  const short = withCode({ email: 'al@example.com' });
  expect((await short.visitor().ok('googleAuth', code)).user.username).toBe('al-reader');
});

test('finds a username even if all numbered ones are taken', async () => {
  const { visitor, addUser } = withCode();
  await addUser('ada.love', { email: 'other@example.com' });
  for (let number = 2; number < 10; number += 1) await addUser(`ada.love${number}`);
  const { user } = await visitor().ok('googleAuth', code);
  expect(user.username).toMatch(/^ada\.love-[\w-]{10}$/);
});

test('a missing name or image gets a default', async () => {
  const { visitor } = withCode({ firstName: ' ', lastName: '', picture: 'javascript:alert(1)' });
  const { user } = await visitor().ok('googleAuth', code);
  expect(user.firstName).toBe('ada.love');
  expect(user.avatar).toEqual({});
});

test('an invalid or used code doesn’t sign in', async () => {
  const { visitor } = withCode();
  const refusal = {
    status: 401,
    message: accountTexts.providerFailed,
  };
  expect(await visitor().refused('googleAuth', { query: {} })).toMatchObject(refusal);
  await visitor().ok('googleAuth', code);
  expect(await visitor().refused('googleAuth', code)).toMatchObject(refusal);
});

test('a blocked account can’t sign in through the provider either', async () => {
  const { visitor, addUser } = withCode();
  await addUser('adalove', { email: 'ada.love@example.com', isBlocked: true });
  expect((await visitor().refused('googleAuth', code)).status).toBe(403);
});

const other = { email: 'ada.new@example.com' };

test('a changed address at the provider opens the same account, also unverified', async () => {
  const { visitor } = createTestApi({
    profiles: { code: ada, later: { ...ada, ...other, emailVerified: false } },
  });
  const { user } = await visitor().ok('googleAuth', code);
  const later = await visitor().ok('googleAuth', { query: { code: 'later' } });
  expect(later.user).toMatchObject({ id: user.id, email: ada.email });
});

test('another account at the provider with the old address doesn’t open the account', async () => {
  const { visitor } = createTestApi({
    profiles: { code: ada, later: { ...ada, id: 'google-eve' } },
  });
  await visitor().ok('googleAuth', code);
  expect(await visitor().refused('googleAuth', { query: { code: 'later' } })).toMatchObject({
    status: 409,
    message: accountMessages.emailTaken,
  });
});

test('an account that was linked by its address gets the provider’s id at its next sign-in', async () => {
  const { visitor, addUser, data } = createTestApi({
    profiles: { code: ada, later: { ...ada, ...other } },
  });
  await addUser('adalove', { email: ada.email, isProviderLinked: true, passwordHash: null });
  await visitor().ok('googleAuth', code);
  expect(await data.users.byProviderId(ada.id)).toMatchObject({ username: 'adalove' });
  const later = await visitor().ok('googleAuth', { query: { code: 'later' } });
  expect(later.user.username).toBe('adalove');
});

test('before there is an administrator Google signs in to existing accounts only', async () => {
  const api = createTestApi({ isNewSite: true, profiles: { code: ada, again: ada } });
  expect(await api.visitor().refused('googleAuth', code)).toMatchObject({
    status: 503,
    message: accountMessages.signUpClosed,
  });
  await api.addUser('adalove', { email: ada.email, isProviderLinked: true, passwordHash: null });
  const { user } = await api.visitor().ok('googleAuth', { query: { code: 'again' } });
  expect(user.username).toBe('adalove');
});
