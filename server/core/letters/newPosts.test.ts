import { eventually } from '@contract/testing/eventually';
import { expect, test } from 'vitest';
import { postBody } from '../testing/createScenario';
import { createTestApi } from '../testing/createTestApi';
import { createLetterSender } from './letterSender';
import { newSubscription } from './subscriptions';

const minute = 60_000;

/** An API with confirmed subscribers and an author who can publish. */
async function withSubscribers(count: number) {
  const api = createTestApi();
  const { mail } = api;
  for (let number = 0; number < count; number += 1) {
    const email = `eva${number}@example.com`;
    const { subscriber, letter } = await newSubscription(api.ports, { email, authorId: null });
    await api.data.subscribers.put(subscriber, letter);
    const times = { now: api.clock.now(), askedAfter: 0 };
    await api.data.subscribers.confirm(subscriber.confirmHash, times);
    await api.data.letters.remove(letter.id);
  }
  const { client } = await api.addSignedInUser('adalove');
  const publish = async () => {
    await client.ok('createPost', { body: postBody() });
    await api.settled();
  };
  const later = async (time: number) => {
    api.clock.advance(time);
    api.ports.wakeLetters();
    await api.settled();
  };
  return { api, mail, publish, later };
}

test('a minute has so many letters; account letters don’t wait for the others', async () => {
  const { api, mail, later, publish } = await withSubscribers(7);
  api.ports.settings = { ...api.ports.settings, lettersPerMinute: 3 };
  await publish();
  expect(mail.outbox).toHaveLength(3);
  await api.visitor().ok('forgotPassword', { body: { email: 'adalove@example.com' } });
  await api.settled();
  expect(mail.outbox.at(-1)?.to).toBe('adalove@example.com');
  await later(minute - 1);
  expect(mail.outbox).toHaveLength(4);
  await later(1);
  expect(mail.outbox).toHaveLength(7);
  await later(minute);
  const recipients = mail.outbox.flatMap(({ to }) => (to.startsWith('eva') ? [to] : []));
  expect(recipients.toSorted()).toEqual(
    Array.from({ length: 7 }, (_, number) => `eva${number}@example.com`),
  );
});

test('a process that is killed while it sends a post leaves the rest to the next one, each letter once', async () => {
  const { api, mail, publish } = await withSubscribers(9);
  const { send } = api.ports.mail;
  const { background } = api.ports;
  let sent = 0;
  // It never ends after the third letter, as if the process was killed there.
  api.ports.mail = {
    async send(letter) {
      sent += 1;
      if (sent > 3) await new Promise(() => undefined);
      await send(letter);
    },
  };
  api.ports.background = () => undefined;
  await publish();
  await api.data.subscribers.storeLetters({ now: api.clock.now(), take: 2 });
  void createLetterSender(api.ports).run();
  api.ports = { ...api.ports, mail: { send }, background };
  await eventually(() => expect(sent).toBeGreaterThan(3));
  api.clock.advance(5 * minute);
  await Promise.all([1, 2].map(async () => createLetterSender(api.ports).run()));
  const recipients = mail.outbox.map(({ to }) => to).toSorted();
  expect(recipients).toEqual(Array.from({ length: 9 }, (_, number) => `eva${number}@example.com`));
  expect(await api.rows.announcements()).toEqual([]);
});
