import { guesses } from '@contract/rates';
import { eventually } from '@contract/testing/eventually';
import { createArgonPasswords } from '@server/adapters/argonPasswords';
import { serveSmtp } from '@server/adapters/testing/serveSmtp';
import { newAccountRow } from '@server/core/accounts/newAccountRow';
import { digestSlot } from '@server/core/emails/digestSlots';
import { createClient } from '@server/core/testing/createClient';
import { testPicture } from '@server/core/testing/testPicture';
import type { Data } from '@server/data/port';
import { openDatabase } from '@server/data/postgres/openDatabase';
import {
  createMigratedDatabase,
  createPostgresDatabase,
} from '@server/data/postgres/testing/testDatabase';
import { commentRow, newPost, publishing, userRow } from '@server/data/testing/rows';
import { systemClock } from '@server/lib/clock';
import { ofTheSite } from '@server/lib/share';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite } from '../testing/startTestSite';

const day = 24 * 60 * 60_000;
const password = 'Password1!';
const names = { firstName: 'Ada', lastName: 'Lovelace' };
const account = { username: 'adalove', password };
type Site = Awaited<ReturnType<typeof startTestSite>>;
let first: Site;
let second: Site;

/** An unexpected failure must fail the test. */
function report(failure: unknown) {
  throw failure;
}

/** A site with connections of its own, as in a process of its own. */
async function startProcess(url: string, settings: Record<string, string> = {}) {
  const database = await openDatabase({ url, clock: systemClock, report });
  const environment = { SECRET_KEY: 'a key that all processes have in common', ...settings };
  return startTestSite({ database, environment });
}

const clientOf = ({ origin }: Site) =>
  createClient({ request: (path, init) => fetch(origin + path, init) });

beforeAll(async () => {
  const url = await createMigratedDatabase('processes');
  [first, second] = await Promise.all([startProcess(url), startProcess(url)]);
  const passwordHash = await createArgonPasswords({ shareOf: ofTheSite }).hash(password);
  for (const username of ['adalove', 'benreads']) {
    const email = `${username}@example.com`;
    const given = { ...names, username, email, avatar: '', passwordHash };
    const row = newAccountRow(
      { ids: { next: () => username }, clock: systemClock },
      { ...given, isVerified: true, isProviderLinked: false },
    );
    await first.database.data.users.insert(row);
  }
});

afterAll(() => Promise.all([first, second].map((site) => site.close())));

test('a session of one process is valid in the other, until one of them ends it', async () => {
  const client = clientOf(first);
  await client.ok('login', { body: account });
  const elsewhere = clientOf(second);
  for (const name of client.cookies.names()) {
    elsewhere.cookies.set(name, client.cookies.get(name) ?? '');
  }
  await elsewhere.ok('readChartData', {});
  await elsewhere.ok('logout', {});
  expect((await client.refused('readChartData', {})).status).toBe(401);
});

/** What a stream of the member tells about notifications and the comments of a post. */
async function listen(site: Site, postId: string) {
  const client = clientOf(site);
  await client.ok('login', { body: account });
  const { body } = await client.call('streamUnseen', { query: { postId } });
  if (!body) throw new Error('The stream has no body.');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  const until = async (event: string): Promise<void> => {
    if (told.includes(event)) return undefined;
    const { value, done } = await reader.read();
    if (done) throw new Error('The stream has ended.');
    told += value;
    return until(event);
  };
  return { until, end: async () => reader.cancel() };
}

test('what a member is told by one process arrives in the stream of the other', async () => {
  await first.database.data.posts.insert(newPost('told', { authorId: 'adalove' }));
  const { until, end } = await listen(second, 'told');
  await until('event: unseen\ndata: 0\n\n');
  const ben = clientOf(first);
  await ben.ok('login', { body: { ...account, username: 'benreads' } });
  await ben.ok('addComment', { body: { blogId: 'told', comment: 'Well said.' } });
  await until('event: unseen\ndata: 1\n\n');
  // The comment of the new account is held; that of the author is shown.
  const ada = clientOf(first);
  await ada.ok('login', { body: account });
  await ada.ok('addComment', { body: { blogId: 'told', comment: 'Thank you.' } });
  await until('event: comments\ndata: {"postId":"told","count":1}\n\n');
  await end();
});

test('a setting that one process has stored is in the pages and feeds of the other', async () => {
  const passwordHash = await createArgonPasswords({ shareOf: ofTheSite }).hash(password);
  const given = { ...names, username: 'rootadmin', email: 'root@example.com', avatar: '' };
  const row = newAccountRow(
    { ids: { next: () => 'root' }, clock: systemClock },
    { ...given, passwordHash, isVerified: true, isProviderLinked: false },
  );
  await first.database.data.users.insert({ ...row, role: 'admin' });
  const readFeed = async () => (await fetch(`${second.origin}/feed.xml`)).text();
  expect(await readFeed()).toContain('<title>Commonplace</title>');
  const root = clientOf(first);
  await root.ok('login', { body: { username: 'rootadmin', password } });
  await root.ok('updateSite', { body: { version: 0, name: 'The Cove' } });
  await eventually(async () => expect(await readFeed()).toContain('<title>The Cove</title>'));
});

