import { inviteTexts } from '@contract/texts/inviteTexts';
import { registrationTexts } from '@contract/texts/registrationTexts';
import { expect, test } from 'vitest';
import { MailFailure } from '../../mailFailure';
import { createTestApi } from '../../testing/createTestApi';
import { testPicture } from '../../testing/testPicture';

const email = 'eve@elsewhere.example';

const google = {
  id: 'google-eve',
  email,
  emailVerified: true,
  firstName: 'Eve',
  lastName: 'Online',
  picture: '',
};

const form = (invite: string, overrides = {}) => ({
  username: 'evelyn',
  firstName: 'Eve',
  lastName: 'Online',
  email,
  password: 'Password1',
  avatar: testPicture(),
  invite,
  ...overrides,
});

/** A site that only those who are invited can join. */
async function createSite() {
  const api = createTestApi({ profiles: { code: google, again: google } });
  const { client } = await api.addSignedInUser('admin', { role: 'admin' });
  const emailDomains = '["example.com"]';
  const body = { version: 0, registration: 'invited', emailDomains } as const;
  await client.ok('updateSite', { body });

  /** Invites the address, and returns the token of the link in the e-mail. */
  async function invite(role: 'user' | 'moderator' = 'user') {
    const { invite: sent } = await client.ok('createInvite', { body: { email, role } });
    await api.settled();
    const text = api.mail.outbox.findLast(({ to }) => to === email)?.text ?? '';
    const [, token = ''] = /sign-up\?invite=([\w-]+)/.exec(text) ?? [];
    return { token, sent };
  }
  return { ...api, admin: client, invite };
}

test('an invited person creates an account with a verified address and the role of the invitation', async () => {
  const { admin, visitor, invite, mail, settled } = await createSite();
  const { token } = await invite('moderator');
  const { user } = await visitor().ok('register', { body: form(token) });
  expect(user).toMatchObject({ username: 'evelyn', role: 'moderator', isVerified: true });
  await settled();
  expect(mail.outbox.map(({ subject }) => subject)).toEqual([
    'You are invited to Commonplace',
    'Welcome to Commonplace',
  ]);
  const { invites } = await admin.ok('listInvites', { query: {} });
  expect(invites).toMatchObject([{ email, role: 'moderator', acceptedAt: expect.any(String) }]);
  const { entries } = await admin.ok('listLog', { query: {} });
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'invited', reason: 'moderator' }),
  );
});

test('without an invitation, or with one that was used, nobody can register', async () => {
  const { visitor, invite } = await createSite();
  const needed = { status: 403, message: registrationTexts.invited };
  expect(await visitor().refused('register', { body: form('') })).toMatchObject(needed);
  expect(await visitor().refused('googleAuth', { query: { code: 'code' } })).toMatchObject(needed);
  const { token } = await invite();
  await visitor().ok('register', { body: form(token) });
  const ended = { status: 403, message: registrationTexts.ended };
  for (const again of [token, 'guessed']) {
    const body = form(again, { username: 'second', email: 'second@example.com' });
    expect(await visitor().refused('register', { body })).toMatchObject(ended);
  }
});

test('an invitation is for its address alone', async () => {
  const { visitor, invite } = await createSite();
  const { token } = await invite();
  const other = form(token, { email: 'joe@example.com' });
  expect(await visitor().refused('register', { body: other })).toMatchObject({
    status: 422,
    field: 'email',
    message: registrationTexts.otherAddress,
  });
  await visitor().ok('register', { body: form(token, { email: ' EVE@elsewhere.example ' }) });
});

test('an invited person can come with Google', async () => {
  const { visitor, invite } = await createSite();
  const { token } = await invite('moderator');
  const { user } = await visitor().ok('googleAuth', { query: { code: 'code', invite: token } });
  expect(user).toMatchObject({ role: 'moderator', isVerified: true });
});

test('of two registrations with one invitation at the same time one succeeds', async () => {
  const { visitor, invite } = await createSite();
  const { token } = await invite();
  const answers = await Promise.all(
    ['evelyn', 'evelina'].map(async (username) =>
      visitor().call('register', { body: form(token, { username }) }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('another invitation of an address replaces the earlier one; a withdrawn one ends', async () => {
  const { admin, visitor, invite } = await createSite();
  const first = await invite();
  const second = await invite();
  expect((await admin.ok('listInvites', { query: {} })).invites).toHaveLength(1);
  const ended = { status: 403, message: registrationTexts.ended };
  expect(await visitor().refused('register', { body: form(first.token) })).toMatchObject(ended);
  await admin.ok('removeInvite', { params: { id: second.sent._id } });
  expect(await visitor().refused('register', { body: form(second.token) })).toMatchObject(ended);
});

test('an invitation ends after two weeks', async () => {
  const { clock, visitor, invite } = await createSite();
  const { token, sent } = await invite();
  clock.advance(Date.parse(sent.expiresAt) - clock.now());
  expect(await visitor().refused('register', { body: form(token) })).toMatchObject({ status: 403 });
});

test('an e-mail that waits is not sent after the invitation was withdrawn', async () => {
  const { admin, clock, ports, mail, settled, invite } = await createSite();
  const { send } = mail;
  const isServerAway = true;
  ports.mail = {
    send: async () => {
      throw new MailFailure('away', { isPermanent: false, isServerAway, cause: undefined });
    },
  };
  const { sent } = await invite();
  ports.mail = { send };
  await admin.ok('removeInvite', { params: { id: sent._id } });
  clock.advance(60 * 60_000);
  ports.wakeEmails();
  await settled();
  expect(mail.outbox).toEqual([]);
  expect(await ports.data.letters.list({ skip: 0, take: 9 })).toMatchObject({ rows: [] });
});

test('nobody is invited while registration is closed, and no member is', async () => {
  const { admin } = await createSite();
  await admin.ok('updateSite', { body: { version: 1, registration: 'closed' } });
  const closed = { status: 409, message: inviteTexts.isClosed };
  expect(await admin.refused('createInvite', { body: { email } })).toMatchObject(closed);
  await admin.ok('updateSite', { body: { version: 2, registration: 'open' } });
  const member = { body: { email: 'ADMIN@example.com' } };
  expect(await admin.refused('createInvite', member)).toMatchObject({
    status: 409,
    message: inviteTexts.isMember,
  });
  for (const wrong of ['', 'nobody', 'two@x.example two@y.example']) {
    expect(await admin.refused('createInvite', { body: { email: wrong } })).toMatchObject({
      status: 422,
      field: 'email',
    });
  }
});
