import { expect, test } from 'vitest';
import { createTestApi } from '../testing/createTestApi';
import { testPicture } from '../testing/testPicture';
import { inertName } from './inertName';

test.each([
  ['https://evil.example/free', 'https:// evil. example/ free'],
  ['www.evil.example', 'www. evil. example'],
  ['evil．example', 'evil. example'],
  ['evil。example', 'evil。 example'],
  ['ada@evil.example', 'ada@ evil. example'],
  ['J. R. R.', 'J. R. R.'],
  ['St. John', 'St. John'],
  ['Мария-Анна O’Neill', 'Мария-Анна O’Neill'],
])('%s is written as %s', (name, inert) => {
  expect(inertName(name)).toBe(inert);
});

const address = /(?:https?:\/\/|www\.)?[\p{L}\d-]+\.evil/u;

test('no letter contains a name that looks like an address', async () => {
  const { visitor, mail, settled } = createTestApi();
  const form = { lastName: 'Lovelace', email: 'ada@example.com', password: 'Password1' };
  const names = { username: 'free.evil.site', firstName: 'https://free.evil/now' };
  const client = visitor();
  await client.ok('register', { body: { ...form, ...names, avatar: testPicture() } });
  await client.ok('sendVerification', {});
  await client.ok('forgotPassword', { body: { email: form.email } });
  const contact = { email: form.email, subject: 'Hello', message: 'Hello' };
  await client.ok('sendContact', { body: { ...contact, name: 'www.free.evil' } });
  await settled();
  expect(mail.outbox).toHaveLength(5);
  for (const { text, html } of mail.outbox) {
    const own = /https:\/\/commonplace\.test\S*/g;
    expect(text.replaceAll(own, '')).not.toMatch(address);
    expect(html.replaceAll(own, '')).not.toMatch(address);
  }
});
