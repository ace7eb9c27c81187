import { eventually } from '@contract/testing/eventually';
import { publishing } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { withoutLooks } from '../html/testing/readEmail';
import { MailFailure } from '../mailFailure';
import { postBody } from '../testing/createScenario';
import { createTestApi } from '../testing/createTestApi';
import { createEmailSender } from './emailSender';
import { newSubscription } from './subscriptions';

const minute = 60_000;
const delay = 10 * minute;
const hour = 60 * minute;
const day = 24 * hour;

/** An API with confirmed subscribers and an author who can publish. */
async function withSubscribers(count: number, { isNew = false } = {}) {
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
  const registered = isNew ? {} : { createdAt: 0 };
  const { client, user } = await api.addSignedInUser('adalove', registered);
  const publish = async (given: Parameters<typeof postBody>[0] = {}) => {
    const { newBlog } = await client.ok('createPost', { body: postBody(given) });
    await api.settled();
    return newBlog;
  };
  const later = async (time: number) => {
    api.clock.advance(time);
    api.ports.wakeEmails();
    await api.settled();
  };
  return { api, mail, user, client, publish, later };
}

test('a minute has so many letters; account letters don’t wait for the others', async () => {
  const { api, mail, later, publish } = await withSubscribers(7);
  api.ports.settings = { ...api.ports.settings, emailsPerMinute: 3 };
  await publish();
  await later(delay);
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
  // It never ends after the third e-mail, as if the process was killed there.
  api.ports.mail = {
    async send(letter) {
      sent += 1;
      if (sent > 3) await new Promise(() => undefined);
      await send(letter);
    },
  };
  api.ports.background = () => undefined;
  await publish();
  api.clock.advance(delay);
  const now = api.clock.now();
  const due = { publishedUntil: now - delay, registeredUntil: now };
  await api.data.subscribers.storeLetters({ now, take: 2, ...due });
  void createEmailSender(api.ports).run();
  api.ports = { ...api.ports, mail: { send }, background };
  await eventually(async () => {
    expect(sent).toBeGreaterThan(3);
    // What was sent before is noted.
    const waiting = (await api.rows('letters')).map(({ email }) => email);
    expect(mail.outbox.filter(({ to }) => waiting.includes(to))).toEqual([]);
  });
  api.clock.advance(5 * minute);
  await Promise.all([1, 2].map(async () => createEmailSender(api.ports).run()));
  const recipients = mail.outbox.map(({ to }) => to).toSorted();
  expect(recipients).toEqual(Array.from({ length: 9 }, (_, number) => `eva${number}@example.com`));
  expect(await api.rows('announcements')).toEqual([]);
});

test('a subscriber gets one letter an hour, with all posts of that time', async () => {
  const { mail, publish, later } = await withSubscribers(1);
  await publish({ url: 'first' });
  await later(delay);
  expect(mail.outbox).toHaveLength(1);
  await publish({ url: 'second', title: 'A walk', metaDescription: 'Along the river.' });
  await publish({ url: 'third', title: 'A swim', metaDescription: 'Across the river.' });
  await later(hour - 1);
  expect(mail.outbox).toHaveLength(1);
  await later(1);
  expect(mail.outbox).toHaveLength(2);
  const letter = mail.outbox.at(-1);
  expect(letter).toMatchObject({
    subject: '2 new posts by Ada Lovelace',
    stopUrl: mail.outbox[0]?.stopUrl,
    listId: mail.outbox[0]?.listId,
  });
  for (const [title, words, url] of [
    ['A walk', 'Along the river.', '/posts/second'],
    ['A swim', 'Across the river.', '/posts/third'],
  ])
    expect(letter?.text).toContain(
      `- ${title}\n  by Ada Lovelace\n  ${words}\n  https://commonplace.test${url}`,
    );
  expect(withoutLooks(letter?.html)).toContain(
    'A walk</a></div><div dir="auto">by Ada Lovelace</div><div dir="auto">Along the river.</div></li>',
  );
  await later(hour);
  expect(mail.outbox).toHaveLength(2);
});

test('posts that are withdrawn before the letter is sent are not in it', async () => {
  const { mail, client, publish, later } = await withSubscribers(1);
  await publish({ url: 'first' });
  await later(delay);
  const { _id: id } = await publish({ url: 'second' });
  const { title } = await publish({ url: 'third', title: 'A swim' });
  await client.ok('unpublishPost', { params: { id }, body: {} });
  await later(hour);
  expect(mail.outbox.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Ada Lovelace: '),
    `Ada Lovelace: ${title}`,
  ]);
  expect(mail.outbox[1]?.text).not.toContain('/posts/second');
});

test('the letter lists posts of several authors', async () => {
  const { api, mail, publish, later } = await withSubscribers(1);
  await publish({ url: 'first' });
  await later(delay);
  await publish({ url: 'second' });
  const names = { firstName: 'Ben', lastName: 'Grimm', createdAt: 0 };
  const { client } = await api.addSignedInUser('bengrimm', names);
  await client.ok('createPost', { body: postBody({ url: 'third' }) });
  await later(hour);
  expect(mail.outbox.at(-1)?.subject).toBe('2 new posts at Commonplace');
  expect(mail.outbox.at(-1)?.text).toContain('by Ben Grimm');
});

