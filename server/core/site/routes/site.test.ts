import { defaultSite } from '@contract/site/publicSite';
import { siteNameMissing } from '@contract/site/siteRules';
import { pictureTexts } from '@contract/texts/pictureTexts';
import { registrationTexts } from '@contract/texts/registrationTexts';
import { siteTexts } from '@contract/texts/siteTexts';
import { newPost } from '@server/data/testing/rows';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { ProviderProfile } from '../../ports';
import { createTestApi, password } from '../../testing/createTestApi';
import { testPicture } from '../../testing/testPicture';

const refusal = v.object({ field: v.string(), nearest: v.string() });

const profile: ProviderProfile = {
  id: 'google-eve',
  email: 'eve@elsewhere.example',
  emailVerified: true,
  firstName: 'Eve',
  lastName: 'Online',
  picture: '',
};

const form = (email = 'ada@example.com') => ({
  username: 'adalove',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email,
  password: 'Password1',
  avatar: testPicture(),
});

async function createSite() {
  const api = createTestApi({ profiles: { code: profile, known: profile } });
  const { client } = await api.addSignedInUser('admin', { role: 'admin' });
  return { ...api, admin: client };
}

test('a time zone is stored by its name, and an unknown one is refused', async () => {
  const { admin } = await createSite();
  const save = { version: 0, timeZone: 'europe/berlin' };
  const { site } = await admin.ok('updateSite', { body: save });
  expect(site.timeZone).toBe('Europe/Berlin');
  const unknown = { body: { version: 1, timeZone: 'Mars/Olympus' } };
  expect(await admin.refused('updateSite', unknown)).toMatchObject({
    status: 422,
    field: 'timeZone',
  });
  const none = await admin.ok('updateSite', { body: { version: 1, timeZone: '' } });
  expect(none.site.timeZone).toBe('');
});

test('an administrator names the site, and visitors see what concerns them', async () => {
  const { admin, visitor } = await createSite();
  const changes = { name: '  The\n Cove ', tagline: 'Words by the sea', homeText: 'Two\nlines' };
  const { site, message } = await admin.ok('updateSite', {
    body: { version: 0, ...changes, emailDomains: '["example.com"]' },
  });
  expect(message).toBe(siteTexts.changed);
  const seen = {
    ...defaultSite,
    logo: null,
    name: 'The Cove',
    tagline: changes.tagline,
    homeText: 'Two\nlines',
  };
  expect(site).toEqual({
    ...seen,
    accent: null,
    holding: 'off',
    emailDomains: ['example.com'],
    adminsNeedPasskey: false,
    timeZone: '',
    version: 1,
  });
  expect((await visitor().ok('readSite', {})).site).toEqual({ ...seen, accent: null, version: 1 });
  // What a change doesn't name stays.
  await admin.ok('updateSite', { body: { version: 1, tagline: '' } });
  expect((await visitor().ok('readSite', {})).site).toEqual({
    ...seen,
    accent: null,
    tagline: '',
    version: 2,
  });
});

test.each([
  ['name', { name: ' ' }, siteNameMissing],
  ['name', { name: 'n'.repeat(61) }, 'The name is too long: 60 characters at most.'],
  ['whoText', { whoText: 'w'.repeat(601) }, 'The text is too long: 600 characters at most.'],
  [
    'emailDomains',
    { emailDomains: '["no domain"]' },
    'Write domains such as example.org, separated by spaces.',
  ],
  [
    'footerLinks',
    { footerLinks: '[{"title":"Shop","path":"javascript:alert(1)"}]' },
    'A link of the footer is not complete.',
  ],
  [
    'navigation',
    { navigation: JSON.stringify(Array.from({ length: 6 }, () => ({ title: 'A', path: '/a' }))) },
    'At most 5 links in the navigation.',
  ],
])('a wrong %s is refused beside its field', async (field, change, message) => {
  const { admin, data } = await createSite();
  const refused = await admin.refused('updateSite', { body: { version: 0, ...change } });
  expect(refused).toMatchObject({ status: 422, field, message });
  expect(await data.site.read()).toBeNull();
});

