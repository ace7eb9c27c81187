import type { Share } from '@server/lib/share';
import { expect, inject, test } from 'vitest';
import { createConnectionPool } from './connectionPool';
import { readDatabaseUrl } from './databaseUrl';
import { deadlines } from './deadlines';

function createPool(shareOf?: () => Share | undefined) {
  const target = readDatabaseUrl(inject('postgresUrl'));
  if (!target) throw new Error('The URL is not understood.');
  return createConnectionPool(target, {
    deadlines,
    mostConnections: 1,
    ...(shareOf && { shareOf }),
  });
}

test('connections that are all busy are not taken for a server that is lost', async () => {
  const pool = createPool();
  await pool.use(async ({ client }) => {
    await pool.check();
    await expect(client.query('SELECT 1')).resolves.toHaveProperty('rowCount', 1);
  });
  await pool.close(0);
});

test('who asks for connections many times lets another one wait for few of them', async () => {
  let client = 'one';
  const pool = createPool(() => ({ group: 'visitors', client }));
  const order: string[] = [];
  const useAs = async (name: string) => {
    client = name;
    await pool.use(async ({ client: connection }) => {
      await connection.query('SELECT 1');
      order.push(name);
    });
  };
  await Promise.all([...Array.from({ length: 20 }, async () => useAs('one')), useAs('other')]);
  expect(order).toHaveLength(21);
  expect(order.indexOf('other')).toBeLessThan(3);
  await pool.close(0);
});
