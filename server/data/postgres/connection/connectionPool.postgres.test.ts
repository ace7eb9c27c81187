import { expect, inject, test } from 'vitest';
import { createConnectionPool } from './connectionPool';
import { readDatabaseUrl } from './databaseUrl';
import { deadlines } from './deadlines';

test('connections that are all busy are not taken for a server that is lost', async () => {
  const target = readDatabaseUrl(inject('postgresUrl'));
  if (!target) throw new Error('The URL is not understood.');
  const pool = createConnectionPool(target, deadlines, 1);
  await pool.use(async ({ client }) => {
    await pool.check();
    await expect(client.query('SELECT 1')).resolves.toHaveProperty('rowCount', 1);
  });
  await pool.close(0);
});
