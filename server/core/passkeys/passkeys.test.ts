import { passkeyLimits } from '@contract/passkeys/passkeyEntities';
import { accountAnswers } from '@contract/texts/accountAnswers';
import { accountMessages, sessionMessages } from '@contract/texts/apiMessages';
import { passkeyTexts } from '@contract/texts/passkeyTexts';
import { expect, test } from 'vitest';
import { addPasskey, newCredential, signedBody } from '../testing/addPasskey';
import { createClient } from '../testing/createClient';
import { createTestApi, password } from '../testing/createTestApi';
import { findEmailToken } from '../testing/findEmailToken';
import { createSoftAuthenticator } from '../testing/softAuthenticator';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const refused = { status: 401, message: passkeyTexts.unfit };

async function withPasskey() {
  const api = createTestApi();
  const member = await api.addSignedInUser('adalove');
  const { authenticator, passkey } = await addPasskey(member.client);
  return { api, ...member, authenticator, passkey };
}

test('a member adds a passkey with the password, and signs in with it on another device', async () => {
  const { api, client, authenticator } = await withPasskey();
  const visitor = api.visitor();
  const { user, message } = await visitor.ok(
    'passkeySignIn',
    await signedBody(visitor, authenticator),
  );
  expect(message).toBe(sessionMessages.signedIn);
  expect(user).toMatchObject({ username: 'adalove' });
  await visitor.ok('readChartData', {});
  api.clock.advance(1000);
  await visitor.ok('passkeySignIn', await signedBody(visitor, authenticator));
  expect((await client.ok('listPasskeys', {})).passkeys).toMatchObject([
    { name: 'Phone', lastUsedAt: new Date(api.clock.now()).toISOString() },
  ]);
});

