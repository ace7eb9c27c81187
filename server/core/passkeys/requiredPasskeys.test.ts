import { passkeyLimits } from '@contract/passkeys/passkeyEntities';
import { passkeyTexts } from '@contract/texts/passkeyTexts';
import { expect, test } from 'vitest';
import { addPasskey, signedBody } from '../testing/addPasskey';
import { createTestApi, password } from '../testing/createTestApi';
import { findEmailToken } from '../testing/findEmailToken';

const signIn = { body: { username: 'adalove', password } };
const required = { status: 403, field: 'recoveryCode', message: passkeyTexts.required };

async function withRequired() {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('adalove');
  const { authenticator, passkey } = await addPasskey(client);
  const change = async (isRequired: boolean) =>
    client.ok('requirePasskey', { body: { isRequired, password } });
  const { codes } = await change(true);
  const withCode = (recoveryCode: string) => ({ body: { ...signIn.body, recoveryCode } });
  return { api, client, authenticator, passkey, codes, change, withCode };
}

test('the password alone no longer signs in; the passkey does', async () => {
  const { api, client, authenticator, codes } = await withRequired();
  expect(new Set(codes).size).toBe(passkeyLimits.recoveryCodes);
  const visitor = api.visitor();
  expect(await visitor.refused('login', signIn)).toMatchObject(required);
  expect(await visitor.refused('readChartData', {})).toMatchObject({ status: 401 });
  await visitor.ok('passkeySignIn', await signedBody(visitor, authenticator));
  // A wrong password is told from a missing passkey: only the owner learns of it.
  const wrong = { body: { ...signIn.body, password: 'Wrong1234' } };
  expect(await visitor.refused('login', wrong)).toMatchObject({ status: 401 });
  expect(await client.ok('listPasskeys', {})).toMatchObject({ isRequired: true, codesLeft: 10 });
});

test('a recovery code signs in once, with the password, however it is typed', async () => {
  const { api, client, codes, withCode } = await withRequired();
  const [first = '', second = ''] = codes;
  const visitor = api.visitor();
  const wrongCode = { status: 403, field: 'recoveryCode', message: passkeyTexts.wrongCode };
  expect(await visitor.refused('login', withCode('aaaaa-aaaaa'))).toMatchObject(wrongCode);
  await visitor.ok('login', withCode(` ${first.toUpperCase().replace('-', ' ')}`));
  expect(await api.visitor().refused('login', withCode(first))).toMatchObject(wrongCode);
  expect(await client.ok('listPasskeys', {})).toMatchObject({ codesLeft: 9 });
  const both = await Promise.all([
    api.visitor().call('login', withCode(second)),
    api.visitor().call('login', withCode(second)),
  ]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 403,
  ]);
});

test('new codes replace the earlier ones, and none works once the password is enough', async () => {
  const { api, codes, change, withCode } = await withRequired();
  const renewed = await change(true);
  expect(renewed.codes).not.toEqual(codes);
  expect((await api.visitor().refused('login', withCode(codes[0] ?? ''))).status).toBe(403);
  await api.visitor().ok('login', withCode(renewed.codes[0] ?? ''));
  expect((await change(false)).codes).toEqual([]);
  await api.visitor().ok('login', signIn);
});

test('it needs the password and a passkey, and the last one stays', async () => {
  const { api, client, passkey, change } = await withRequired();
  const body = { isRequired: false, password: 'Wrong1234' };
  expect(await client.refused('requirePasskey', { body })).toMatchObject({ field: 'password' });
  const params = { id: passkey._id };
  expect(await client.refused('removePasskey', { params })).toMatchObject({
    status: 409,
    message: passkeyTexts.isLast,
  });
  await addPasskey(client, 'Second');
  await client.ok('removePasskey', { params });
  await change(false);
  const other = await api.addSignedInUser('bensmith');
  const none = { body: { isRequired: true, password } };
  expect(await other.client.refused('requirePasskey', none)).toMatchObject({
    status: 409,
    message: passkeyTexts.addFirst,
  });
});

test('each change is told by e-mail, with a link that ends all access', async () => {
  const { api, change } = await withRequired();
  await api.settled();
  findEmailToken(api.mail.outbox, 'Your account asks for a passkey now');
  await change(false);
  await api.settled();
  const token = findEmailToken(api.mail.outbox, 'Your account no longer asks for a passkey');
  await api.visitor().ok('secureAccount', { params: { token } });
  expect(await api.data.passkeys.list('user-adalove')).toEqual([]);
});

test('if the site wants it, an administrator has the rights of a member until the account asks for a passkey', async () => {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('root', { role: 'admin' });
  const { authenticator } = await addPasskey(client);
  const wanted = { body: { version: 0, adminsNeedPasskey: true } };
  expect(await client.refused('updateSite', wanted)).toMatchObject({
    status: 409,
    field: 'adminsNeedPasskey',
  });
  await client.ok('requirePasskey', { body: { isRequired: true, password } });
  const { site } = await client.ok('updateSite', wanted);
  expect(site.adminsNeedPasskey).toBe(true);
  const other = await api.addSignedInUser('other', { role: 'admin' });
  const opened = await api.visitor().ok('login', { body: { username: 'other', password } });
  expect(opened.user).toMatchObject({ role: 'user', roleNeedsPasskey: true });
  expect((await other.client.refused('listUsers', { query: {} })).status).toBe(403);
  await addPasskey(other.client);
  const { user } = await other.client.ok('requirePasskey', {
    body: { isRequired: true, password },
  });
  expect(user.role).toBe('admin');
  expect(user.roleNeedsPasskey).toBeUndefined();
  await other.client.ok('listUsers', { query: {} });
  const visitor = api.visitor();
  const back = await visitor.ok('passkeySignIn', await signedBody(visitor, authenticator));
  expect(back.user.role).toBe('admin');
});

test('who takes the account back by e-mail needs no passkey', async () => {
  const { api } = await withRequired();
  await api.settled();
  const token = findEmailToken(api.mail.outbox, 'A passkey was added to your account');
  await api.visitor().ok('secureAccount', { params: { token } });
  await api.visitor().ok('login', signIn);
});
