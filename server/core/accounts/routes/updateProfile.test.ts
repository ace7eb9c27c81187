import { accountMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import { expect, test } from 'vitest';
import { createScenario } from '../../testing/createScenario';
import { password } from '../../testing/createTestApi';
import { testPicture } from '../../testing/testPicture';

const form = {
  firstName: 'Augusta',
  lastName: 'King',
  bio: 'Counts on engines.',
  email: 'reader@example.com',
  username: 'reader',
};

test('a user edits the profile and stays signed in', async () => {
  const { reader } = await createScenario();
  const { user } = await reader.client.ok('updateProfile', {
    body: { ...form, username: ' countess ' },
  });
  expect(user).toMatchObject({ username: 'countess', firstName: 'Augusta', isVerified: true });
  expect(user.tokens.refreshToken).not.toBe('');
  const read = { params: { username: 'countess' }, body: {} };
  expect((await reader.client.ok('readProfile', read)).isAuthor).toBe(true);
});

test('text instead of an avatar counts as absent', async () => {
  const { reader } = await createScenario();
  const sent = new FormData();
  for (const [name, value] of Object.entries(form)) sent.append(name, value);
  sent.append('avatar', 'undefined');
  const request = { method: 'PATCH', body: sent };
  const response = await reader.client.request('/api/v1/user/profile', request);
  expect(response.status).toBe(200);
});

test('a user decides whether members see the address; a form without the field keeps it', async () => {
  const { reader } = await createScenario();
  const save = async (body: { showsEmail?: 'true' | 'false' }) => {
    const { user } = await reader.client.ok('updateProfile', { body: { ...form, ...body } });
    return user.showsEmail;
  };
  expect(await save({})).toBe(false);
  expect(await save({ showsEmail: 'true' })).toBe(true);
  expect(await save({})).toBe(true);
  expect(await save({ showsEmail: 'false' })).toBe(false);
});

test('the choice is saved together with a new address', async () => {
  const { reader } = await createScenario();
  const { user } = await reader.client.ok('updateProfile', {
    body: { ...form, email: 'new@example.com', password, showsEmail: 'true' },
  });
  expect(user).toMatchObject({ pendingEmail: 'new@example.com', showsEmail: true });
});

test('another text than true or false is refused', async () => {
  const { reader } = await createScenario();
  const sent = new FormData();
  for (const [name, value] of Object.entries({ ...form, showsEmail: 'yes' })) {
    sent.append(name, value);
  }
  const request = { method: 'PATCH', body: sent };
  const response = await reader.client.request('/api/v1/user/profile', request);
  expect(response.status).toBe(400);
});

test('a new avatar replaces the old one', async () => {
  const { reader, api } = await createScenario();
  const before = api.files.names().length;
  for (let count = 0; count < 2; count += 1) {
    const body = { ...form, avatar: testPicture() };
    const { user } = await reader.client.ok('updateProfile', { body });
    expect(user.avatar.secure_url).toContain('/resource/file/');
  }
  await api.settled();
  expect(api.files.names()).toHaveLength(before + 1);
});

test('a changed e-mail address has to be confirmed, unless only the case differs', async () => {
  const { reader, api } = await createScenario();
  const same = await reader.client.ok('updateProfile', {
    body: { ...form, email: 'Reader@Example.com' },
  });
  expect(same.user).toMatchObject({ email: 'Reader@Example.com', pendingEmail: null });
  const changed = await reader.client.ok('updateProfile', {
    body: { ...form, email: 'new@example.com', password },
  });
  expect(changed.user).toMatchObject({
    email: 'Reader@Example.com',
    isVerified: true,
    pendingEmail: 'new@example.com',
  });
  await api.settled();
  expect(api.mail.outbox.map(({ to }) => to).toSorted()).toEqual([
    'Reader@Example.com',
    'new@example.com',
  ]);
});

test.each([
  [validationTexts.profileIncomplete, 'firstName', { firstName: ' ' }],
  [validationTexts.profileIncomplete, 'bio', { bio: '' }],
  [validationTexts.emailInvalid, 'email', { email: 'reader' }],
  [validationTexts.usernameTooShort, 'username', { username: 'four' }],
] as const)('%s (%s)', async (message, field, but) => {
  const { reader } = await createScenario();
  const refused = await reader.client.refused('updateProfile', { body: { ...form, ...but } });
  expect(refused).toMatchObject({ status: 422, message, field });
});

test('rejects a taken name or address and stores no image', async () => {
  const { reader, api } = await createScenario();
  const before = api.files.names();
  const avatar = testPicture();
  const name = await reader.client.refused('updateProfile', {
    body: { ...form, username: 'AUTHOR', avatar },
  });
  expect(name).toMatchObject({ status: 409, message: accountMessages.usernameTaken });
  const email = await reader.client.refused('updateProfile', {
    body: { ...form, email: 'Author@example.com', password, avatar },
  });
  expect(email.status).toBe(409);
  await api.settled();
  expect(api.files.names()).toEqual(before);
});
