import { expect, test } from 'vitest';
import { createScenario } from '../../testing/createScenario';

const form = {
  firstName: 'Augusta',
  lastName: 'King',
  bio: 'Counts on engines.',
  email: 'reader@example.com',
  username: 'reader',
};

test('a member sets the time zone without the fields of the form', async () => {
  const { reader } = await createScenario();
  const before = await reader.client.ok('refreshToken', {});
  expect(before.user.timeZone).toBeNull();
  const save = async (timeZone: string) =>
    (await reader.client.ok('updateProfile', { body: { timeZone } })).user;
  const { tokens: _, ...others } = before.user;
  expect(await save('america/new_york')).toMatchObject({ ...others, timeZone: 'America/New_York' });
  expect((await save('')).timeZone).toBe('');
  expect((await save('Pacific/Kiritimati')).timeZone).toBe('Pacific/Kiritimati');
});

test('the form can carry it, and keeps it without the field', async () => {
  const { reader } = await createScenario();
  const body = { ...form, timeZone: 'Europe/Berlin' };
  expect((await reader.client.ok('updateProfile', { body })).user.timeZone).toBe('Europe/Berlin');
  expect((await reader.client.ok('updateProfile', { body: form })).user.timeZone).toBe(
    'Europe/Berlin',
  );
});

test.each(['Mars/Olympus', '+01:00', '-0800', 'Europe/Berlin ', ' '])(
  'the time zone “%s” is refused',
  async (timeZone) => {
    const { reader } = await createScenario();
    const { message, field } = await reader.client.refused('updateProfile', { body: { timeZone } });
    expect({ message, field }).toEqual({
      message: 'There is no such time zone.',
      field: 'timeZone',
    });
  },
);

test('an empty field of the form is still a field of the form', async () => {
  const { reader } = await createScenario();
  const body = { timeZone: 'Europe/Berlin', bio: '' };
  await reader.client.refused('updateProfile', { body });
  expect((await reader.client.ok('refreshToken', {})).user.timeZone).toBeNull();
});

test('nobody else sees it', async () => {
  const { reader, author, admin } = await createScenario();
  await reader.client.ok('updateProfile', { body: { timeZone: 'Pacific/Honolulu' } });
  for (const { client } of [author, admin]) {
    const read = { params: { username: 'reader' }, body: {} };
    expect(JSON.stringify(await client.ok('readProfile', read))).not.toContain('Honolulu');
  }
  const { data } = await admin.client.ok('listUsers', { query: {} });
  expect(JSON.stringify(data)).not.toContain('Honolulu');
});

test('a member chooses the hour of the review, beside the choices', async () => {
  const { reader } = await createScenario();
  const { client } = reader;
  expect((await client.ok('readChoices', {})).digestHour).toBe(7);
  expect((await client.ok('saveChoices', { body: { digestHour: 23 } })).digestHour).toBe(23);
  const likes = { likes: { site: false, letter: 'never' } } as const;
  const saved = await client.ok('saveChoices', { body: { choices: likes } });
  expect(saved).toMatchObject({ digestHour: 23, choices: likes });
  expect((await client.ok('readChoices', {})).digestHour).toBe(23);
});

test.each([-1, 24])('the hour %i is refused, with all choices', async (digestHour) => {
  const { reader } = await createScenario();
  const choices = { likes: { site: false, letter: 'never' } } as const;
  const refused = await reader.client.refused('saveChoices', { body: { choices, digestHour } });
  expect(refused.field).toBe('digestHour');
  const { choices: kept, digestHour: hour } = await reader.client.ok('readChoices', {});
  expect(kept.likes).toEqual({ site: true, letter: 'never' });
  expect(hour).toBe(7);
});
