import { createTestApi } from '@server/core/testing/createTestApi';
import { testDatabase } from '@server/data/postgres/testing/testDatabase';
import { expect, test } from 'vitest';

test('the suites call the site over HTTP, and its data is on Postgres', async () => {
  const api = createTestApi();
  const { user, client } = await api.addSignedInUser('adalove');
  const response = await client.request('/api/v1/followers');
  expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  expect(response.headers.get('Date')).not.toBeNull();
  const { driver } = await testDatabase('postgres');
  const stored = await driver.query('SELECT username_key FROM users', [], 'objects');
  expect(stored).toEqual([{ username_key: user.username }]);
});

test('each test has an empty database', async () => {
  const api = createTestApi();
  expect(await api.rows('users')).toEqual([]);
});
