import { accountMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createScenario, postBody } from '../../testing/createScenario';
import { createTestApi, password } from '../../testing/createTestApi';
import { testPicture } from '../../testing/testPicture';

const minutes = 60_000;

const googleProfile = {
  id: 'google-eva',
  email: 'eva@mail.example',
  emailVerified: true,
  firstName: 'Eva',
  lastName: 'Berg',
  picture: '',
};

test("deleting one's own account ends all sessions", async () => {
  const { author, api } = await createScenario();
  const elsewhere = await api.signIn('author');
  await author.client.ok('deleteAccount', { params: { id: author.user.id }, body: {} });
  expect(author.client.cookies.names()).toEqual(['XSRF-TOKEN']);
  expect((await elsewhere.refused('listFollowers', { query: {} })).status).toBe(401);
  await expect(api.signIn('author')).rejects.toThrow('401');
});

test('an account is deleted with all its data and files', async () => {
  const { author, reader, api, visitor, postUrl } = await createScenario();
  for (let count = 0; count < 25; count += 1) {
    await author.client.ok('createPost', { body: postBody({ url: `post-${count}` }) });
  }
  await author.client.ok('changeCover', { body: { bgImage: testPicture() } });
  await author.client.ok('uploadResource', { body: { resource: testPicture() } });
  await reader.client.ok('followAuthor', { body: { authId: author.user.id } });
  await author.client.ok('deleteAccount', { params: { id: author.user.id }, body: {} });
  await api.settled();
  expect(api.files.names()).toEqual([]);
  expect((await visitor.refused('readPost', { params: { url: postUrl }, body: {} })).status).toBe(
    404,
  );
  const read = { params: { username: 'reader' }, body: {} };
  expect((await reader.client.ok('readProfile', read)).userDetails.following).toBe(0);
});

test('after ten minutes the owner proves who they are with the password', async () => {
  const { author, api } = await createScenario();
  const params = { id: author.user.id };
  const close = (body: { password?: string }) =>
    author.client.refused('deleteAccount', { params, body });
  api.clock.advance(10 * minutes);
  const asked = { status: 403, message: accountMessages.closePassword, field: 'password' };
  expect(await close({})).toMatchObject(asked);
  expect(await close({ password: '' })).toMatchObject(asked);
  const wrong = { status: 422, message: accountMessages.passwordWrong, field: 'password' };
  expect(await close({ password: 'Wrong1!!' })).toMatchObject(wrong);
  expect(await api.ports.data.users.byId(params.id)).not.toBeNull();
  await author.client.ok('deleteAccount', { params, body: { password } });
  expect(await api.ports.data.users.byId(params.id)).toBeNull();
});

test('a renewed session is as old as its sign-in', async () => {
  const { author, api } = await createScenario();
  const params = { id: author.user.id };
  api.clock.advance(10 * minutes - 1);
  await author.client.ok('refreshToken', {});
  api.clock.advance(1);
  expect((await author.client.refused('deleteAccount', { params, body: {} })).status).toBe(403);
  const again = await api.signIn('author');
  await again.ok('deleteAccount', { params, body: {} });
});

test('guessing the password of a session that was left open is throttled', async () => {
  const { author, api } = await createScenario();
  api.clock.advance(10 * minutes);
  const guess = { params: { id: author.user.id }, body: { password: 'Wrong1!!' } };
  for (let tries = 0; tries < 10; tries += 1) await author.client.refused('deleteAccount', guess);
  expect((await author.client.refused('deleteAccount', guess)).status).toBe(429);
});

test('an account without a password needs a new sign-in with the provider', async () => {
  const api = createTestApi({ profiles: { first: googleProfile, second: googleProfile } });
  const client = api.visitor();
  const signIn = async (code: string) => {
    const { state } = await client.ok('startGoogleAuth', {});
    return client.ok('googleAuth', { query: { code, state } });
  };
  const { user } = await signIn('first');
  const input = { params: { id: user.id }, body: { password } };
  api.clock.advance(10 * minutes);
  expect(await client.refused('deleteAccount', input)).toMatchObject({
    status: 403,
    message: accountMessages.closeSignIn,
    field: 'provider',
  });
  await signIn('second');
  await client.ok('deleteAccount', input);
});

test('a letter confirms the closing to a verified address', async () => {
  const { author, api } = await createScenario();
  await author.client.ok('deleteAccount', { params: { id: author.user.id }, body: {} });
  await api.settled();
  expect(api.mail.outbox.at(-1)).toMatchObject({
    to: 'author@example.com',
    subject: 'Your account was closed',
  });
  const sent = api.mail.outbox.length;
  const { user, client } = await api.addSignedInUser('newcomer', { isVerified: false });
  await client.ok('deleteAccount', { params: { id: user.id }, body: {} });
  await api.settled();
  expect(api.mail.outbox).toHaveLength(sent);
});

test('an admin deletes another account and stays signed in; its owner gets an e-mail with the reason', async () => {
  const { admin, reader, api } = await createScenario();
  const reason = 'Spam, see https://spam.example';
  const input = { params: { id: reader.user.id }, body: { reason } };
  api.clock.advance(10 * minutes);
  await admin.client.ok('deleteAccount', input);
  await api.settled();
  expect(api.mail.outbox).toMatchObject([
    { to: reader.user.email, subject: 'Your account was deleted' },
  ]);
  expect(api.mail.outbox[0]?.text).toContain('Reason: Spam, see https: //spam. example\n');
  const { entries } = await admin.client.ok('listLog', { query: {} });
  expect(entries[0]).toMatchObject({ action: 'deleted', reason });
  expect((await admin.client.ok('listUsers', { query: {} })).count).toBe(3);
  expect((await admin.client.refused('deleteAccount', input)).status).toBe(404);
});

test('the owner of an address that is not verified gets no e-mail about the deletion', async () => {
  const { admin, api } = await createScenario();
  const newbie = await api.addUser('unverified', { isVerified: false });
  await admin.client.ok('deleteAccount', { params: { id: newbie.id }, body: {} });
  await api.settled();
  expect(api.mail.outbox).toEqual([]);
});

test('admins can’t be deleted, and who may not delete an account does not learn that it is missing', async () => {
  const { admin, reader, api } = await createScenario();
  const other = await api.addUser('other-admin', { role: 'admin' });
  const refused = ({ client }: typeof admin, id: string) =>
    client.refused('deleteAccount', { params: { id }, body: {} });
  expect((await refused(reader, 'unknown')).status).toBe(403);
  expect((await refused(admin, admin.user.id)).status).toBe(403);
  expect((await refused(admin, other.id)).status).toBe(403);
});
