import type { Driver } from '@server/data/postgres/connection/driver';
import { type Migration, migrate, readApplied } from '@server/data/postgres/connection/migrate';
import { CommandFailure } from '../commands/commandFailure';

/**
 * Creates the tables as they were when the backup was made, so that later migrations also change the
 * restored rows.
 */
export async function prepareTables(
  driver: Driver,
  names: readonly string[],
  known: readonly Migration[],
) {
  const unknown = names.find((name) => known.every((migration) => migration.name !== name));
  if (unknown !== undefined) {
    throw new CommandFailure(
      `The backup was made by a newer version of Commonplace (it has the migration ${unknown}). Install that version, then restore.`,
    );
  }
  const applied = await readApplied(driver.query);
  const later = [...applied].find((name) => !names.includes(name));
  if (later !== undefined) {
    throw new CommandFailure(
      `The backup is older than the tables of this database (${later}). Restore it into a new, empty database; its tables are updated afterwards.`,
    );
  }
  await migrate(
    driver,
    known.filter(({ name }) => names.includes(name)),
  );
}
