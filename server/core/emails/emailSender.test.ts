import { expect, test } from 'vitest';
import { MailFailure } from '../mailFailure';
import type { Letter } from '../ports';
import { createTestApi } from '../testing/createTestApi';
import { findEmailToken } from '../testing/findEmailToken';
import { testPicture } from '../testing/testPicture';
import { createEmailSender } from './emailSender';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const details = { isPermanent: false, isServerAway: false, cause: undefined };
const away = new MailFailure('connect ECONNREFUSED', { ...details, isServerAway: true });
const full = new MailFailure('451 Mailbox full', details);
const unknown = new MailFailure('550 No such user', { ...details, isPermanent: true });

const message = { name: 'Eva', email: 'eva@example.com', subject: 'Hello', message: 'Hello.' };

/** An API whose mail server refuses all e-mails while `refusal` is set. */
function withMailServer() {
  const api = createTestApi();
  const { mail } = api;
  const server = { refusal: undefined as MailFailure | undefined, asked: 0 };
  api.ports.mail = {
    async send(letter: Letter) {
      server.asked += 1;
      if (server.refusal) throw server.refusal;
      await mail.send(letter);
    },
  };
  const later = async (time: number) => {
    api.clock.advance(time);
    api.ports.wakeEmails();
    await api.settled();
  };
  const askForReset = async (email: string) => {
    await api.visitor().ok('forgotPassword', { body: { email } });
    await api.settled();
  };
  return { api, server, mail, later, askForReset };
}

async function withAda() {
  const site = withMailServer();
  await site.api.addUser('adalove');
  return { ...site, askForReset: () => site.askForReset('adalove@example.com') };
}

test('a letter that is refused for a while is sent later, with the same link and id', async () => {
  const { api, server, mail, later, askForReset } = await withAda();
  const tried: Letter[] = [];
  const { send } = api.ports.mail;
  api.ports.mail = {
    async send(letter) {
      tried.push(letter);
      await send(letter);
    },
  };
  server.refusal = full;
  await askForReset();
  expect(await api.rows('letters')).toMatchObject([{ attempts: 1, failure: '451 Mailbox full' }]);
  await later(minute - 1);
  expect(tried).toHaveLength(1);
  server.refusal = undefined;
  await later(1);
  expect(mail.outbox).toHaveLength(1);
  expect(tried[1]).toEqual(tried[0]);
  expect(tried[1]?.messageId).toMatch(/^<[\w-]+@commonplace\.test>$/);
  expect(await api.rows('letters')).toEqual([]);
});

test('the pauses between tries grow for two days, then the letter has failed', async () => {
  const { api, server, later, askForReset } = await withAda();
  server.refusal = full;
  await askForReset();
  const tries: number[] = [];
  for (let minutes = 1; minutes <= 3 * 24 * 60; minutes += 1) {
    const { asked } = server;
    await later(minute);
    if (server.asked > asked) tries.push(minutes);
  }
  expect(tries).toEqual([1, 6, 21, 81, 261, 621, 981, 1341, 1701, 2061, 2421, 2781]);
  const [letter] = await api.rows('letters');
  expect(letter?.failedAt).toBe(letter && letter.createdAt + 2781 * minute);
});

test('a letter that the recipient refuses for good has failed at once', async () => {
  const { api, server, later, askForReset } = await withAda();
  server.refusal = unknown;
  await askForReset();
  expect(await api.rows('letters')).toMatchObject([
    { failure: '550 No such user', failedAt: api.clock.now() },
  ]);
  server.refusal = undefined;
  await later(day);
  expect(server.asked).toBe(1);
});

test('the reason is one short line without the link', async () => {
  const { api, askForReset } = await withAda();
  api.ports.mail = {
    async send({ text }) {
      const [link] = /https:\S+reset-password\S+/.exec(text) ?? [];
      throw new MailFailure(`554 Spam:\r\n${link} ${'!'.repeat(300)}`, details);
    },
  };
  await askForReset();
  const [{ failure } = { failure: '' }] = await api.rows('letters');
  expect(failure).toMatch(/^554 Spam: https:\/\/commonplace\.test\/reset-password\/… !/);
  expect(failure).toHaveLength(200);
  expect(failure).not.toMatch(/[\w-]{43}/);
});

test('a server that is away is asked seldom, and gets all letters when it is back', async () => {
  const { api, server, mail, later } = withMailServer();
  server.refusal = away;
  const people = Array.from({ length: 9 }, (_, number) => `person-${number}`);
  for (const person of people) {
    await api.addUser(person);
    const body = { email: `${person}@example.com` };
    await api.visitor(`198.51.100.${person.at(-1)}`).ok('forgotPassword', { body });
  }
  await api.settled();
  expect(server.asked).toBeLessThanOrEqual(4);
  for (let minutes = 0; minutes < 60; minutes += 0.25) await later(minute / 4);
  expect(server.asked).toBeLessThanOrEqual(25);
  server.refusal = undefined;
  await later(6 * hour);
  expect(mail.outbox.map(({ to }) => to).toSorted()).toEqual(
    people.map((person) => `${person}@example.com`),
  );
});

test('one full mailbox does not delay the letters of others', async () => {
  const { api, server, mail, askForReset } = withMailServer();
  await api.addUser('adalove');
  await api.addUser('gracehop');
  server.refusal = full;
  await askForReset('adalove@example.com');
  server.refusal = undefined;
  await askForReset('gracehop@example.com');
  expect(mail.outbox.map(({ to }) => to)).toEqual(['gracehop@example.com']);
});

