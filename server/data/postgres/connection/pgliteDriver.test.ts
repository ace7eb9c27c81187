import { userRow } from '@server/data/testing/rows';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/testDatabase';
import { migrate } from './migrate';

beforeAll(async () => void (await testDatabase('pglite')));

test('timers fire between queries', async () => {
  const { driver } = await testDatabase('pglite');
  let fired = 0;
  const timer = setInterval(() => (fired += 1), 0);
  for (let queries = 0; queries < 20; queries += 1) {
    await driver.query('SELECT pg_sleep(0.002)', [], 'arrays');
  }
  clearInterval(timer);
  expect(fired).toBeGreaterThan(0);
});

test('other tasks get a turn between the statements of transactions that wait for each other', async () => {
  const { driver } = await testDatabase('pglite');
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  const select = () =>
    driver.transaction(async ({ query }) => {
      for (let number = 0; number < 3; number += 1) await query('SELECT 1', [], 'arrays');
    });
  await Promise.all(Array.from({ length: 4 }, select));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(11);
});

test('messages reach subscribers until they unsubscribe', async () => {
  const { publish, subscribe } = await testDatabase('pglite');
  const messages: string[] = [];
  const unsubscribe = await subscribe((message) => messages.push(message));
  await publish('post changed');
  expect(messages).toEqual(['post changed']);
  await unsubscribe();
  await publish('another');
  expect(messages).toEqual(['post changed']);
});

test('the buffers, all of which are in memory from the start, are small', async () => {
  const { driver } = await testDatabase('pglite');
  expect(await driver.query('SHOW shared_buffers', [], 'arrays')).toEqual([['32MB']]);
});

test('null characters and lone surrogates cause no error', async () => {
  const { empty, limits } = await testDatabase('pglite');
  const { users, sessions, tokens, posts } = await empty();
  for (const text of ['a\0b', '\0', '\uD800', 'x\uDFFF']) {
    expect(await users.byId(text)).toBeNull();
    expect(await users.byUsername(text)).toBeNull();
    expect(await users.list({ term: text, skip: 0, take: 1 })).toMatchObject({ count: 0 });
    expect(await sessions.byId(text)).toBeNull();
    expect(await sessions.rotate('a', text, { xsrf: text })).toBeNull();
    expect(await tokens.peek(text, 'reset')).toBeNull();
    expect(await posts.byUrl(text)).toBeNull();
    expect(await posts.search({ term: text, skip: 0, take: 1 })).toMatchObject({ count: 0 });
    expect(await limits.take(text, { most: 9, within: 1 })).toMatchObject({ wait: 0 });
    const user = userRow('ada', { bio: text });
    expect(await users.insert(user)).toMatchObject({ id: 'ada' });
    await users.remove('ada');
  }
});

test('tables of a newer version are refused', async () => {
  const { driver } = await testDatabase('pglite');
  await expect(migrate(driver, [])).rejects.toThrow(
    'The database belongs to a newer version: it has the migration 0001_tables.sql.',
  );
});