test('a letter that is refused for a while is tried again within the hour', async () => {
  const { api, mail, publish, later } = await withSubscribers(1);
  const { send } = api.ports.mail;
  api.ports.mail = {
    async send() {
      const details = { isPermanent: false, isServerAway: false, cause: null };
      throw new MailFailure('Try again later.', details);
    },
  };
  await publish({ url: 'first' });
  await later(delay);
  await publish({ url: 'second' });
  api.ports.mail = { send };
  await later(minute);
  expect(mail.outbox).toHaveLength(1);
  await later(hour);
  expect(mail.outbox).toHaveLength(2);
});

test('letters about a post wait ten minutes, also if it is published again', async () => {
  const { api, mail, user, publish, later } = await withSubscribers(1);
  const { publication } = api.data;
  const { _id: id } = await publish();
  await later(delay - 1);
  expect(mail.outbox).toEqual([]);
  await publication.unpublish(id, { by: user.id, now: api.clock.now() });
  await later(delay);
  expect(mail.outbox).toEqual([]);
  await publication.publish(id, publishing(user.id, api.clock.now()));
  await later(delay - 1);
  expect(mail.outbox).toEqual([]);
  await later(1);
  expect(mail.outbox).toHaveLength(1);
});

test('letters about posts of a new account wait until it is a day old', async () => {
  const { api, mail, user, publish, later } = await withSubscribers(1, { isNew: true });
  await publish({ url: 'first' });
  const { _id: id } = await publish({ url: 'second' });
  await publish({ url: 'third' });
  await later(day - 1);
  expect(mail.outbox).toEqual([]);
  await api.data.publication.unpublish(id, { by: user.id, now: api.clock.now() });
  await later(1);
  expect(mail.outbox.map(({ subject }) => subject)).toEqual(['2 new posts by Ada Lovelace']);
  expect(await api.rows('announcements')).toMatchObject([{ postId: id }]);
});

test('if the author is blocked when the letters are due, none is sent, also later', async () => {
  const { api, mail, user, publish, later } = await withSubscribers(1, { isNew: true });
  await publish();
  await api.data.users.setBlocked(user.id, true);
  await later(day);
  await api.data.users.setBlocked(user.id, false);
  await later(delay);
  expect(mail.outbox).toEqual([]);
  expect(await api.rows('announcements')).toEqual([]);
});

test('an author learns to how many subscribers letters will go, and stops them', async () => {
  const { api, mail, client, publish, later } = await withSubscribers(2);
  const { _id: id } = await publish();
  const publishedAt = api.clock.now();
  const { letters } = await client.ok('readPostLetters', { params: { id } });
  expect(letters).toEqual({ recipients: 2, until: new Date(publishedAt + delay).toISOString() });
  await later(delay - 1);
  await client.ok('stopPostLetters', { params: { id } });
  expect((await client.ok('readPostLetters', { params: { id } })).letters).toBeNull();
  await later(hour);
  expect(mail.outbox).toEqual([]);
});

test('without subscribers no letters wait', async () => {
  const { client, publish } = await withSubscribers(0);
  const { _id: id } = await publish();
  expect((await client.ok('readPostLetters', { params: { id } })).letters).toBeNull();
});

test('letters of a new account wait for a day', async () => {
  const { api, client, publish } = await withSubscribers(1, { isNew: true });
  const { _id: id } = await publish();
  const { letters } = await client.ok('readPostLetters', { params: { id } });
  expect(letters?.until).toBe(new Date(api.clock.now() + day).toISOString());
});

const longText = (word: string) => Array.from({ length: 150 }, () => word).join(' ');

test('a letter about one post has its cover and its beginning, or all of it if its author chose so', async () => {
  const { mail, client, publish, later } = await withSubscribers(1);
  const content = JSON.stringify({
    blocks: ['first', 'second', 'third'].map((word) => ({
      type: 'paragraph',
      data: { text: longText(word) },
    })),
  });
  await publish({ url: 'walk', content });
  await later(delay);
  const [beginning] = mail.outbox;
  expect(beginning?.text).toContain(longText('second'));
  expect(beginning?.text).not.toContain('third');
  expect(beginning?.text).toContain('Read on: https://commonplace.test/posts/walk');
  expect(withoutLooks(beginning?.html)).toMatch(
    /<img src="https:\/\/commonplace\.test\/api\/v1\/resource\/file\/[^"]+" alt="" width="\d+" height="\d+">/,
  );
  await client.ok('updateProfile', { body: { letterText: 'whole' } });
  await publish({ url: 'swim', content });
  await later(hour);
  const whole = mail.outbox.at(-1);
  expect(whole?.text).toContain(longText('third'));
  expect(whole?.text).toContain('Read the post: https://commonplace.test/posts/swim');
  expect(new TextEncoder().encode(whole?.html).length).toBeLessThan(100 * 1024);
});
