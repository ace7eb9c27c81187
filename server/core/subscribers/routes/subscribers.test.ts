import { paths } from '@contract/pages';
import { subscriberMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { publishDue } from '../../posts/publishDue';
import { createScenario, postBody, type Scenario } from '../../testing/createScenario';
import { findEmailToken } from '../../testing/findEmailToken';

const minute = 60_000;
const delay = 10 * minute;
const day = 24 * 60 * minute;
const subject = 'Confirm that you want new posts by e-mail';

async function ask({ api, visitor }: Scenario, email: string, authorId: string | null = null) {
  const answer = await visitor.ok('subscribe', { body: { email, authorId } });
  await api.settled();
  return { answer, token: findEmailToken(api.mail.outbox, subject) };
}

async function subscribe(scenario: Scenario, email: string, authorId: string | null = null) {
  const { token } = await ask(scenario, email, authorId);
  await scenario.visitor.ok('confirmSubscription', { params: { token } });
}

const newPosts = ({ api }: Scenario) =>
  api.mail.outbox.filter(({ stopUrl }) => stopUrl !== undefined);
const stopTokenOf = (letter?: { stopUrl?: string }) => letter?.stopUrl?.split('/').at(-1) ?? '';

/** Runs the tasks of the next minutes: e-mails about new posts wait ten minutes. */
async function later({ api }: Scenario, time = delay) {
  api.clock.advance(time);
  api.ports.wakeEmails();
  await api.settled();
}

/** The author's account is old, and the e-mails about the first post were sent. */
async function createEmailScenario() {
  const scenario = await createScenario();
  await scenario.api.changeUser(scenario.author.user.id, { createdAt: 0 });
  await later(scenario);
  return scenario;
}

async function publish(scenario: Scenario, url: string) {
  await scenario.author.client.ok('refreshToken', {});
  const { newBlog } = await scenario.author.client.ok('createPost', { body: postBody({ url }) });
  await later(scenario);
  return newBlog;
}

test('new posts are sent to an address once it is confirmed, until it stops them', async () => {
  const scenario = await createEmailScenario();
  const { api, visitor } = scenario;
  const { token } = await ask(scenario, 'Eva@example.com');
  await publish(scenario, 'before');
  const params = { token };
  expect(await visitor.ok('confirmSubscription', { params })).toMatchObject({
    isConfirmed: true,
    message: subscriberMessages.confirmed,
  });
  expect(newPosts(scenario)).toEqual([]);
  const { title } = await publish(scenario, 'first');
  const [letter] = newPosts(scenario);
  expect(letter).toMatchObject({
    to: 'Eva@example.com',
    subject: `Ada Lovelace: ${title}`,
    listId: '<posts.commonplace.test>',
    messageId: expect.stringMatching(/^<[\w.-]+@commonplace\.test>$/),
  });
  expect(letter?.text).toContain('https://commonplace.test/posts/first');
  expect(letter?.text).toContain('We walked all day in the hills');
  const stop = { params: { token: stopTokenOf(letter) } };
  expect(await visitor.ok('stopLetters', stop)).toMatchObject({
    message: subscriberMessages.stopped,
  });
  expect(await visitor.ok('stopLetters', stop)).toMatchObject({
    message: subscriberMessages.stopped,
  });
  await publish(scenario, 'second');
  await later(scenario, day);
  expect(newPosts(scenario)).toHaveLength(1);
  expect(await api.rows('subscribers')).toEqual([]);
});

test('a subscription of an author gets the posts of that one only', async () => {
  const scenario = await createEmailScenario();
  const { api, admin, author } = scenario;
  await subscribe(scenario, 'eva@example.com', author.user.id);
  expect(api.mail.outbox.at(-1)?.text).toContain('new posts of Ada Lovelace');
  await api.changeUser(admin.user.id, { createdAt: 0 });
  await admin.client.ok('createPost', { body: postBody({ url: 'of-admin' }) });
  await publish(scenario, 'of-author');
  expect(newPosts(scenario)).toMatchObject([
    { to: 'eva@example.com', listId: `<${author.user.id}.posts.commonplace.test>` },
  ]);
  expect(newPosts(scenario)[0]?.text).toContain('/posts/of-author');
});

test('the answer does not tell whether an address is known, and a confirmed one gets no letter', async () => {
  const scenario = await createScenario();
  await subscribe(scenario, 'eva@example.com');
  const { answer: again } = await ask(scenario, 'EVA@example.com');
  const { answer: unknown } = await ask(scenario, 'ida@example.com');
  expect(again).toEqual(unknown);
  const recipients = scenario.api.mail.outbox
    .filter((letter) => letter.subject === subject)
    .map(({ to }) => to);
  expect(recipients).toEqual(['eva@example.com', 'ida@example.com']);
});

test('links of old letters work after the address has asked again', async () => {
  const scenario = await createEmailScenario();
  await subscribe(scenario, 'eva@example.com');
  await publish(scenario, 'first');
  const stop = { params: { token: stopTokenOf(newPosts(scenario)[0]) } };
  await scenario.visitor.ok('stopLetters', stop);
  await subscribe(scenario, 'eva@example.com');
  await scenario.visitor.ok('stopLetters', stop);
  expect(await scenario.api.rows('subscribers')).toEqual([]);
});

test('the link that confirmed a subscription doesn’t confirm one that is asked for after stopping', async () => {
  const scenario = await createEmailScenario();
  const { api, visitor } = scenario;
  const { token } = await ask(scenario, 'eva@example.com');
  await visitor.ok('confirmSubscription', { params: { token } });
  await publish(scenario, 'first');
  await visitor.ok('stopLetters', { params: { token: stopTokenOf(newPosts(scenario)[0]) } });
  await ask(scenario, 'eva@example.com');
  const answer = await visitor.ok('confirmSubscription', { params: { token } });
  expect(answer.isConfirmed).toBe(false);
  const later = { token: findEmailToken(api.mail.outbox, subject) };
  expect((await visitor.ok('confirmSubscription', { params: later })).isConfirmed).toBe(true);
});

test('a confirmation works for seven days; unknown links are answered with 200', async () => {
  const scenario = await createScenario();
  const { api, visitor } = scenario;
  const { token } = await ask(scenario, 'eva@example.com');
  api.clock.advance(7 * day + 1);
  for (const given of [token, 'unknown']) {
    const answer = await visitor.ok('confirmSubscription', { params: { token: given } });
    expect(answer).toMatchObject({ isConfirmed: false, message: subscriberMessages.notConfirmed });
  }
  await ask(scenario, 'eva@example.com');
  expect(await visitor.ok('confirmSubscription', { params: { token } })).toMatchObject({
    isConfirmed: true,
  });
  expect(await visitor.ok('confirmSubscription', { params: { token } })).toMatchObject({
    isConfirmed: true,
  });
});

test('stopping needs neither token nor own site, and takes a form', async () => {
  const scenario = await createEmailScenario();
  await subscribe(scenario, 'eva@example.com');
  await publish(scenario, 'first');
  const url = newPosts(scenario)[0]?.stopUrl ?? '';
  expect(url).toMatch(/^https:\/\/commonplace\.test\/api\/v1\/letters\/stop\/[\w-]{43}$/);
  const path = new URL(url).pathname;
  const headers = {
    Origin: 'https://mail.example',
    'Sec-Fetch-Site': 'cross-site',
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const shown = await scenario.api.app.request(path, { headers: { Origin: headers.Origin } });
  expect([shown.status, shown.headers.get('location')]).toEqual([
    302,
    `https://commonplace.test${paths.stopLetters.replace(':token', path.split('/').at(-1) ?? '')}`,
  ]);
  expect(await scenario.api.rows('subscribers')).toHaveLength(1);
  const body = 'List-Unsubscribe=One-Click';
  const stopped = await scenario.api.app.request(path, { method: 'POST', headers, body });
  expect(stopped.status).toBe(200);
  expect(stopped.headers.getSetCookie()).toEqual([]);
  expect(await scenario.api.rows('subscribers')).toEqual([]);
});

test('an address gets few confirmations in an hour', async () => {
  const scenario = await createScenario();
  for (let times = 0; times < 3; times += 1) await ask(scenario, 'eva@example.com');
  const body = { email: 'eva@example.com' };
  expect(await scenario.visitor.refused('subscribe', { body })).toMatchObject({ status: 429 });
  scenario.api.clock.advance(60 * 60_000);
  await ask(scenario, 'eva@example.com');
});

test('administrators list and export all subscribers, authors their own', async () => {
  const scenario = await createScenario();
  const { admin, author, reader } = scenario;
  await subscribe(scenario, '=eva@example.com');
  await subscribe(scenario, 'ida@example.com', author.user.id);
  await ask(scenario, 'ole@example.com');
  const list = async ({ client }: typeof admin) =>
    (await client.ok('listSubscribers', { query: {} })).subscribers;
  const ida = {
    _id: expect.any(String),
    email: 'ida@example.com',
    author: expect.objectContaining({ username: 'author', fullName: 'Ada Lovelace' }),
    confirmedAt: '2026-03-02T09:00:00.000Z',
    createdAt: '2026-03-02T09:00:00.000Z',
  };
  expect(await list(admin)).toEqual([ida, expect.objectContaining({ author: null })]);
  expect(await list(author)).toEqual([ida]);
  expect(await list(reader)).toEqual([]);
  const exported = await admin.client.call('exportSubscribers', {});
  expect(Object.fromEntries(exported.headers)).toMatchObject({
    'content-type': 'text/csv; charset=UTF-8',
    'content-disposition': 'attachment; filename="subscribers.csv"',
    'cache-control': 'no-store',
  });
  const times = '2026-03-02T09:00:00.000Z,2026-03-02T09:00:00.000Z';
  expect(await exported.text()).toBe(
    [
      'email,author,confirmedAt,createdAt',
      `ida@example.com,author,${times}`,
      `'=eva@example.com,,${times}`,
      '',
    ].join('\r\n'),
  );
  const own = await (await author.client.call('exportSubscribers', {})).text();
  expect(own.split('\r\n')).toHaveLength(3);
});

test('a letter about a post that is not public when it is due is not sent', async () => {
  const scenario = await createEmailScenario();
  const { api, author } = scenario;
  for (const email of ['eva@example.com', 'ida@example.com']) await subscribe(scenario, email);
  const wake = api.ports.wakeEmails;
  api.ports.wakeEmails = () => undefined;
  const { _id: id } = await publish(scenario, 'first');
  const now = api.clock.now();
  const due = { publishedUntil: now, registeredUntil: now };
  await api.data.subscribers.storeLetters({ now, take: 9, ...due });
  expect(await api.rows('letters')).toHaveLength(2);
  await api.data.publication.unpublish(id, { by: author.user.id, now });
  wake();
  await api.settled();
  expect(newPosts(scenario)).toEqual([]);
  expect(await api.rows('letters')).toEqual([]);
});

test('a planned publication is sent too', async () => {
  const scenario = await createEmailScenario();
  const { api, author } = scenario;
  await subscribe(scenario, 'eva@example.com');
  const body = postBody({ url: 'planned', isPublished: false });
  const { newBlog } = await author.client.ok('createPost', { body });
  const publishAt = new Date(api.clock.now() + day).toISOString();
  await author.client.ok('publishPost', { params: { id: newBlog._id }, body: { publishAt } });
  api.clock.advance(day);
  await publishDue(api.ports);
  await later(scenario);
  expect(newPosts(scenario)).toMatchObject([{ to: 'eva@example.com' }]);
});
