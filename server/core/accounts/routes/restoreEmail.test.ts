import { accountMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createTestApi, password } from '../../testing/createTestApi';
import { findEmailToken } from '../../testing/findEmailToken';

const day = 24 * 60 * 60_000;
const form = { username: 'adalove', firstName: 'Ada', lastName: 'Love', bio: 'Counts.' };
const fresh = { password: 'Another1!', confirmpassword: 'Another1!' };
const link = (token: string) => ({ params: { token } });

/** Ada, who is signed in, and functions for a thief who knows the password. */
async function withAda() {
  const api = createTestApi();
  const { user, client } = await api.addSignedInUser('adalove');
  const emailed = async (subject: string) => {
    await api.settled();
    return findEmailToken(api.mail.outbox, subject);
  };
  /** Returns the token in the e-mail to the present address. */
  const ask = async (email: string) => {
    await client.ok('updateProfile', { body: { ...form, email, password } });
    return emailed('Your e-mail address is being changed');
  };
  const confirm = async () => {
    const token = await emailed('Confirm your new e-mail address');
    await client.ok('refreshToken', {});
    const answer = await client.ok('verifyAccount', { params: { username: 'adalove', token } });
    await client.ok('refreshToken', {});
    return answer;
  };
  const restore = (token: string) => api.visitor().ok('restoreEmail', link(token));
  const refusedWith = async (token: string) =>
    (await api.visitor().refused('restoreEmail', link(token))).status;
  const stored = () => api.data.users.byId(user.id);
  return { api, user, client, emailed, ask, confirm, restore, refusedWith, stored };
}

test('the link in the letter to the present address cancels the change and ends all sessions', async () => {
  const { api, user, client, emailed, ask, restore, refusedWith, stored } = await withAda();
  const token = await ask('thief@example.com');
  const confirming = await emailed('Confirm your new e-mail address');
  const answer = await restore(token);
  expect(answer).toMatchObject({ message: accountMessages.emailKept, email: user.email });
  expect(await stored()).toMatchObject({ email: user.email, pendingEmail: null, isVerified: true });
  expect((await client.refused('refreshToken', {})).status).toBe(401);
  const late = { params: { username: 'adalove', token: confirming } };
  expect((await api.visitor().refused('verifyAccount', late)).status).toBe(404);
  expect(await refusedWith(token)).toBe(404);
});

test('it works as long as the change is pending', async () => {
  const { api, user, ask, restore, stored } = await withAda();
  const token = await ask('thief@example.com');
  api.clock.advance(20 * day);
  await api.data.tokens.sweep(api.clock.now());
  await restore(token);
  expect(await stored()).toMatchObject({ email: user.email, pendingEmail: null });
});

test('the link of an earlier letter cancels a later change', async () => {
  const { ask, restore, refusedWith, stored } = await withAda();
  const first = await ask('thief@example.com');
  const second = await ask('another@example.com');
  await restore(first);
  expect((await stored())?.pendingEmail).toBeNull();
  expect(await refusedWith(second)).toBe(404);
});

test('after the new address was confirmed the link takes the change back once', async () => {
  const { api, user, client, emailed, ask, confirm, restore, refusedWith, stored } =
    await withAda();
  const token = await ask('thief@example.com');
  await confirm();
  await api.visitor().ok('forgotPassword', { body: { email: 'thief@example.com' } });
  const reset = { params: { token: await emailed('Reset your password') }, body: fresh };
  const answer = await restore(token);
  expect(answer).toMatchObject({ message: accountMessages.emailRestored, email: user.email });
  expect(await stored()).toMatchObject({ email: user.email, isVerified: true });
  expect((await client.refused('refreshToken', {})).status).toBe(401);
  expect((await api.visitor().refused('resetPassword', reset)).status).toBe(404);
  expect(await refusedWith(token)).toBe(404);
});

test('the session that opens the link stays', async () => {
  const { client, ask, confirm } = await withAda();
  const token = await ask('new@example.com');
  await confirm();
  await client.ok('restoreEmail', link(token));
  await client.ok('refreshToken', {});
});

test.each([
  [7 * day - 1, 200],
  [7 * day, 404],
])('%i ms after the confirmation the link answers %i', async (wait, status) => {
  const { api, ask, confirm } = await withAda();
  const token = await ask('new@example.com');
  api.clock.advance(day - 1);
  await confirm();
  api.clock.advance(wait);
  expect((await api.visitor().call('restoreEmail', link(token))).status).toBe(status);
});

test('a change of password and further changes don’t end the link', async () => {
  const { user, client, api, ask, confirm, restore, stored } = await withAda();
  const token = await ask('thief@example.com');
  await confirm();
  api.clock.advance(60_000);
  const later = await ask('other@example.com');
  await confirm();
  const change = { oldPassword: password, newPassword: 'Another1!' };
  await client.ok('changePassword', { body: change });
  // The thief restores the first of their own addresses; the owner's link still works.
  await restore(later);
  expect((await stored())?.email).toBe('thief@example.com');
  await restore(token);
  expect((await stored())?.email).toBe(user.email);
});

test('a reset by the new address ends the links of earlier ones', async () => {
  const { api, emailed, ask, confirm, refusedWith, stored } = await withAda();
  const first = await ask('other@example.com');
  await confirm();
  api.clock.advance(60_000);
  const second = await ask('new@example.com');
  await confirm();
  await api.visitor().ok('forgotPassword', { body: { email: 'new@example.com' } });
  const reset = { params: { token: await emailed('Reset your password') }, body: fresh };
  await api.visitor().ok('resetPassword', reset);
  for (const token of [first, second]) expect(await refusedWith(token)).toBe(404);
  expect((await stored())?.email).toBe('new@example.com');
});

test('a reset by the restored address ends the links of addresses before it', async () => {
  const { api, user, emailed, ask, confirm, refusedWith } = await withAda();
  const first = await ask('thief@example.com');
  await confirm();
  api.clock.advance(60_000);
  const second = await ask(user.email);
  await confirm();
  await api.visitor().ok('forgotPassword', { body: { email: user.email } });
  const reset = { params: { token: await emailed('Reset your password') }, body: fresh };
  await api.visitor().ok('resetPassword', reset);
  for (const token of [first, second]) expect(await refusedWith(token)).toBe(404);
});

test('the previous address is told when the new one was confirmed', async () => {
  const { api, user, ask, confirm } = await withAda();
  await ask('new@example.com');
  await confirm();
  await api.settled();
  const told = api.mail.outbox.filter(
    ({ subject }) => subject === 'Your e-mail address was changed',
  );
  expect(told.map(({ to }) => to)).toEqual([user.email]);
  expect(told[0]?.text).not.toContain('new@example.com');
});

test('an address that another account has taken is not restored, and the link stays', async () => {
  const { api, user, ask, confirm, restore, refusedWith, stored } = await withAda();
  const token = await ask('new@example.com');
  await confirm();
  const { user: other, client } = await api.addSignedInUser('gracehop', { email: user.email });
  expect(await refusedWith(token)).toBe(409);
  await client.ok('deleteAccount', { params: { id: other.id }, body: {} });
  await restore(token);
  expect((await stored())?.email).toBe(user.email);
});
