import { beforeAll, expect, test } from 'vitest';
import { at, newPost, userRow } from '../testing/rows';
import type { Driver } from './connection/driver';
import { createSqlData } from './createSqlData';
import { createSqlStore } from './queries/sqlStore';
import { emptyTestData, testDatabase } from './testing/testDatabase';

beforeAll(async () => void (await testDatabase('postgres')));

test('the columns of a document are derived before the transaction that stores them', async () => {
  await emptyTestData('postgres');
  const { driver } = await testDatabase('postgres');
  const events: string[] = [];
  const watched: Driver = {
    ...driver,
    transaction: async (run) => {
      events.push('transaction');
      return driver.transaction(run);
    },
  };
  const data = createSqlData(createSqlStore(watched), async (content) => {
    events.push(content);
    return { words: ['elsewhere'], minutes: 7 };
  });
  await data.users.insert(userRow('ada'));
  events.splice(0);
  await data.posts.insert(newPost('one', { content: 'first' }));
  await data.posts.update('one', { content: 'second', updatedAt: at(1) }, 'ada');
  expect(events).toEqual(['first', 'second', 'transaction']);
  const found = await data.posts.search({ term: 'elsewhere', skip: 0, take: 9 });
  expect(found.rows).toMatchObject([{ id: 'one', minutes: 7 }]);
});
