import { expect, test } from 'vitest';
import { startProxy } from '../testing/startProxy';
import { createConnectionPool } from './connectionPool';
import { readDatabaseUrl } from './databaseUrl';
import { deadlines } from './deadlines';

test('a check that gets no answer opens nothing after the pool was closed', async () => {
  const server = await startProxy('postgres://localhost/none');
  server.silence();
  const target = readDatabaseUrl(server.url);
  if (!target) throw new Error('The URL is not understood.');
  const pool = createConnectionPool(target, { deadlines: { ...deadlines, answer: 20 } });
  const checking = pool.check();
  await pool.close(0);
  await checking;
  await expect(pool.use(() => Promise.resolve())).rejects.toThrow('after calling end on the pool');
  await server.stop();
});
