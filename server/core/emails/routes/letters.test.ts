import { letterTexts } from '@contract/texts/letterTexts';
import { expect, test } from 'vitest';
import { MailFailure } from '../../mailFailure';
import { createScenario } from '../../testing/createScenario';
import { failedLetter, sendsEmail } from '../../testing/failedLetter';

const minute = 60_000;

async function askForReset(
  { api, visitor }: Awaited<ReturnType<typeof createScenario>>,
  to: string,
) {
  await visitor.ok('forgotPassword', { body: { email: to } });
  await api.settled();
}

test('an administrator sees which letters wait or failed, why, and when they are tried again', async () => {
  const scenario = await createScenario();
  const { api, admin } = scenario;
  const start = api.clock.now();
  const refuse = (text: string, isPermanent: boolean) => {
    const details = { isPermanent, isServerAway: false, cause: undefined };
    api.ports.mail = { send: () => Promise.reject(new MailFailure(text, details)) };
  };
  refuse('451 Try again later', false);
  await askForReset(scenario, 'reader@example.com');
  api.clock.advance(minute / 2);
  refuse('550 No such user', true);
  await askForReset(scenario, 'author@example.com');
  const { letters, ...page } = await admin.client.ok('listLetters', { query: {} });
  expect(page).toMatchObject({ areMore: false, waiting: 1, failed: 1 });
  const letter = { _id: expect.any(String), kind: 'reset', attempts: 1 };
  expect(letters).toEqual([
    {
      ...letter,
      email: 'author@example.com',
      createdAt: new Date(start + minute / 2).toISOString(),
      nextAttemptAt: null,
      failure: '550 No such user',
      state: 'failed',
    },
    {
      ...letter,
      email: 'reader@example.com',
      createdAt: new Date(start).toISOString(),
      nextAttemptAt: new Date(start + minute).toISOString(),
      failure: '451 Try again later',
      state: 'waiting',
    },
  ]);
});

test('letters that were sent are not listed', async () => {
  const scenario = await createScenario();
  await askForReset(scenario, 'reader@example.com');
  expect(scenario.api.mail.outbox).toHaveLength(1);
  expect(await scenario.admin.client.ok('listLetters', { query: {} })).toMatchObject({
    letters: [],
    waiting: 0,
    failed: 0,
  });
});

test('a failed letter is sent when it is tried again, and can be deleted', async () => {
  const scenario = await createScenario();
  const { api, admin } = scenario;
  const first = await failedLetter(scenario);
  expect(await admin.client.ok('retryLetter', first)).toMatchObject({ success: true });
  await api.settled();
  expect(api.mail.outbox.map(({ subject }) => subject)).toEqual(['Contact: Hello']);
  expect((await admin.client.ok('listLetters', { query: {} })).letters).toEqual([]);
  expect(await admin.client.refused('retryLetter', first)).toMatchObject({ status: 404 });
  api.clock.advance(minute);
  const second = await failedLetter(scenario, 'second');
  await admin.client.ok('removeLetter', second);
  expect((await admin.client.ok('listLetters', { query: {} })).letters).toEqual([]);
});

test('a test letter goes to the administrator at once, or the reason of the mail server is answered', async () => {
  const scenario = await createScenario();
  const { api, admin } = scenario;
  const none = { status: 409, message: letterTexts.notSent };
  expect(await admin.client.refused('sendTestLetter', {})).toMatchObject(none);
  sendsEmail(scenario);
  const { message } = await admin.client.ok('sendTestLetter', {});
  expect(message).toBe(letterTexts.testSent(admin.user.email));
  expect(api.mail.outbox).toMatchObject([{ to: admin.user.email, subject: 'A test e-mail' }]);
  const cause = new Error('getaddrinfo ENOTFOUND smtp.example');
  const details = { isPermanent: false, isServerAway: true, cause };
  api.ports.mail = { send: () => Promise.reject(new MailFailure('away', details)) };
  expect(await admin.client.refused('sendTestLetter', {})).toMatchObject({
    status: 503,
    message: letterTexts.testRefused(cause.message),
  });
});
