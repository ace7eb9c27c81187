import { typeOfName } from '@server/adapters/fileNames';
import type { Files } from '@server/core/ports';
import type { Driver } from '@server/data/postgres/connection/driver';
import { applyMigrations, type Migration } from '@server/data/postgres/connection/migrate';
import { type BackupIndex, filePrefix, keyName } from './archiveFormat';
import { prepareTables } from './prepareTables';
import { readArchive } from './readArchive';
import { requireEmpty, requireRightCounters, restoreRows } from './restoreRows';
import { verifyArchive } from './verifyArchive';

/** Where a backup is restored. */
export type RestoreTarget = {
  driver: Driver;
  migrations: readonly Migration[];
  files: Pick<Files, 'put'>;
};

/** Files whose name no stored file can have are left out. */
async function restoreFiles(path: string, index: BackupIndex, files: Pick<Files, 'put'>) {
  const wanted = new Set(index.files.map((name) => `${filePrefix}${name}`));
  const restored: string[] = [];
  const refused: string[] = [];
  let secretKey: Uint8Array | null = null;
  await readArchive(path, async (part) => {
    if (part.name === keyName) secretKey = part.bytes;
    if (!wanted.has(part.name)) return;
    const name = part.name.slice(filePrefix.length);
    const type = typeOfName(name);
    if (type === null) {
      refused.push(name);
      return;
    }
    await files.put(name, { bytes: part.bytes, type });
    restored.push(name);
  });
  return { secretKey, restored, refused };
}

/**
 * Restores a backup into an empty site. Files are written first: without rows they are not visible, so
 * an interrupted restore can be repeated.
 */
export async function restoreBackup(target: RestoreTarget, path: string) {
  const { driver, migrations, files } = target;
  const { header, index } = await verifyArchive(path);
  await prepareTables(driver, header.migrations, migrations);
  await requireEmpty(driver.query, index.tables);
  const { secretKey, restored, refused } = await restoreFiles(path, index, files);
  await driver.transaction(async (connection) => {
    await restoreRows(connection.query, path, index);
    await applyMigrations(connection, migrations);
    await requireRightCounters(connection.query);
  });
  await driver.query('ANALYZE', [], 'objects');
  return { header, index: { ...index, files: restored }, refused, secretKey };
}
