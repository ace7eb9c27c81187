import { accountMessages, profileMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createTestApi, password } from '../testing/createTestApi';
import { findEmailToken } from '../testing/findEmailToken';
import { testPicture } from '../testing/testPicture';

const minute = 60_000;
const hour = 60 * minute;
const form = { username: 'adalove', firstName: 'Ada', lastName: 'Love', bio: 'Counts.' };

const signUp = () => ({
  username: 'newcomer',
  firstName: 'Nora',
  lastName: 'Comer',
  password: 'Password1',
  avatar: testPicture(),
});

async function signedInAda(overrides = {}) {
  const api = createTestApi();
  const { user, client } = await api.addSignedInUser('adalove', overrides);
  const profileWith = (fields: object) => ({ body: { ...form, email: user.email, ...fields } });
  const changeTo = (email: string) => client.ok('updateProfile', profileWith({ email, password }));
  const emailed = async (subject: string) => {
    await api.settled();
    return findEmailToken(api.mail.outbox, subject);
  };
  return { api, user, client, profileWith, changeTo, emailed };
}

const confirmSubject = 'Confirm your new e-mail address';
const linkOf = (token: string) => ({ params: { username: 'adalove', token } });
const status = async (call: Promise<{ status: number }>) => (await call).status;

test('a profile with the same address needs no password', async () => {
  const { client, profileWith } = await signedInAda();
  const avatar = testPicture();
  const { user } = await client.ok('updateProfile', profileWith({ firstName: 'Augusta', avatar }));
  expect(user).toMatchObject({ firstName: 'Augusta', isVerified: true });
  const other = { email: 'AdaLove@Example.com' };
  expect((await client.ok('updateProfile', profileWith(other))).user.email).toBe(other.email);
});

test.each([
  ['', accountMessages.passwordNeeded],
  ['Wrong1!!', accountMessages.passwordWrong],
])('another address is refused with the password "%s"', async (given, message) => {
  const { api, user, client, profileWith } = await signedInAda();
  const change = profileWith({ email: 'new@example.com', password: given, avatar: testPicture() });
  const refusal = { status: 422, message, field: 'password' };
  expect(await client.refused('updateProfile', change)).toMatchObject(refusal);
  await api.settled();
  expect(await api.data.users.byId(user.id)).toEqual(user);
  expect([api.files.names(), api.mail.outbox]).toEqual([[], []]);
});

test('guessing the password is limited', async () => {
  const { client, profileWith } = await signedInAda();
  const guess = profileWith({ email: 'new@example.com', password: 'Wrong1!!' });
  for (let tries = 0; tries < 10; tries += 1) await client.refused('updateProfile', guess);
  expect((await client.refused('updateProfile', guess)).status).toBe(429);
});

test('an account without a password needs a sign-in within the last ten minutes', async () => {
  const profile = { id: 'google-ada', email: 'ada@example.com', emailVerified: true, picture: '' };
  const names = { firstName: 'Ada', lastName: 'Love' };
  const api = createTestApi({ profiles: { one: { ...profile, ...names } } });
  const client = api.visitor();
  const { user } = await client.ok('googleAuth', { query: { code: 'one' } });
  const change = (email: string) => ({ body: { ...form, username: user.username, email } });
  api.clock.advance(10 * minute - 1);
  await client.ok('updateProfile', change('first@example.com'));
  api.clock.advance(1);
  expect(await client.refused('updateProfile', change('second@example.com'))).toMatchObject({
    status: 403,
    message: accountMessages.signInAgain,
    field: 'password',
  });
});