test('an accent has variants for light and dark pages; one that can’t be read is refused with the nearest', async () => {
  const { admin } = await createSite();
  const { site } = await admin.ok('updateSite', { body: { version: 0, accent: '#00604A' } });
  expect(site.accent).toMatchObject({ light: '#00604a', chosen: '#00604a' });
  expect(site.accent?.dark).toMatch(/^#[0-9a-f]{6}$/);
  const tooLight = { body: { version: 1, accent: '#ffcc00' } };
  const refused = await admin.call('updateSite', tooLight);
  expect(refused.status).toBe(422);
  const { nearest, field } = v.parse(refusal, await refused.json());
  expect(field).toBe('accent');
  await admin.ok('updateSite', { body: { version: 1, accent: nearest } });
  const none = await admin.ok('updateSite', { body: { version: 2, accent: '' } });
  expect(none.site.accent).toBeNull();
  const wrong = { body: { version: 3, accent: 'red;}' } };
  expect(await admin.refused('updateSite', wrong)).toMatchObject({ status: 422, field: 'accent' });
});

test('the log says which settings were changed, and nothing of a change that changes nothing', async () => {
  const { admin } = await createSite();
  await admin.ok('updateSite', { body: { version: 0, name: 'The Cove', registration: 'closed' } });
  await admin.ok('updateSite', { body: { version: 1, name: 'The Cove' } });
  const { entries } = await admin.ok('listLog', { query: {} });
  expect(entries.map(({ action, reason, subject }) => [action, reason, subject.url])).toEqual([
    ['changeSite', 'name, who may register', '/dashboard/settings'],
  ]);
});

test('while registration is closed, nobody can create an account, and members can sign in', async () => {
  const { admin, visitor, addUser } = await createSite();
  await admin.ok('updateSite', { body: { version: 0, registration: 'closed' } });
  const closed = { status: 403, message: registrationTexts.closed };
  expect(await visitor().refused('register', { body: form() })).toMatchObject(closed);
  expect(await visitor().refused('googleAuth', { query: { code: 'code' } })).toMatchObject(closed);
  const registrationNote = 'Ask at the front desk.';
  await admin.ok('updateSite', { body: { version: 1, registrationNote } });
  expect(await visitor().refused('register', { body: form() })).toMatchObject({
    status: 403,
    message: registrationNote,
  });
  await addUser('evelyn', { email: profile.email, isProviderLinked: true, passwordHash: null });
  const known = await visitor().ok('googleAuth', { query: { code: 'known' } });
  expect(known.user.username).toBe('evelyn');
  await admin.ok('updateSite', { body: { version: 2, registration: 'open' } });
  await visitor().ok('register', { body: form() });
});

test('only addresses of the domains of the site can register, or be changed to', async () => {
  const { admin, visitor } = await createSite();
  const emailDomains = JSON.stringify(['Example.com', '@cove.example']);
  await admin.ok('updateSite', { body: { version: 0, emailDomains } });
  const refused = {
    status: 422,
    field: 'email',
    message: 'Only addresses of example.com, cove.example can be used here.',
  };
  const lookalike = form('ada@example.com.evil.example');
  expect(await visitor().refused('register', { body: lookalike })).toMatchObject(refused);
  expect(await visitor().refused('googleAuth', { query: { code: 'code' } })).toMatchObject(refused);
  const client = visitor();
  await client.ok('register', { body: form('ADA@Cove.Example') });
  const profileForm = { ...form(), bio: 'Engines.', avatar: undefined, password };
  const elsewhere = { ...profileForm, email: 'ada@elsewhere.example' };
  expect(await client.refused('updateProfile', { body: elsewhere })).toMatchObject(refused);
});

test('e-mails name the site as it is called when they are sent', async () => {
  const { admin, visitor, mail, settled } = await createSite();
  await admin.ok('updateSite', { body: { version: 0, name: 'The Cove' } });
  await visitor().ok('googleAuth', { query: { code: 'code' } });
  await settled();
  const [letter] = mail.outbox;
  expect(letter?.subject).toBe('Welcome to The Cove');
  expect(letter?.text).toMatch(/^The Cove\n/);
  expect(letter?.html).toContain('>The Cove</a>');
  expect(`${letter?.text}${letter?.html}`).not.toContain('Commonplace');
});

test('the state of the site says what a host has done first', async () => {
  const { admin, addUser, data } = await createSite();
  const steps = async () => (await admin.ok('readSiteState', {})).firstSteps;
  expect(await steps()).toEqual([]);
  await admin.ok('updateSite', { body: { version: 0, name: 'The Cove' } });
  const { id } = await addUser('grace', { role: 'moderator' });
  await data.posts.insert(newPost('first', { authorId: id }));
  expect(await steps()).toEqual(['name', 'people', 'moderator', 'post']);
});

test('visitors see the own links of the site in their order, and the log says that they were changed', async () => {
  const { admin, visitor } = await createSite();
  const links = [
    { title: 'Forum', path: 'https://forum.example/' },
    { title: 'Imprint', path: '/pages/imprint' },
  ];
  const sent = [{ title: ' Forum\n', path: ' https://forum.example/ ' }, links[1]];
  await admin.ok('updateSite', { body: { version: 0, footerLinks: JSON.stringify(sent) } });
  const { site } = await visitor().ok('readSite', {});
  expect([site.footerLinks, site.navigation]).toEqual([links, []]);
  await admin.ok('updateSite', { body: { version: 1, footerLinks: '[]' } });
  expect((await visitor().ok('readSite', {})).site.footerLinks).toEqual([]);
  const { entries } = await admin.ok('listLog', { query: {} });
  expect(entries.map(({ reason }) => reason)).toEqual([
    'links in the footer',
    'links in the footer',
  ]);
});

test('a logo is stored, and its files go when it is replaced or removed', async () => {
  const { admin, visitor, files, settled } = await createSite();
  const send = async (version: number, logo: Blob) =>
    (await admin.ok('updateSite', { body: { version, logo } })).site.logo?.resource_url ?? '';
  const first = await send(0, testPicture('logo.png'));
  expect(first).toMatch(/^\/api\/v1\/resource\/file\/.*-2x1\.\w+$/);
  expect((await visitor().ok('readSite', {})).site.logo).toEqual({ resource_url: first });
  // What a change doesn't name stays.
  await admin.ok('updateSite', { body: { version: 1, tagline: 'Words' } });
  const second = await send(2, testPicture('other.png'));
  await settled();
  expect(files.names().map((name) => `/api/v1/resource/file/${name}`)).toEqual([second]);
  const stale = { body: { version: 1, logo: testPicture() } };
  expect(await admin.refused('updateSite', stale)).toMatchObject({ status: 409 });
  await admin.ok('updateSite', { body: { version: 3, removesLogo: 'true' } });
  await settled();
  expect(files.names()).toEqual([]);
  expect((await visitor().ok('readSite', {})).site.logo).toBeNull();
});

test('a file that is no picture is no logo', async () => {
  const { admin, files } = await createSite();
  const logo = new File(['<svg onload="alert(1)"/>'], 'logo.png', { type: 'image/png' });
  const refused = await admin.refused('updateSite', { body: { version: 0, logo } });
  expect(refused).toMatchObject({ status: 415, message: pictureTexts.logo });
  expect(files.names()).toEqual([]);
});

test('e-mails have the logo before the name', async () => {
  const { admin, visitor, mail, settled } = await createSite();
  await admin.ok('updateSite', { body: { version: 0, logo: testPicture() } });
  await visitor().ok('googleAuth', { query: { code: 'code' } });
  await settled();
  expect(mail.outbox[0]?.html).toMatch(
    /<img src="https:\/\/[^"]+-2x1\.\w+" alt="" width="64" height="32"[^>]*><a /,
  );
});
