import { beforeEach, expect, test } from 'vitest';
import { deleteRows, insertRows, rowsWhere, updateRows, upsertRow } from './rowQueries';
import { type SQL, sql } from './sql';
import type { Db } from './sqlStore';

let statements: { text: string; parameters: readonly unknown[] }[] = [];
beforeEach(() => {
  statements = [];
});

const db: Db = {
  async execute({ text, parameters }: SQL) {
    statements.push({ text: text.replaceAll(/\s+/g, ' ').trim(), parameters });
    return [];
  },
};

test('rows are read by the values of their columns, or by a condition', async () => {
  await rowsWhere(db, 'formerUrls', { postId: 'post', urlKey: 'url' });
  await rowsWhere(db, 'formerUrls', sql`post_id = ${'post'} ORDER BY url_key`);
  const select = 'SELECT url_key AS "urlKey", post_id AS "postId" FROM former_urls WHERE';
  expect(statements).toEqual([
    { text: `${select} post_id = $1 AND url_key = $2`, parameters: ['post', 'url'] },
    { text: `${select} post_id = $1 ORDER BY url_key`, parameters: ['post'] },
  ]);
});

test('a column that a row does not have gets its default', async () => {
  await insertRows(db, 'contents', []);
  await insertRows(db, 'contents', [{ postId: 'one', content: '{}' }, { postId: 'two' }]);
  expect(statements).toEqual([
    {
      text: 'INSERT INTO post_contents (post_id, content) VALUES ($1, $2), ($3, DEFAULT)',
      parameters: ['one', '{}', 'two'],
    },
  ]);
});

test('a row can replace the one with the same key, and columns can be computed', async () => {
  const row = { emailKey: 'a@example.com', refusals: 1, refusedAt: 5 };
  const change = { refusals: sql`refused_addresses.refusals + 1` };
  await upsertRow(db, 'refusedAddresses', { key: sql`email_key`, row, change });
  await updateRows(db, 'refusedAddresses', { set: change, where: { refusals: 1 } });
  expect(statements.map(({ text }) => text)).toEqual([
    'INSERT INTO refused_addresses (email_key, refusals, refused_at) VALUES ($1, $2, $3) ON CONFLICT (email_key) DO UPDATE SET refusals = refused_addresses.refusals + 1',
    'UPDATE refused_addresses SET refusals = refused_addresses.refusals + 1 WHERE refusals = $1 RETURNING 1 AS changed',
  ]);
});

test('a condition that would have other rows than it seems to have fails', async () => {
  const missing: object = { postId: undefined };
  await expect(deleteRows(db, 'formerUrls', missing)).rejects.toThrow('No column stores');
  const empty: object = { postId: null };
  await expect(deleteRows(db, 'formerUrls', empty)).rejects.toThrow('Nothing equals null');
  expect(statements).toEqual([]);
});

test('only names become text of a statement', async () => {
  const row: object = { 'url_key) SELECT 1; --': 'x' };
  await expect(insertRows(db, 'formerUrls', [row])).rejects.toThrow('No column or table stores');
  expect(statements).toEqual([]);
});