test('the new address waits for the link in its letter, and the old one stays verified and signs in', async () => {
  const { api, user, client, changeTo, emailed } = await signedInAda();
  const other = await api.signIn('adalove');
  const { message, user: changed } = await changeTo('new@example.com');
  expect(message).toBe(profileMessages.confirmEmail);
  const pending = { email: user.email, isVerified: true, pendingEmail: 'new@example.com' };
  expect(changed).toMatchObject({ ...pending, firstName: 'Ada', bio: 'Counts.' });
  expect((await other.ok('refreshToken', {})).user).toMatchObject(pending);
  await api.visitor().ok('login', { body: { username: user.email, password } });
  const asNew = { body: { username: 'new@example.com', password } };
  expect(await status(api.visitor().refused('login', asNew))).toBe(401);

  const answer = await client.ok('verifyAccount', linkOf(await emailed(confirmSubject)));
  expect(answer.message).toBe(accountMessages.emailConfirmed);
  const { user: confirmed } = await client.ok('refreshToken', {});
  const now = { email: 'new@example.com', isVerified: true, pendingEmail: null };
  expect(confirmed).toMatchObject(now);
  expect(await status(other.refused('refreshToken', {}))).toBe(401);
  await api.visitor().ok('login', asNew);
});

test('the letters go to both addresses, each with its own link', async () => {
  const { api, user, changeTo, emailed } = await signedInAda();
  await changeTo('new@example.com');
  const confirm = await emailed(confirmSubject);
  const cancel = await emailed('Your e-mail address is being changed');
  const sent = api.mail.outbox.map(({ to, text }) => [to, /https:\S+$/m.exec(text)?.[0]]);
  expect(Object.fromEntries(sent)).toEqual({
    [user.email]: `https://commonplace.test/restore-email/${cancel}`,
    'new@example.com': `https://commonplace.test/user/adalove/account/verify/${confirm}`,
  });
  expect(sent).toHaveLength(2);
});

test('the link works once, for a day, and only with the name of the account', async () => {
  const { api, changeTo, emailed } = await signedInAda();
  await changeTo('new@example.com');
  const token = await emailed(confirmSubject);
  await api.addUser('gracehop');
  const other = { params: { username: 'gracehop', token } };
  expect(await status(api.visitor().refused('verifyAccount', other))).toBe(404);
  api.clock.advance(24 * hour - 1);
  await api.visitor().ok('verifyAccount', linkOf(token));
  expect(await status(api.visitor().refused('verifyAccount', linkOf(token)))).toBe(404);
});

test('the link can be sent again, which ends the earlier one', async () => {
  const { api, client, changeTo, emailed } = await signedInAda();
  await changeTo('new@example.com');
  const first = await emailed(confirmSubject);
  api.clock.advance(24 * hour);
  await client.ok('refreshToken', {});
  expect(await status(api.visitor().refused('verifyAccount', linkOf(first)))).toBe(404);
  const { message } = await client.ok('sendVerification', {});
  expect(message).toBe(accountMessages.confirmationSent);
  const second = await emailed(confirmSubject);
  expect(api.mail.outbox.at(-1)?.to).toBe('new@example.com');
  await client.ok('sendVerification', {});
  const third = await emailed(confirmSubject);
  expect(await status(api.visitor().refused('verifyAccount', linkOf(second)))).toBe(404);
  await api.visitor().ok('verifyAccount', linkOf(third));
});

test('letters to a new address are limited, however they are asked for', async () => {
  const { client, changeTo } = await signedInAda();
  await changeTo('new@example.com');
  await client.ok('sendVerification', {});
  await client.ok('sendVerification', {});
  expect(await status(client.refused('sendVerification', {}))).toBe(429);
});

test('a change can be cancelled in the profile, once', async () => {
  const { api, user, client, changeTo, emailed } = await signedInAda();
  await changeTo('new@example.com');
  const token = await emailed(confirmSubject);
  const cancelled = await client.ok('cancelEmailChange', {});
  expect(cancelled.message).toBe(accountMessages.emailChangeCancelled);
  expect(cancelled.user).toMatchObject({ email: user.email, pendingEmail: null });
  expect(await client.refused('cancelEmailChange', {})).toMatchObject({
    status: 404,
    message: accountMessages.noEmailChange,
  });
  expect(await status(api.visitor().refused('verifyAccount', linkOf(token)))).toBe(404);
  expect(await status(client.refused('sendVerification', {}))).toBe(409);
});

