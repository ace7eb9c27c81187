import { expect, test } from 'vitest';
import { MailFailure } from '../../mailFailure';
import { createScenario } from '../../testing/createScenario';

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
