import { guesses } from '@contract/rates';
import { createArgonPasswords } from '@server/adapters/argonPasswords';
import { newAccountRow } from '@server/core/accounts/newAccountRow';
import { randomIds } from '@server/core/adapters/randomIds';
import { systemClock } from '@server/core/adapters/systemClock';
import { createClient } from '@server/core/testing/createClient';
import { testPicture } from '@server/core/testing/testPicture';
import { openDatabase } from '@server/data/postgres/openDatabase';
import { createPostgresDatabase } from '@server/data/postgres/testing/testDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite } from '../testing/startTestSite';

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
async function startProcess(url: string) {
  const database = await openDatabase({ url, clock: systemClock, report });
  const environment = { SECRET_KEY: 'a key that all processes have in common' };
  return startTestSite({ database, environment });
}

const clientOf = ({ origin }: Site) =>
  createClient({ request: (path, init) => fetch(origin + path, init) });

beforeAll(async () => {
  const url = await createPostgresDatabase('processes');
  [first, second] = await Promise.all([startProcess(url), startProcess(url)]);
  const row = newAccountRow(
    { ids: randomIds, clock: systemClock },
    {
      username: 'adalove',
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
      avatar: '',
      isVerified: true,
      isProviderLinked: false,
      passwordHash: await createArgonPasswords().hash(password),
    },
  );
  await first.database.data.users.insert(row);
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
  const url = await createPostgresDatabase('setup');
  const [one, other] = await Promise.all([startProcess(url), startProcess(url)]);
  const early = await Promise.all([signUp(one, 'early'), signUp(other, 'early')]);
  expect(early.map(({ status }) => status)).toEqual([503, 503]);
  const made = await Promise.all([createAdmin(one, 'admin-one'), createAdmin(other, 'admin-two')]);
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const later = await Promise.all([signUp(one, 'berta'), signUp(other, 'carla')]);
  expect(later.map(({ status }) => status)).toEqual([201, 201]);
  await Promise.all([one.close(), other.close()]);
});