test('another change replaces the pending address', async () => {
  const { api, changeTo, emailed } = await signedInAda();
  await changeTo('new@example.com');
  const first = await emailed(confirmSubject);
  expect((await changeTo('other@example.com')).user.pendingEmail).toBe('other@example.com');
  expect(await status(api.visitor().refused('verifyAccount', linkOf(first)))).toBe(404);
  await api.visitor().ok('verifyAccount', linkOf(await emailed(confirmSubject)));
  expect(await api.data.users.byEmail('other@example.com')).toMatchObject({ username: 'adalove' });
});

test('a profile that is saved with the same address leaves the pending one', async () => {
  const { client, changeTo, profileWith } = await signedInAda();
  await changeTo('new@example.com');
  const { user, message } = await client.ok('updateProfile', profileWith({ firstName: 'Augusta' }));
  expect(message).toBe(profileMessages.updated);
  expect(user).toMatchObject({ firstName: 'Augusta', pendingEmail: 'new@example.com' });
});

test('an address of another account is refused when it is asked for, and when it is confirmed', async () => {
  const { api, user, client, profileWith, changeTo, emailed } = await signedInAda();
  await api.addUser('gracehop');
  const taken = profileWith({ email: 'GraceHop@example.com', password });
  expect(await client.refused('updateProfile', taken)).toMatchObject({
    status: 409,
    message: accountMessages.emailTaken,
    field: 'email',
  });
  await changeTo('new@example.com');
  const token = await emailed(confirmSubject);
  await api.visitor().ok('register', { body: { ...signUp(), email: 'New@example.com' } });
  expect(await client.refused('verifyAccount', linkOf(token))).toMatchObject({
    status: 409,
    message: accountMessages.newEmailTaken,
  });
  const { user: now } = await client.ok('refreshToken', {});
  expect(now).toMatchObject({ email: user.email, pendingEmail: 'new@example.com' });
});

test('an account that was never verified has the new address at once', async () => {
  const { api, user, client, changeTo, emailed } = await signedInAda({ isVerified: false });
  const other = await api.signIn('adalove');
  const { message, user: changed } = await changeTo('new@example.com');
  expect(message).toBe(profileMessages.updated);
  expect(changed).toMatchObject({
    email: 'new@example.com',
    isVerified: false,
    pendingEmail: null,
  });
  expect(await status(other.refused('refreshToken', {}))).toBe(401);
  await client.ok('refreshToken', {});
  const token = await emailed('Verify your e-mail address');
  // Nobody has proved that the previous address is theirs, so it gets no link.
  expect(api.mail.outbox.map(({ to }) => to)).not.toContain(user.email);
  await api.visitor().ok('verifyAccount', linkOf(token));
  expect(await api.data.users.byId(user.id)).toMatchObject({ isVerified: true });
});

test('a link of a letter to the previous address does not verify the new one', async () => {
  const { api, user, client, changeTo, emailed } = await signedInAda({ isVerified: false });
  await client.ok('sendVerification', {});
  const token = await emailed('Verify your e-mail address');
  const tokens = await api.rows('tokens');
  await changeTo('new@example.com');
  // Even if the row were still there: it names the address it was sent to.
  await api.changeUser(user.id, { email: user.email });
  for (const row of tokens) expect(await api.data.tokens.put(row)).toBe(true);
  await api.changeUser(user.id, { email: 'new@example.com' });
  expect(await status(api.visitor().refused('verifyAccount', linkOf(token)))).toBe(404);
});

test('a change of password ends the links of earlier letters and the pending change', async () => {
  const { api, user, client, changeTo, emailed } = await signedInAda();
  await api.visitor().ok('forgotPassword', { body: { email: user.email } });
  const token = await emailed('Reset your password');
  await changeTo('new@example.com');
  const confirm = await emailed(confirmSubject);
  const change = { oldPassword: password, newPassword: 'Another1!' };
  await client.ok('changePassword', { body: change });
  const fresh = { password: 'Another1!', confirmpassword: 'Another1!' };
  const reset = { params: { token }, body: fresh };
  expect(await status(api.visitor().refused('resetPassword', reset))).toBe(404);
  expect(await status(api.visitor().refused('verifyAccount', linkOf(confirm)))).toBe(404);
  expect((await client.ok('refreshToken', {})).user.pendingEmail).toBeNull();
});
