import { accountMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createTestApi, password } from '../testing/createTestApi';
import { findLetterToken } from '../testing/findLetterToken';
import { testPicture } from '../testing/testPicture';

const minute = 60_000;
const day = 24 * 60 * minute;
const form = { username: 'adalove', firstName: 'Ada', lastName: 'Love', bio: 'Counts.' };
const fresh = { password: 'Another1!', confirmpassword: 'Another1!' };

async function signedInAda(overrides = {}) {
  const api = createTestApi();
  const { user, client } = await api.addSignedInUser('adalove', overrides);
  const profileWith = (fields: object) => ({ body: { ...form, email: user.email, ...fields } });
  const changeTo = (email: string) => client.ok('updateProfile', profileWith({ email, password }));
  const emailed = async (subject: string) => {
    await api.settled();
    return findLetterToken(api.mail.outbox, subject);
  };
  return { api, user, client, profileWith, changeTo, emailed };
}

const restoreSubject = 'Your e-mail address was changed';
const restoring = (token: string) => ({ params: { token } });

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

test('a change of address makes the account unverified and ends other sessions and links', async () => {
  const { api, user, client, changeTo, emailed } = await signedInAda();
  const other = await api.signIn('adalove');
  await api.visitor().ok('forgotPassword', { body: { email: user.email } });
  const token = await emailed('Reset your password');
  const changed = await changeTo('new@example.com');
  expect(changed.user).toMatchObject({ email: 'new@example.com', isVerified: false });
  expect((await other.refused('refreshToken', {})).status).toBe(401);
  await client.ok('refreshToken', {});
  const reset = { params: { token }, body: fresh };
  expect((await api.visitor().refused('resetPassword', reset)).status).toBe(404);
});

test('a change of password ends the links of earlier letters', async () => {
  const { api, user, client, emailed } = await signedInAda();
  await api.visitor().ok('forgotPassword', { body: { email: user.email } });
  const token = await emailed('Reset your password');
  const change = { oldPassword: password, newPassword: 'Another1!' };
  await client.ok('changePassword', { body: change });
  const reset = { params: { token }, body: fresh };
  expect((await api.visitor().refused('resetPassword', reset)).status).toBe(404);
});

test('a link of a letter to the previous address does not verify the new one', async () => {
  const { api, user, client, changeTo, emailed } = await signedInAda({ isVerified: false });
  await client.ok('sendVerification', {});
  const token = await emailed('Verify your e-mail address');
  const tokens = await api.rows.tokens();
  await changeTo('new@example.com');
  // Even if the row were still there: it names the address it was sent to.
  await api.changeUser(user.id, { email: user.email });
  for (const row of tokens) expect(await api.data.tokens.put(row)).toBe(true);
  await api.changeUser(user.id, { email: 'new@example.com' });
  const link = { params: { username: 'adalove', token } };
  expect((await api.visitor().refused('verifyAccount', link)).status).toBe(404);
});

test('the link in the letter to the previous address takes the change back once', async () => {
  const { api, user, client, changeTo, emailed } = await signedInAda();
  await changeTo('thief@example.com');
  const token = await emailed(restoreSubject);
  const letter = api.mail.outbox.find(({ subject }) => subject === restoreSubject);
  expect(letter?.to).toBe(user.email);
  expect(letter?.text).toContain(`https://commonplace.test/restore-email/${token}`);
  await api.visitor().ok('forgotPassword', { body: { email: 'thief@example.com' } });
  const reset = await emailed('Reset your password');

  const { email } = await api.visitor().ok('restoreEmail', restoring(token));
  expect(email).toBe(user.email);
  expect(await api.data.users.byId(user.id)).toMatchObject({ email, isVerified: true });
  expect((await client.refused('refreshToken', {})).status).toBe(401);
  const used = [
    await api.visitor().refused('resetPassword', { params: { token: reset }, body: fresh }),
    await api.visitor().refused('restoreEmail', restoring(token)),
  ];
  expect(used.map(({ status }) => status)).toEqual([404, 404]);
});

test('the session that takes the change back stays', async () => {
  const { client, changeTo, emailed } = await signedInAda();
  await changeTo('new@example.com');
  await client.ok('restoreEmail', restoring(await emailed(restoreSubject)));
  await client.ok('refreshToken', {});
});

test('the link works for seven days, also after a change of password, a reset and a second change', async () => {
  const { api, user, client, changeTo, emailed } = await signedInAda();
  await changeTo('thief@example.com');
  const token = await emailed(restoreSubject);
  api.clock.advance(minute);
  await changeTo('other@example.com');
  const later = await emailed(restoreSubject);
  const change = { oldPassword: password, newPassword: 'Another1!' };
  await client.ok('changePassword', { body: change });
  await api.visitor().ok('forgotPassword', { body: { email: 'other@example.com' } });
  const reset = { params: { token: await emailed('Reset your password') }, body: fresh };
  await api.visitor().ok('resetPassword', reset);
  // The thief restores the first of their own addresses; the owner's link still works.
  await api.visitor().ok('restoreEmail', restoring(later));
  api.clock.advance(7 * day - minute - 1);
  await api.visitor().ok('restoreEmail', restoring(token));
  expect((await api.data.users.byId(user.id))?.email).toBe(user.email);
});

test('the link expires after seven days', async () => {
  const { api, changeTo, emailed } = await signedInAda();
  await changeTo('new@example.com');
  const token = await emailed(restoreSubject);
  api.clock.advance(7 * day);
  expect((await api.visitor().refused('restoreEmail', restoring(token))).status).toBe(404);
});

test('the first verification of an account ends the link to its earlier, unverified address', async () => {
  const { api, changeTo, emailed } = await signedInAda({ isVerified: false });
  await changeTo('owner@example.com');
  const restore = await emailed(restoreSubject);
  const token = await emailed('Verify your e-mail address');
  await api.visitor().ok('verifyAccount', { params: { username: 'adalove', token } });
  expect((await api.visitor().refused('restoreEmail', restoring(restore))).status).toBe(404);
});
