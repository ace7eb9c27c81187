import { expect, test } from 'vitest';
import { createTestApi } from '../testing/createTestApi';
import { testPicture } from '../testing/testPicture';
import { inertName, withoutAddresses } from './inertName';

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

test.each([
  ['a name of 40 characters', 'a'.repeat(40), 'a'.repeat(40)],
  ['a longer one', 'a'.repeat(41), `${'a'.repeat(39)}…`],
  [
    'an advertisement',
    'Win 1,000 euros today! Visit free.evil.example and enter the code',
    'Win 1,000 euros today! Visit free. evil…',
  ],
  ['line breaks', 'Ada\n\nVisit us', 'Ada Visit us'],
  ['an emoji at the end', `${'a'.repeat(38)}👩🏽‍🚀b`, `${'a'.repeat(38)}…`],
  ['an accent at the end', `${'a'.repeat(38)}x\u0323\u0307b`, `${'a'.repeat(38)}…`],
  ['nothing but accents', 'a\u0323'.normalize('NFKC') + '\u0335'.repeat(50), '…'],
])('%s is cut between characters', (_, name, short) => {
  expect(inertName(name)).toBe(short);
  expect(Array.from(short).length).toBeLessThanOrEqual(40);
});

test('names in all letters are cut', async () => {
  const { visitor, mail, settled } = createTestApi();
  const advert = `Cheap pills ${'now '.repeat(8)}only here and today`;
  const form = {
    username: 'advert',
    lastName: 'Ada',
    email: 'ada@example.com',
    password: 'Password1',
  };
  const client = visitor();
  await client.ok('register', { body: { ...form, firstName: advert, avatar: testPicture() } });
  await client.ok('forgotPassword', { body: { email: form.email } });
  const contact = { name: advert, email: form.email, subject: 'Hello', message: 'Hello' };
  await client.ok('sendContact', { body: contact });
  await settled();
  expect(mail.outbox.length).toBeGreaterThan(2);
  for (const { text, html } of mail.outbox) expect(text + html).not.toContain('only here');
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
  expect(mail.outbox).toHaveLength(4);
  for (const { text, html } of mail.outbox) {
    const own = /https:\/\/commonplace\.test\S*/g;
    expect(text.replaceAll(own, '')).not.toMatch(address);
    expect(html.replaceAll(own, '')).not.toMatch(address);
  }
});

test.each([
  ['free.example', 'free. example'],
  ['https://free.example/a?b=c', 'https: //free. example/a?b=c'],
  ['mailto:me@free.example', 'mailto: me@ free. example'],
  ['www.例え.テスト、例え。テスト', 'www. 例え. テスト、例え。 テスト'],
  ['localhost:8080/x', 'localhost: 8080/x'],
  ['192.168.0.1/admin', '192. 168. 0. 1/admin'],
  ['free．example', 'free． example'],
])('an address in words is no link: %s', (words, inert) => {
  expect(withoutAddresses(words)).toBe(inert);
});

test('other words stay as they are', () => {
  const words = 'At 12:30, 3.5 km; 1.234.567 people… And @ada said: “Well.” (See p. 3.)';
  expect(withoutAddresses(words)).toBe(words);
});
