import { userRow } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { migrate } from '../connection/migrate';
import { openPglite } from '../connection/pgliteDriver';
import { createSqlData } from '../queries/createSqlData';
import { createSqlStore } from '../queries/sqlStore';
import { readMigratedTemplate } from '../testing/pgliteTemplate';

test('accounts of an older version do not show their addresses', async () => {
  const driver = await openPglite({ template: await readMigratedTemplate() });
  const { users } = createSqlData(createSqlStore(driver));
  await users.insert(userRow('ada', { showsEmail: true }));
  await driver.transaction(({ script }) =>
    script(`ALTER TABLE users DROP COLUMN shows_email;
      DELETE FROM schema_migrations WHERE name LIKE '0005%'`),
  );
  await migrate(driver);
  expect(await users.byId('ada')).toEqual(userRow('ada', { showsEmail: false }));
  await driver.close();
});
