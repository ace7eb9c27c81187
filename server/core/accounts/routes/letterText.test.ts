import { expect, test } from 'vitest';
import { createScenario } from '../../testing/createScenario';

test('an author chooses how much of a post is in its letters, without the fields of the form', async () => {
  const { author } = await createScenario();
  const read = async () => (await author.client.ok('refreshToken', {})).user.letterText;
  expect(await read()).toBe('beginning');
  await author.client.ok('updateProfile', { body: { letterText: 'whole' } });
  expect(await read()).toBe('whole');
  await author.client.ok('updateProfile', { body: { timeZone: 'Europe/Berlin' } });
  expect(await read()).toBe('whole');
});

test('another amount is refused, as is a choice of an account that is not verified', async () => {
  const { author, newbie } = await createScenario();
  expect(
    await author.client.refused('updateProfile', { body: { letterText: 'half' } }),
  ).toMatchObject({ status: 422, field: 'letterText' });
  expect(
    await newbie.client.refused('updateProfile', { body: { letterText: 'whole' } }),
  ).toMatchObject({ status: 403 });
});