test('wrong passwords count in both processes together', async () => {
  for (let guess = 0; guess < guesses.perClient.most; guess += 1) {
    const client = clientOf(guess % 2 === 0 ? first : second);
    const answer = await client.refused('login', { body: { ...account, password: 'Wrong1!' } });
    expect(answer.status).toBe(401);
  }
  for (const site of [first, second]) {
    expect((await clientOf(site).refused('login', { body: account })).status).toBe(429);
  }
});

test('processes that start together on an empty database both work', async () => {
  const url = await createPostgresDatabase('starts');
  const sites = await Promise.all([startProcess(url), startProcess(url)]);
  const answers = await Promise.all(sites.map(({ origin }) => fetch(`${origin}/readyz`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await Promise.all(sites.map((site) => site.close()));
});

const signUp = (site: Site, username: string) =>
  clientOf(site).call('register', {
    body: { ...names, username, email: `${username}@example.com`, password, avatar: testPicture() },
  });

function createAdmin({ origin, setupLink }: Site, username: string) {
  const { pathname } = new URL(setupLink ?? '');
  const form = { ...names, username, email: `${username}@example.com`, password };
  return fetch(origin + pathname, { method: 'POST', body: new URLSearchParams(form) });
}

test('nobody signs up in any process before one of their links has created the administrator', async () => {
  const url = await createMigratedDatabase('setup');
  const [one, other] = await Promise.all([startProcess(url), startProcess(url)]);
  const early = await Promise.all([signUp(one, 'early'), signUp(other, 'early')]);
  expect(early.map(({ status }) => status)).toEqual([503, 503]);
  const made = await Promise.all([createAdmin(one, 'admin-one'), createAdmin(other, 'admin-two')]);
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const later = await Promise.all([signUp(one, 'berta'), signUp(other, 'carla')]);
  expect(later.map(({ status }) => status)).toEqual([201, 201]);
  await Promise.all([one.close(), other.close()]);
});

const members = ['ada', 'ben', 'cleo', 'dora', 'emil', 'fia', 'gustav', 'hana'];

/** Members with a comment on a post of theirs, which the next e-mails of a day tell. */
async function addTold(data: Data) {
  const now = systemClock.now();
  const before = { slot: digestSlot('daily', now - 2 * day), now, take: 1, siteZone: '' };
  await data.notifications.storeDigests({ period: 'daily', defaults: [], ...before });
  for (const member of members) await data.users.insert(userRow(member));
  for (const [number, authorId] of members.entries()) {
    const postId = `post-of-${authorId}`;
    await data.posts.insert(newPost(postId, { authorId }));
    const writer = members[(number + 1) % members.length] ?? '';
    const comment = { postId, authorId: writer, createdAt: before.slot + 1 };
    await data.comments.insert(commentRow(`on-${authorId}`, comment));
  }
}

test('two processes send the letters of a day, one to each member', async () => {
  const url = await createMigratedDatabase('digests');
  const { received, host } = await serveSmtp();
  const database = await openDatabase({ url, clock: systemClock, report });
  await addTold(database.data);
  // Each process looks for e-mails when it starts.
  const environment = { SMTP_URL: `smtp://${host}`, MAIL_FROM: 'hello@example.com' };
  const sites = await Promise.all([startProcess(url, environment), startProcess(url, environment)]);
  await eventually(async () => {
    expect(received.length).toBeGreaterThanOrEqual(members.length);
    expect(await database.data.letters.list({ skip: 0, take: 1 })).toMatchObject({ waiting: 0 });
  });
  await Promise.all(sites.map((site) => site.close()));
  await database.close();
  const recipients = received.flatMap(({ to }) => to).toSorted();
  expect(recipients).toEqual(members.map((member) => `${member}@example.com`));
});

test('a post whose time came while no process ran is published once by those that start together', async () => {
  const url = await createMigratedDatabase('schedule');
  const database = await openDatabase({ url, clock: systemClock, report });
  const { users, posts } = database.data;
  await users.insert(userRow('ada', { role: 'admin' }));
  const content = JSON.stringify({ blocks: [{ type: 'paragraph', data: { text: 'Planned.' } }] });
  // More than a process publishes in one batch.
  const ids = Array.from({ length: 21 }, (_, at) => `post-${at}`);
  for (const id of ids) await posts.insert(newPost(id, { isPublished: false, content }));
  const publishAt = Date.now() - 60_000;
  for (const id of ids)
    await database.data.publication.schedule({ id, publishAt }, publishing('ada', publishAt));
  const sites = await Promise.all([startProcess(url), startProcess(url)]);
  await eventually(async () => {
    const due = await database.data.publication.due({ now: Date.now(), take: 1 });
    expect(due).toEqual([]);
  });
  await Promise.all(sites.map((site) => site.close()));
  const page = { skip: 0, take: 99 };
  const { rows, count } = await database.data.posts.latest(page);
  expect(count).toBe(ids.length);
  expect(new Set(rows.map((row) => row.publishedAt))).toEqual(new Set([publishAt]));
  const told = await database.data.notifications.list({ ...page, userId: 'ada' });
  expect(told.rows.map(({ kind }) => kind)).toEqual(ids.map(() => 'scheduled'));
  await database.close();
});