test('what the browser is asked for names the site and the account, and excludes known passkeys', async () => {
  const { client, authenticator } = await withPasskey();
  const { options } = await client.ok('startPasskey', { body: { password } });
  expect(options).toMatchObject({
    rp: { id: 'commonplace.test', name: 'Commonplace' },
    user: { name: 'adalove', displayName: 'Ada Lovelace' },
    excludeCredentials: [{ id: authenticator.id, transports: ['internal'] }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(options.challenge).toMatch(/^[\w-]{43}$/);
});

test('without the password, or before the address is verified, none can be added', async () => {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('adalove');
  const start = (given: string) => client.refused('startPasskey', { body: { password: given } });
  expect(await start('')).toMatchObject({ status: 422, message: passkeyTexts.passwordNeeded });
  expect(await start('wrong')).toMatchObject({
    field: 'password',
    message: accountMessages.passwordWrong,
  });
  await api.changeUser('user-adalove', { isVerified: false });
  expect(await start(password)).toMatchObject({ status: 403, message: passkeyTexts.notVerified });
});

test('an account without a password needs a new sign-in', async () => {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('adalove', { passwordHash: null });
  await client.ok('startPasskey', { body: {} });
  api.clock.advance(10 * 60_000);
  const answer = await client.refused('startPasskey', { body: {} });
  expect(answer).toMatchObject({ status: 403, message: passkeyTexts.signInAgain });
});

test('a passkey without a name gets that of the device', async () => {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('adalove');
  const other = createClient(api.app, undefined, firefox);
  await other.ok('login', { body: { username: 'adalove', password } });
  const credential = await newCredential(other, await createSoftAuthenticator());
  await other.ok('addPasskey', { body: { name: ' ', credential } });
  expect((await client.ok('listPasskeys', {})).passkeys).toMatchObject([
    { name: 'Firefox on Linux', lastUsedAt: null },
  ]);
});

test('a challenge works once, for five minutes, in the session that asked', async () => {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('adalove');
  const other = await api.signIn('adalove');
  const authenticator = await createSoftAuthenticator();
  const expired = { status: 409, message: passkeyTexts.expired };

  const credential = await newCredential(client, authenticator);
  const seed = client.cookies.get('__Host-cp_passkey') ?? '';
  other.cookies.set('__Host-cp_passkey', seed);
  const body = { name: 'Phone', credential };
  expect(await other.refused('addPasskey', { body })).toMatchObject({ status: 422 });
  expect(await client.refused('addPasskey', { body })).toMatchObject(expired);

  const late = await newCredential(client, authenticator);
  const kept = client.cookies.get('__Host-cp_passkey') ?? '';
  api.clock.advance(passkeyLimits.answerWithin);
  const lateBody = { body: { name: 'Phone', credential: late } };
  expect(await client.refused('addPasskey', lateBody)).toMatchObject(expired);
  client.cookies.set('__Host-cp_passkey', kept);
  expect(await client.refused('addPasskey', lateBody)).toMatchObject(expired);
});

test('a signature signs in once', async () => {
  const { api, authenticator } = await withPasskey();
  const visitor = api.visitor();
  const input = await signedBody(visitor, authenticator);
  const seed = visitor.cookies.get('__Host-cp_passkey') ?? '';
  await visitor.ok('passkeySignIn', input);
  const thief = api.visitor();
  expect(await thief.refused('passkeySignIn', input)).toMatchObject({
    status: 401,
    message: passkeyTexts.expired,
  });
  thief.cookies.set('__Host-cp_passkey', seed);
  expect(await thief.refused('passkeySignIn', input)).toMatchObject({ status: 401 });
});

test('a challenge that the client has made up is refused', async () => {
  const { api, authenticator } = await withPasskey();
  const visitor = api.visitor();
  const { options } = await visitor.ok('startPasskeySignIn', {});
  const seed = `${api.clock.now() + 60_000}-${'x'.repeat(43)}`;
  visitor.cookies.set('__Host-cp_passkey', seed);
  const credential = await authenticator.sign({ ...options, challenge: 'y'.repeat(43) });
  expect(await visitor.refused('passkeySignIn', { body: { credential } })).toMatchObject(refused);
});

test.each([
  ['another site', { origin: 'https://phishing.test' }],
  ['a device that did not ask who uses it', { isVerifying: false }],
])('a passkey of %s can’t be added', async (_, options) => {
  const { client } = await createTestApi().addSignedInUser('adalove');
  const credential = await newCredential(client, await createSoftAuthenticator(options));
  const answer = await client.refused('addPasskey', { body: { name: '', credential } });
  expect(answer).toMatchObject({ status: 422, message: passkeyTexts.unfit });
});

test('a number of uses that goes back is refused, as that of a copied key is', async () => {
  const { api, authenticator } = await withPasskey();
  const visitor = api.visitor();
  await visitor.ok('passkeySignIn', await signedBody(visitor, authenticator));
  authenticator.state.uses -= 1;
  const copied = await signedBody(visitor, authenticator);
  expect(await visitor.refused('passkeySignIn', copied)).toMatchObject(refused);
  await visitor.ok('passkeySignIn', await signedBody(visitor, authenticator));
});

test('an authenticator that does not count signs in again and again', async () => {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('adalove');
  const authenticator = await createSoftAuthenticator({ isCounting: false });
  const credential = await newCredential(client, authenticator);
  await client.ok('addPasskey', { body: { name: '', credential } });
  const visitor = api.visitor();
  for (let count = 0; count < 2; count += 1) {
    await visitor.ok('passkeySignIn', await signedBody(visitor, authenticator));
  }
});

test('the passkey of another key, and one that names another account, are refused', async () => {
  const { api, authenticator } = await withPasskey();
  const visitor = api.visitor();
  const other = await createSoftAuthenticator();
  const { body } = await signedBody(visitor, other);
  const { id } = authenticator;
  const forged = { credential: { ...body.credential, id, rawId: id } };
  expect(await visitor.refused('passkeySignIn', { body: forged })).toMatchObject(refused);

  authenticator.state.userHandle = 'YW5vdGhlcg';
  const foreign = await signedBody(visitor, authenticator);
  expect(await visitor.refused('passkeySignIn', foreign)).toMatchObject(refused);
});

test('a removed passkey, and that of a blocked or closed account, open nothing', async () => {
  const { api, client, authenticator, passkey } = await withPasskey();
  const visitor = api.visitor();
  await api.changeUser('user-adalove', { isBlocked: true });
  expect(
    await visitor.refused('passkeySignIn', await signedBody(visitor, authenticator)),
  ).toMatchObject({ status: 403, message: accountAnswers.blocked });
  await api.changeUser('user-adalove', { isBlocked: false });

  await client.ok('removePasskey', { params: { id: passkey._id } });
  const unknown = { status: 401, message: passkeyTexts.unknown };
  expect(
    await visitor.refused('passkeySignIn', await signedBody(visitor, authenticator)),
  ).toMatchObject(unknown);

  const again = await addPasskey(client);
  await client.ok('deleteAccount', { params: { id: 'user-adalove' }, body: { password } });
  expect(
    await visitor.refused('passkeySignIn', await signedBody(visitor, again.authenticator)),
  ).toMatchObject(unknown);
});

test('an account has at most ten', async () => {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('adalove');
  for (let count = 0; count < passkeyLimits.most; count += 1) await addPasskey(client);
  expect(await client.refused('startPasskey', { body: { password } })).toMatchObject({
    status: 409,
    message: passkeyTexts.tooMany,
  });
});

test('e-mails tell the owner of added and removed passkeys; the link of the first removes them all', async () => {
  const { api, client, authenticator, passkey } = await withPasskey();
  await addPasskey(client, 'Key of a stranger');
  await client.ok('removePasskey', { params: { id: passkey._id } });
  await api.settled();
  const added = api.mail.outbox.filter(
    ({ subject }) => subject === 'A passkey was added to your account',
  );
  expect(added.map(({ text }) => /“(.*?)”/.exec(text)?.[1])).toEqual([
    'Phone',
    'Key of a stranger',
  ]);
  const removed = api.mail.outbox.filter(
    ({ subject }) => subject === 'A passkey was removed from your account',
  );
  expect(removed).toMatchObject([
    { to: 'adalove@example.com', text: expect.stringContaining('“Phone”') },
  ]);

  const token = findEmailToken(added, 'A passkey was added to your account');
  await api.visitor().ok('secureAccount', { params: { token } });
  expect(await api.rows('passkeys')).toEqual([]);
  const visitor = api.visitor();
  const input = await signedBody(visitor, authenticator);
  expect(await visitor.refused('passkeySignIn', input)).toMatchObject({ status: 401 });
});

test('a sign-in with a passkey on a new device is told by e-mail, too', async () => {
  const { api, authenticator } = await withPasskey();
  const visitor = api.visitor();
  await visitor.ok('passkeySignIn', await signedBody(visitor, authenticator));
  await api.settled();
  expect(api.mail.outbox.at(-1)?.subject).toBe('Your account was used on a new device');
});
