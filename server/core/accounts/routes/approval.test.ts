import { userMessages } from '@contract/texts/apiMessages';
import { registrationTexts } from '@contract/texts/registrationTexts';
import { expect, test } from 'vitest';
import type { ProviderProfile } from '../../ports';
import { createTestApi, password } from '../../testing/createTestApi';
import { testPicture } from '../../testing/testPicture';

const profile: ProviderProfile = {
  id: 'google-eve',
  email: 'eve@elsewhere.example',
  emailVerified: true,
  firstName: 'Eve',
  lastName: 'Online',
  picture: '',
};

const form = {
  username: 'newcomer',
  firstName: 'Nell',
  lastName: 'Comer',
  email: 'nell@example.com',
  password,
  avatar: testPicture(),
};

async function createSite() {
  const api = createTestApi({ profiles: { code: profile, again: profile, later: profile } });
  const { client: admin } = await api.addSignedInUser('admin', { role: 'admin' });
  await admin.ok('updateSite', { body: { version: 0, registration: 'approved' } });
  const listed = async (state: 'waiting' | 'blocked') =>
    (await admin.ok('listUsers', { query: { state } })).data;
  return { ...api, admin, listed };
}

const waits = { status: 403, message: registrationTexts.waits };
const signIn = { body: { username: 'newcomer', password } };

test('a new account can be used once an administrator has approved it, and an e-mail says so', async () => {
  const { admin, visitor, listed, mail, settled } = await createSite();
  const { user, message } = await visitor().ok('register', { body: form });
  expect([user, message]).toEqual([null, registrationTexts.waits]);
  expect(await visitor().refused('login', signIn)).toMatchObject(waits);
  const [waiting] = await listed('waiting');
  expect(waiting).toMatchObject({ username: 'newcomer', isBlocked: true, awaitsApproval: true });
  expect(await listed('blocked')).toEqual([]);
  expect(await admin.ok('readWaiting', {})).toMatchObject({ accounts: 1 });
  const given = { params: { id: waiting?._id ?? '' }, body: {} };
  expect((await admin.ok('unblockUser', given)).message).toBe(userMessages.approved);
  // Another administrator does the same.
  await admin.ok('unblockUser', given);
  await settled();
  const approvals = mail.outbox.filter(({ subject }) => subject.includes('is approved'));
  expect(approvals.map(({ to }) => to)).toEqual(['nell@example.com']);
  expect(await admin.ok('readWaiting', {})).toMatchObject({ accounts: 0 });
  await visitor().ok('login', signIn);
  const { entries } = await admin.ok('listLog', { query: { subject: 'account' } });
  expect(entries.map(({ action }) => action)).toEqual(['approved']);
});

test('an account that waits is shown to nobody but administrators', async () => {
  const { visitor, addSignedInUser } = await createSite();
  await visitor().ok('register', { body: form });
  const { client } = await addSignedInUser('member');
  const given = { params: { username: 'newcomer' }, body: {} };
  expect(await client.refused('readProfile', given)).toMatchObject({ status: 404 });
  expect((await client.ok('listPeople', { query: { startsWith: 'newc' } })).people).toEqual([]);
});

test('an account of a provider waits, too', async () => {
  const { admin, visitor, listed } = await createSite();
  expect(await visitor().refused('googleAuth', { query: { code: 'code' } })).toMatchObject(waits);
  expect(await visitor().refused('googleAuth', { query: { code: 'again' } })).toMatchObject(waits);
  const [waiting] = await listed('waiting');
  await admin.ok('unblockUser', { params: { id: waiting?._id ?? '' }, body: {} });
  await visitor().ok('googleAuth', { query: { code: 'later' } });
});

test('an account that is blocked while it waits stays blocked', async () => {
  const { admin, visitor, listed } = await createSite();
  await visitor().ok('register', { body: form });
  const [waiting] = await listed('waiting');
  const params = { id: waiting?._id ?? '' };
  await admin.ok('blockUser', { params, body: { reason: 'Advertising' } });
  expect(await listed('waiting')).toEqual([]);
  const refused = await visitor().refused('login', signIn);
  expect(refused).toMatchObject({ status: 403, message: expect.stringContaining('blocked') });
  expect((await admin.ok('unblockUser', { params, body: {} })).message).toBe(
    userMessages.unblocked,
  );
});

test('accounts that wait go on waiting when everybody may register again; new ones do not', async () => {
  const { admin, visitor } = await createSite();
  await visitor().ok('register', { body: form });
  await admin.ok('updateSite', { body: { version: 1, registration: 'open' } });
  expect(await visitor().refused('login', signIn)).toMatchObject(waits);
  const other = { ...form, username: 'another', email: 'another@example.com' };
  expect((await visitor().ok('register', { body: other })).user).not.toBeNull();
});

test('those who are invited need no approval', async () => {
  const { admin, visitor, mail, settled } = await createSite();
  await admin.ok('createInvite', { body: { email: form.email } });
  await settled();
  const invite = /invite=([\w-]+)/.exec(mail.outbox.at(-1)?.text ?? '')?.[1] ?? '';
  const { user } = await visitor().ok('register', { body: { ...form, invite } });
  expect(user).toMatchObject({ username: 'newcomer' });
});

test('the address can be verified while an account waits', async () => {
  const { visitor, mail, settled } = await createSite();
  await visitor().ok('register', { body: form });
  await settled();
  const link = /\/verify\/([\w-]+)/.exec(mail.outbox.at(-1)?.text ?? '');
  const params = { username: 'newcomer', token: link?.[1] ?? '' };
  await visitor().ok('verifyAccount', { params });
  expect(await visitor().refused('login', signIn)).toMatchObject(waits);
});
