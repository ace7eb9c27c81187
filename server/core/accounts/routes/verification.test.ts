import { accountTexts } from '@contract/texts/accountTexts';
import { accountMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/createTestApi';
import { findEmailToken } from '../../testing/findEmailToken';

const hour = 60 * 60_000;
const subject = 'Verify your e-mail address';
const gone = {
  status: 404,
  message: accountMessages.linkExpired,
};

const link = (token: string, username = 'adalove') => ({ params: { username, token } });

async function newbie() {
  const api = createTestApi();
  const { user, client } = await api.addSignedInUser('adalove', { isVerified: false });
  const askForToken = async () => {
    await client.ok('sendVerification', {});
    await api.settled();
    return findEmailToken(api.mail.outbox, subject);
  };
  return { api, user, client, askForToken };
}

test('a user requests the verification link', async () => {
  const { api, askForToken } = await newbie();
  const token = await askForToken();
  expect(token).not.toBe('');
  expect(api.mail.outbox.at(-1)?.to).toBe('adalove@example.com');
  expect(api.mail.outbox.at(-1)?.html).toContain(
    `https://commonplace.test/user/adalove/account/verify/${token}`,
  );
});

test('the link verifies the account once, also when signed out', async () => {
  const { api, user, askForToken } = await newbie();
  const token = await askForToken();
  const answer = await api.visitor().ok('verifyAccount', link(token, 'ADALOVE'));
  expect(answer.message).toBe(accountTexts.verified);
  expect((await api.data.users.byId(user.id))?.isVerified).toBe(true);
  expect(await api.visitor().refused('verifyAccount', link(token))).toMatchObject(gone);
});

test('the first verification is followed by a welcome; later ones are not', async () => {
  const { api, client, user, askForToken } = await newbie();
  const welcomes = async () => {
    await api.settled();
    return api.mail.outbox.filter(({ subject }) => subject === 'Welcome to Commonplace');
  };
  const token = await askForToken();
  await api.visitor().refused('verifyAccount', link('wrong'));
  expect(await welcomes()).toEqual([]);
  await client.ok('verifyAccount', link(token));
  expect(await welcomes()).toMatchObject([{ to: user.email }]);
  // As after a change of the address.
  await api.changeUser(user.id, { isVerified: false });
  await client.ok('verifyAccount', link(await askForToken()));
  expect(await welcomes()).toHaveLength(1);
});

test('of two parallel requests with the link one fails', async () => {
  const { api, askForToken } = await newbie();
  const token = await askForToken();
  const answers = await Promise.all([
    api.visitor().call('verifyAccount', link(token)),
    api.visitor().call('verifyAccount', link(token)),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 404,
  ]);
});

test('the link expires after a day', async () => {
  const { api, askForToken } = await newbie();
  const token = await askForToken();
  api.clock.advance(24 * hour);
  expect(await api.visitor().refused('verifyAccount', link(token))).toMatchObject(gone);
});

test('a new link replaces the previous one', async () => {
  const { api, askForToken } = await newbie();
  const first = await askForToken();
  const second = await askForToken();
  expect(await api.visitor().refused('verifyAccount', link(first))).toMatchObject(gone);
  await api.visitor().ok('verifyAccount', link(second));
});

test('the link only works for its account; a failed attempt doesn’t consume it', async () => {
  const { api, askForToken } = await newbie();
  const other = await api.addUser('gracehop', { isVerified: false });
  const token = await askForToken();
  expect(await api.visitor().refused('verifyAccount', link(token, 'gracehop'))).toMatchObject(gone);
  expect((await api.data.users.byId(other.id))?.isVerified).toBe(false);
  await api.visitor().ok('verifyAccount', link(token));
});

test('the stored hash works neither for verification nor for a reset', async () => {
  const { api, askForToken } = await newbie();
  const token = await askForToken();
  const hash = await api.ports.secrets.hash(token);
  expect(await api.data.tokens.peek(token, 'verify')).toBeNull();
  expect(await api.data.tokens.peek(hash, 'verify')).not.toBeNull();
  expect(await api.visitor().refused('verifyAccount', link(hash))).toMatchObject(gone);
  const body = { password: 'Another1!', confirmpassword: 'Another1!' };
  expect(await api.visitor().refused('resetPassword', { params: { token }, body })).toMatchObject(
    gone,
  );
});

test('verified users can’t request a link', async () => {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('adalove');
  expect(await client.refused('sendVerification', {})).toMatchObject({
    status: 409,
    message: accountMessages.alreadyVerified,
  });
});

test('at most three letters per hour', async () => {
  const { api, client, askForToken } = await newbie();
  for (let letters = 0; letters < 3; letters += 1) await askForToken();
  const response = await client.call('sendVerification', {});
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('3600');
  api.clock.advance(hour);
  await client.ok('refreshToken', {});
  await askForToken();
});
