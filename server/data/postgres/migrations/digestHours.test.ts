import { withPeople } from '@server/data/testing/fixtures';
import { expect, test } from 'vitest';
import { migrate } from '../connection/migrate';
import { openPglite } from '../connection/pgliteDriver';
import { createSqlData } from '../createSqlData';
import { rowsWhere } from '../queries/rowQueries';
import { sql } from '../queries/sql';
import { createSqlStore } from '../queries/sqlStore';
import { readMigratedTemplate } from '../testing/pgliteTemplate';

/** Takes the migration back. In the run of a week, ada's e-mail is stored and those of others are not. */
const olderVersion = `
  DROP TABLE digest_times, emailed_posts;
  DROP INDEX users_digest_hours;
  ALTER TABLE digest_runs DROP COLUMN began_at;
  INSERT INTO digest_runs VALUES ('now', 7, 8, NULL), ('daily', 100, 200, NULL), ('weekly', 30, 40, 'ada');
  DELETE FROM schema_migrations WHERE name LIKE '0086%'`;

test('the e-mails of an older version are not sent again, and those that it left are sent', async () => {
  const driver = await openPglite({ template: await readMigratedTemplate() });
  const store = createSqlStore(driver);
  await withPeople(createSqlData(store));
  await driver.transaction(({ script }) => script(olderVersion));
  await migrate(driver);
  const times = await rowsWhere(store.db, 'digestTimes', sql`true ORDER BY period, user_id`);
  expect(times.map(({ userId, period, until }) => `${period} ${userId} ${until}`)).toEqual([
    'daily ada 200',
    'daily ben 200',
    'daily cleo 200',
    'weekly ada 40',
    'weekly ben 30',
    'weekly cleo 30',
  ]);
  const runs = await rowsWhere(store.db, 'digestRuns', sql`true ORDER BY period`);
  expect(runs.map(({ beganAt }) => beganAt)).toEqual([0, 0, 0]);
  await driver.close();
});