test('a link works for its whole time after the letter was sent, however long it waited', async () => {
  const { api, server, mail, later, askForReset } = await withAda();
  server.refusal = away;
  await askForReset();
  await later(40 * hour);
  server.refusal = undefined;
  await later(6 * hour);
  const params = { token: findEmailToken(mail.outbox, 'Reset your password') };
  const [token] = await api.rows('tokens');
  expect(token?.expiresAt).toBe(api.clock.now() + hour);
  api.clock.advance(hour - 1);
  const body = { password: 'Another1!', confirmpassword: 'Another1!' };
  await api.visitor().ok('resetPassword', { params, body });
});

test('a letter whose link has ended meanwhile is not sent', async () => {
  const { api, server, mail, later, askForReset } = await withAda();
  server.refusal = full;
  await askForReset();
  await askForReset();
  server.refusal = undefined;
  await later(minute);
  // The newer e-mail has replaced the link of the older one.
  expect(mail.outbox).toHaveLength(1);
  expect(await api.rows('letters')).toEqual([]);
});

test('the link to the present address of a change still works when its letter is late', async () => {
  const { api, server, mail, later } = withMailServer();
  const { user, client } = await api.addSignedInUser('adalove');
  const form = { username: 'adalove', firstName: 'Ada', lastName: 'Love', bio: 'Counts.' };
  server.refusal = full;
  const body = { ...form, email: 'new@example.com', password: 'Password1!' };
  await client.ok('updateProfile', { body });
  await api.settled();
  await later(30 * hour);
  server.refusal = undefined;
  await later(day / 2);
  const token = findEmailToken(mail.outbox, 'Your e-mail address is being changed');
  await api.visitor().ok('restoreEmail', { params: { token } });
  expect(await api.data.users.byId(user.id)).toMatchObject({ pendingEmail: null });
});

test('account letters are sent before messages to the editors', async () => {
  const { api, server, mail, later, askForReset } = await withAda();
  server.refusal = away;
  await api.visitor().ok('sendContact', { body: message });
  await askForReset();
  server.refusal = undefined;
  await later(hour);
  expect(mail.outbox.map(({ to }) => to)).toEqual([
    'adalove@example.com',
    'editors@commonplace.test',
  ]);
});

test('letters that a process has not sent before it ended are sent by the next one', async () => {
  const { api, server, mail } = withMailServer();
  // Nothing runs after the answers, as if the process was killed.
  const { background } = api.ports;
  api.ports.background = () => undefined;
  const names = { username: 'adalove', firstName: 'Ada', lastName: 'Lovelace' };
  const form = { ...names, email: 'ada@example.com', password: 'Password1' };
  await api.visitor().ok('register', { body: { ...form, avatar: testPicture() } });
  await api.visitor().ok('forgotPassword', { body: { email: form.email } });
  await api.visitor().ok('sendContact', { body: message });
  // One of them was being sent.
  const now = api.clock.now();
  await api.data.letters.claim({ now, until: now + 5 * minute, take: 1 });
  api.ports.background = background;
  await createEmailSender(api.ports).run();
  expect(mail.outbox).toHaveLength(2);
  api.clock.advance(5 * minute);
  await createEmailSender(api.ports).run();
  expect(mail.outbox).toHaveLength(3);
  expect(server.asked).toBe(3);
  expect(await api.rows('letters')).toEqual([]);
});

test('several processes send each letter once', async () => {
  const { api, mail } = withMailServer();
  api.ports.wakeEmails = () => undefined;
  for (let number = 0; number < 9; number += 1) {
    const body = { ...message, email: `eva${number}@example.com` };
    await api.visitor(`198.51.100.${number}`).ok('sendContact', { body });
  }
  const senders = [1, 2, 3].map(() => createEmailSender(api.ports));
  await Promise.all(senders.map((sender) => sender.run()));
  const replies = mail.outbox.map(({ replyTo }) => replyTo);
  expect(new Set(replies).size).toBe(9);
  expect(replies).toHaveLength(9);
});

test('a sender that stops finishes what it is sending and starts nothing else', async () => {
  const { api, mail } = withMailServer();
  api.ports.wakeEmails = () => undefined;
  for (let number = 0; number < 6; number += 1) {
    const body = { ...message, email: `eva${number}@example.com` };
    await api.visitor(`198.51.100.${number}`).ok('sendContact', { body });
  }
  const sender = createEmailSender(api.ports);
  const { send } = api.ports.mail;
  api.ports.mail = {
    async send(letter) {
      sender.stop();
      await send(letter);
    },
  };
  await sender.run();
  expect(mail.outbox).toHaveLength(4);
  expect(await api.rows('letters')).toHaveLength(2);
});

test('a letter that can not be written is tried at the same times, and has failed after two days', async () => {
  const { api, later, askForReset } = await withAda();
  const { byId } = api.ports.data.users;
  let tried = 0;
  api.ports.data = {
    ...api.ports.data,
    users: {
      ...api.ports.data.users,
      async byId(id) {
        tried += 1;
        if (tried > 20) return byId(id);
        throw new Error('The row of the account is unreadable.');
      },
    },
  };
  await askForReset();
  expect(await api.rows('letters')).toMatchObject([
    { attempts: 1, failure: 'The letter could not be written.', failedAt: null },
  ]);
  for (let hours = 0; hours < 72; hours += 1) await later(hour);
  const [letter] = await api.rows('letters');
  expect(letter?.failedAt).not.toBeNull();
  expect(tried).toBeLessThan(20);
  expect(api.reported.splice(0).length).toBe(tried);
});
