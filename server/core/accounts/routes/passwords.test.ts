import { accountMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import { expect, test } from 'vitest';
import { composeEmail } from '../../emails/composeEmail';
import { createTestApi, password, type TestApi } from '../../testing/createTestApi';
import { findEmailToken } from '../../testing/findEmailToken';

const hour = 60 * 60_000;
const subject = 'Reset your password';
const onItsWay = accountMessages.resetLinkSent;
const fresh = { password: 'Another1!', confirmpassword: 'Another1!' };
const gone = { status: 404, message: accountMessages.linkExpired };
const tooShort = validationTexts.passwordTooShort;
const tooPlain = validationTexts.passwordTooSimple;

const reset = (token: string) => ({ params: { token }, body: fresh });

async function requestReset(api: TestApi, email: string) {
  const answer = await api.visitor().ok('forgotPassword', { body: { email } });
  expect(answer.message).toBe(onItsWay);
  await api.settled();
  return findEmailToken(api.mail.outbox, subject);
}

async function withAda() {
  const api = createTestApi();
  const { user, client } = await api.addSignedInUser('adalove');
  const signIn = (given: string) =>
    api.visitor().call('login', { body: { username: 'adalove', password: given } });
  return { api, user, client, signIn };
}

test('a user resets a forgotten password by a link in a letter', async () => {
  const { api, client, signIn } = await withAda();
  const token = await requestReset(api, ' ADALOVE@example.com ');
  expect(api.mail.outbox.at(-1)).toMatchObject({ to: 'adalove@example.com', subject });
  expect(api.mail.outbox.at(-1)?.text).toContain(
    `https://commonplace.test/reset-password/${token}`,
  );
  await api.visitor().ok('resetPassword', { params: { token }, body: fresh });
  expect((await signIn(password)).status).toBe(401);
  expect((await signIn('Another1!')).status).toBe(200);
  expect((await client.refused('refreshToken', {})).status).toBe(401);
});

test('an unknown address gets the same answer after the same work, and no letter', async () => {
  const { api } = await withAda();
  const asked: object[] = [];
  for (const email of ['adalove@example.com', 'unknown@example.com']) {
    const later: (() => Promise<void>)[] = [];
    api.ports.background = (task) => later.push(task);
    api.counts.clear();
    const answer = await api.visitor().ok('forgotPassword', { body: { email } });
    asked.push({ answer, work: Object.fromEntries(api.counts), later: later.length });
    for (const task of later) await task();
  }
  expect(asked[0]).toEqual(asked[1]);
  expect(asked[0]).toMatchObject({ work: { 'data.tokens.put': 1 }, later: 1 });
  expect(api.mail.outbox.map(({ to }) => to)).toEqual(['adalove@example.com']);
  expect(await api.rows('letters')).toEqual([]);
});

test('the address is validated', async () => {
  const client = createTestApi().visitor();
  const broken = [
    [{}, validationTexts.emailMissing],
    [{ email: 'ada@' }, validationTexts.emailInvalid],
  ] as const;
  for (const [body, message] of broken) {
    expect(await client.refused('forgotPassword', { body })).toMatchObject({
      status: 422,
      message,
    });
  }
});

test('a reset link works once and expires after an hour', async () => {
  const { api } = await withAda();
  const used = await requestReset(api, 'adalove@example.com');
  await api.visitor().ok('resetPassword', reset(used));
  expect(await api.visitor().refused('resetPassword', reset(used))).toMatchObject(gone);

  const late = await requestReset(api, 'adalove@example.com');
  api.clock.advance(hour);
  expect(await api.visitor().refused('resetPassword', reset(late))).toMatchObject(gone);
  expect(await api.visitor().refused('resetPassword', reset('x'))).toMatchObject(gone);
});

test('a broken rule doesn’t consume the link', async () => {
  const { api } = await withAda();
  const token = await requestReset(api, 'adalove@example.com');
  const broken = [
    ['Short1!', 'Short1!', tooShort],
    ['password1', 'password1', tooPlain],
    ['Another1!', 'Different1!', validationTexts.passwordsDiffer],
  ] as const;
  for (const [given, confirmpassword, message] of broken) {
    const body = { password: given, confirmpassword };
    const answer = await api.visitor().refused('resetPassword', { params: { token }, body });
    expect(answer).toMatchObject({ status: 422, message });
  }
  await api.visitor().ok('resetPassword', { params: { token }, body: fresh });
});

test("resetting one's own password ends the session", async () => {
  const { api, client } = await withAda();
  const token = await requestReset(api, 'adalove@example.com');
  await client.ok('resetPassword', { params: { token }, body: fresh });
  expect(client.cookies.names()).toEqual(['XSRF-TOKEN']);
});

test('a user changes the password', async () => {
  const { client, signIn } = await withAda();
  const body = { oldPassword: password, newPassword: 'Another1!' };
  expect((await client.ok('changePassword', { body })).message).toBe(
    accountMessages.passwordChanged,
  );
  expect((await signIn('Another1!')).status).toBe(200);
  expect((await signIn(password)).status).toBe(401);
});

test('the owner gets a letter about a changed password, with the way to reset it', async () => {
  const { api, client } = await withAda();
  const { outbox } = api.mail;
  await client.ok('changePassword', { body: { oldPassword: password, newPassword: 'Another1!' } });
  await api.settled();
  expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([
    ['adalove@example.com', 'Your password was changed'],
  ]);
  expect(outbox[0]?.text).toContain('https://commonplace.test/forgot-password');
  const token = await requestReset(api, 'adalove@example.com');
  await api.visitor().ok('resetPassword', reset(token));
  await api.settled();
  expect(outbox.at(-1)?.subject).toBe('Your password was changed');
  expect(outbox).toHaveLength(3);
});

test('a refused change sends no letter, and neither does one to an address that is not verified', async () => {
  const { api, client } = await withAda();
  const { client: newcomer } = await api.addSignedInUser('newcomer', { isVerified: false });
  await client.refused('changePassword', {
    body: { oldPassword: 'Wrong1!!', newPassword: 'Another1!' },
  });
  await newcomer.ok('changePassword', {
    body: { oldPassword: password, newPassword: 'Another1!' },
  });
  await api.settled();
  expect(api.mail.outbox).toEqual([]);
});

test('the letter about a changed password also reaches the address that was replaced since', async () => {
  const { api, client, user } = await withAda();
  api.ports.wakeEmails = () => undefined;
  await client.ok('changePassword', { body: { oldPassword: password, newPassword: 'Another1!' } });
  const [letter] = await api.rows('letters');
  const before = await api.ports.data.users.byId(user.id);
  if (!letter || !before) throw new Error('No letter was stored.');
  api.ports.data.users.byId = async () => ({ ...before, email: 'thief@example.com' });
  expect(await composeEmail(api.ports, letter)).toMatchObject({ to: 'adalove@example.com' });
});

test('the old password is verified and the new one validated', async () => {
  const { client, signIn } = await withAda();
  const broken = [
    ['short', 'Another1!', validationTexts.oldPasswordInvalid],
    ['Wrong1!!', 'Another1!', validationTexts.oldPasswordInvalid],
    [password, 'Short1!', tooShort],
    [password, 'password1', tooPlain],
  ] as const;
  for (const [oldPassword, newPassword, message] of broken) {
    const answer = await client.refused('changePassword', { body: { oldPassword, newPassword } });
    expect(answer).toMatchObject({ status: 422, message });
  }
  expect((await signIn(password)).status).toBe(200);
});

test('guessing the old password is throttled', async () => {
  const { client } = await withAda();
  const guess = { body: { oldPassword: 'Wrong1!!', newPassword: 'Another1!' } };
  for (let tries = 0; tries < 10; tries += 1) await client.refused('changePassword', guess);
  expect((await client.refused('changePassword', guess)).status).toBe(429);
});

test('changing the password needs a session', async () => {
  const body = { oldPassword: password, newPassword: 'Another1!' };
  const { status } = await createTestApi().visitor().refused('changePassword', { body });
  expect(status).toBe(401);
});
