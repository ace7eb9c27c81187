import { accountMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import { createTestApi } from '@server/core/testing/createTestApi';
import { expect, test } from 'vitest';
import { createSetup } from './createSetup';
import { fieldMissing } from './setupForm';

const form = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  username: 'adalove',
  password: 'Password1!',
};

async function createLink(api = createTestApi({ isNewSite: true })) {
  const { app, link } = await createSetup(api.ports);
  const path = new URL(link).pathname;
  const submit = (fields: Readonly<Record<string, string>>) =>
    app.request(path, { method: 'POST', body: new URLSearchParams({ ...form, ...fields }) });
  return { api, app, link, path, submit };
}

test('the link shows a form that works without scripts', async () => {
  const { app, link, path } = await createLink();
  expect(link).toMatch(/^https:\/\/commonplace\.test\/setup\/[\w-]{43}$/);
  const response = await app.request(path);
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toContain('<form method="post"');
  expect(text).not.toContain('<script');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('the first administrator is created and can sign in', async () => {
  const { api, submit } = await createLink();
  expect((await submit({})).status).toBe(200);
  const admin = await api.data.users.byUsername('adalove');
  expect(admin).toMatchObject({ role: 'admin', isVerified: true, email: 'ada@example.com' });
  const client = await api.signIn('adalove');
  expect((await client.ok('listUsers', { query: {} })).count).toBe(1);
});

test('the form names the site and says who may register', async () => {
  const { api, app, path, submit } = await createLink();
  expect(await (await app.request(path)).text()).toContain('At least 5 characters.');
  const site = { siteName: ' The  Cove ', homeText: 'Words by the sea.', registration: 'closed' };
  expect((await submit(site)).status).toBe(200);
  expect(await api.data.site.read()).toMatchObject({
    name: 'The Cove',
    homeText: 'Words by the sea.',
    registration: 'closed',
    holding: 'off',
    version: 1,
  });
});

test('without a name the site has the one of the product, and a long one is refused', async () => {
  const { api, submit } = await createLink();
  const refused = await submit({ siteName: 'n'.repeat(61), homeText: 'By the sea' });
  expect(refused.status).toBe(422);
  const text = await refused.text();
  expect(text).toContain('id="siteName-error">The name is too long');
  expect(text).toContain('>By the sea</textarea>');
  expect(await api.data.users.hasAdmin()).toBe(false);
  await submit({ siteName: ' ' });
  expect(await api.data.site.read()).toMatchObject({ name: 'Commonplace', registration: 'open' });
});

test('the link works once', async () => {
  const { api, app, path, submit } = await createLink();
  await submit({});
  const again = await submit({ username: 'second', email: 'second@example.com' });
  expect(again.status).toBe(404);
  expect(await api.data.users.byUsername('second')).toBe(null);
  expect((await app.request(path)).status).toBe(404);
});

test('of two administrators at the same time one is created', async () => {
  const { submit } = await createLink();
  const answers = await Promise.all([
    submit({}),
    submit({ username: 'second', email: 'second@example.com' }),
  ]);
  expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '404']);
});

test('the link of another start and a guessed one are refused', async () => {
  const api = createTestApi({ isNewSite: true });
  const { app } = await createLink(api);
  const other = await createLink(api);
  for (const path of [other.path, '/setup/guess', `/setup/${'A'.repeat(43)}`]) {
    expect((await app.request(path)).status).toBe(404);
    expect((await app.request(path, { method: 'POST' })).status).toBe(404);
  }
});

test('the link is refused once there is an administrator', async () => {
  const { api, app, path, submit } = await createLink();
  await api.addUser('earlier', { role: 'admin' });
  expect((await app.request(path)).status).toBe(404);
  expect((await submit({})).status).toBe(404);
});

test('the link works although others have accounts', async () => {
  const { api, submit } = await createLink();
  await api.addUser('stranger');
  expect((await submit({})).status).toBe(200);
  expect(await api.data.users.byUsername('adalove')).toMatchObject({ role: 'admin' });
});

test.each([
  ['username', { username: 'Stranger' }, accountMessages.usernameTaken],
  ['email', { email: 'Stranger@example.com' }, accountMessages.emailTaken],
])('a taken %s is named, and the link still works', async (field, taken, message) => {
  const { api, submit } = await createLink();
  await api.addUser('stranger');
  const response = await submit(taken);
  expect(response.status).toBe(422);
  expect(await response.text()).toContain(`id="${field}-error">${message}`);
  expect((await submit({})).status).toBe(200);
});

test('messages stand beside their fields, and what was typed stays except the password', async () => {
  const { api, submit } = await createLink();
  const response = await submit({ username: 'ada', password: 'secret', lastName: '"><script>' });
  expect(response.status).toBe(422);
  const text = await response.text();
  expect(text).toContain(`id="username-error">${validationTexts.usernameTooShort}`);
  expect(text).toContain('id="password-error"');
  expect(text).toContain('value="ada@example.com"');
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(text).not.toContain('secret');
  expect(await api.data.users.byUsername('ada')).toBe(null);
});

test('missing fields are named', async () => {
  const { app, path } = await createLink();
  const response = await app.request(path, { method: 'POST', body: new URLSearchParams() });
  expect((await response.text()).split(fieldMissing)).toHaveLength(6);
});

test('a body that is too large is refused', async () => {
  const { submit } = await createLink();
  expect((await submit({ firstName: 'a'.repeat(20_000) })).status).toBe(413);
});
