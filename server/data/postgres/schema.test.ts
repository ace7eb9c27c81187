import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSchema } from './testing/readSchema';
import { testDatabase } from './testing/testDatabase';

const file = join(import.meta.dirname, '../../../docs/schema.sql');

const head = `-- All tables, indexes, triggers and functions of the database, as the migrations leave them.
-- Written by \`npx vitest run --update --project core server/data/postgres/schema.test.ts\`.

`;

test('docs/schema.sql has the present tables and functions', async () => {
  const { driver } = await testDatabase('pglite');
  await expect(head + (await readSchema(driver.query))).toMatchFileSnapshot(file);
});
