import { hour } from '@contract/durations';
import type { Files } from '@server/core/ports';
import type { Driver } from '@server/data/postgres/connection/driver';
import { readApplied } from '@server/data/postgres/connection/migrate';
import type { Clock } from '@server/lib/clock';
import { type BackupHeader, filePrefix, formatVersion, headerName, keyName } from './archiveFormat';
import { dumpRows } from './dumpRows';
import { createNameFinder, readFileNames, withVersions } from './usedFiles';
import { type AddPart, removeAbandoned, writeArchive } from './writeArchive';

/** What a backup contains. */
export type SiteContents = {
  driver: Pick<Driver, 'query' | 'transaction'>;
  files: Pick<Files, 'get'>;
  /** The URL of the folder of the files. */
  fileFolder: string;
  /** The key of sessions and links; null if it is a setting. */
  secretKey: Uint8Array | null;
  clock: Clock;
};

/** Copies each file once. */
function createFileCopier({ files }: SiteContents, add: AddPart) {
  const copied = new Set<string>();
  const missing = new Set<string>();
  return {
    copied,
    missing,
    async copy(names: Iterable<string>) {
      for (const name of names) {
        if (copied.has(name)) continue;
        const file = await files.get(name);
        if (file) {
          await add(`${filePrefix}${name}`, file.bytes);
          copied.add(name);
        } else {
          missing.add(name);
        }
      }
    },
  };
}

/** Writes the rows as they are at one moment, and returns the files that they refer to. */
async function dumpSnapshot({ driver, fileFolder }: SiteContents, add: AddPart) {
  const findNames = createNameFinder(fileFolder);
  const names = new Set<string>();
  const decoder = new TextDecoder();
  const addRows: AddPart = async (part, content) => {
    const text = typeof content === 'string' ? content : decoder.decode(content);
    for (const name of findNames(text)) names.add(name);
    await add(part, content);
  };
  const tables = await driver.transaction(async ({ query }) => {
    await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY', [], 'objects');
    for (const name of await readFileNames(query, fileFolder)) names.add(name);
    return dumpRows(query, addRows);
  });
  return { tables, names: new Set([...names].flatMap(withVersions)) };
}

/** A backup that is written adds bytes to its file more often. */
const abandonedAfter = hour;

/**
 * Writes a backup of the running site. Most files are copied before the rows are read, so that few can
 * be removed between the two.
 */
export async function createBackup(site: SiteContents, path: string) {
  const { driver, fileFolder, secretKey, clock } = site;
  const header: BackupHeader = {
    format: 'commonplace backup',
    version: formatVersion,
    createdAt: new Date(clock.now()).toISOString(),
    migrations: [...(await readApplied(driver.query))].toSorted(),
  };
  await removeAbandoned(path, clock.now() - abandonedAfter);
  return writeArchive(path, async (add) => {
    await add(headerName, JSON.stringify(header));
    if (secretKey) await add(keyName, secretKey);
    const copier = createFileCopier(site, add);
    await copier.copy((await readFileNames(driver.query, fileFolder)).flatMap(withVersions));
    const { tables, names } = await dumpSnapshot(site, add);
    copier.missing.clear();
    await copier.copy(names);
    const files = [...names].filter((name) => copier.copied.has(name));
    return { tables, files, missingFiles: [...copier.missing] };
  });
}
