import { accountMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/createTestApi';
import { testPicture } from '../testing/testPicture';
import { nameSkeleton } from './nameSkeleton';

const lookalikes = [
  ['a Cyrillic letter', 'аdalove'],
  ['a Greek letter', 'adalονe'],
  ['a full-width letter', 'ａdalove'],
  ['a digit zero', 'adal0ve'],
  ['a digit one', 'ada1ove'],
  ['a capital i', 'adaIove'],
  ['a small l in capitals', 'ADAlOVE'],
  ['a dotless i', 'adaıove'],
] as const;

test.each(lookalikes)('a name with %s looks like the one without', (_, username) => {
  expect(nameSkeleton(username)).toBe(nameSkeleton('adalove'));
});

test.each([
  ['adalove', 'adalovē'],
  ['adalove2', 'adalove3'],
  ['ada.love', 'ada-love'],
  ['мария', 'марие'],
])('%s and %s are different', (one, other) => {
  expect(nameSkeleton(one)).not.toBe(nameSkeleton(other));
});

test('letters that look like two', () => {
  expect(nameSkeleton('admin')).toBe(nameSkeleton('adrnin'));
});

const form = (username: string) => ({
  username,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'other@example.com',
  password: 'Password1',
  avatar: testPicture(),
});

const taken = { status: 409, message: accountMessages.usernameTaken, field: 'username' };

describe.each(lookalikes)('with %s', (_, username) => {
  test('a visitor can’t register the name of another account', async () => {
    const { addUser, visitor, files } = createTestApi();
    await addUser('adalove');
    expect(await visitor().refused('register', { body: form(username) })).toMatchObject(taken);
    expect(files.names()).toEqual([]);
  });

  test('a user can’t change their name to that of another account', async () => {
    const { addUser, addSignedInUser } = createTestApi();
    await addUser('adalove');
    const { client } = await addSignedInUser('gracehop');
    const body = { ...form(username), email: 'gracehop@example.com', bio: 'Writes.' };
    const { avatar: _, password: __, ...texts } = body;
    expect(await client.refused('updateProfile', { body: texts })).toMatchObject(taken);
  });
});

test('a user can change their name to one that looks alike', async () => {
  const { client } = await createTestApi().addSignedInUser('adalove');
  const { avatar: _, password: __, ...texts } = form('ADAlove');
  const body = { ...texts, email: 'adalove@example.com', bio: 'Writes.' };
  expect((await client.ok('updateProfile', { body })).user.username).toBe('ADAlove');
});

test('a username can’t be an e-mail address', async () => {
  const { visitor } = createTestApi();
  const body = form('victim@example.com');
  expect(await visitor().refused('register', { body })).toMatchObject({
    status: 422,
    message: validationTexts.usernameCharacters,
    field: 'username',
  });
});

test('a name is stored in its normal form and found by any', async () => {
  const { visitor } = createTestApi();
  const client = visitor();
  const { user } = await client.ok('register', { body: form(' ａｄａｌｏｖｅ ') });
  expect(user?.username).toBe('adalove');
  const { userDetails } = await client.ok('readProfile', {
    params: { username: 'ａｄａｌｏｖｅ' },
    body: {},
  });
  expect(userDetails.username).toBe('adalove');
  await visitor().ok('login', { body: { username: 'ａdalove', password: 'Password1' } });
});
