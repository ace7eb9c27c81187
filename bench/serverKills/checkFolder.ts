import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '@contract/durations';
import type { Driver, RunQuery } from '@server/data/postgres/connection/driver';
import { findWrongCounters } from '@server/site/backup/checkCounters';
import { createNameFinder, readFileNames, withVersions } from '@server/site/backup/usedFiles';
import * as v from 'valibot';
import { apiPath } from '../../contract/apiPath';
import { createDiskFiles } from '../../server/adapters/diskFiles';
import { siteMarker } from '../../server/adapters/fileNames';
import { fileUrl } from '../../server/core/files/fileUrl';
import { sweepUnusedFiles } from '../../server/core/files/sweepUnusedFiles';
import type { Data } from '../../server/data/port';
import { createDatabase } from '../../server/data/postgres/openDatabase';
import { systemClock } from '../../server/lib/clock';
import { type Journal, storedKinds, storedNames } from './journal';

const twoDays = 2 * day;

const nameRows = v.array(v.object({ name: v.string() }));

async function readNames(query: RunQuery, text: string) {
  return new Set(v.parse(nameRows, await query(text, [], 'objects')).map(({ name }) => name));
}

const without = (names: Iterable<string>, found: ReadonlySet<string>) =>
  [...names].filter((name) => !found.has(name));

/** Sweeps as the server does two days later. */
async function sweepLater(data: Data, folder: string) {
  const later = { now: () => systemClock.now() + twoDays };
  const store = createDiskFiles({ folder });
  const { signal } = new AbortController();
  const ports = { data, clock: later, settings: { apiPath } };
  return sweepUnusedFiles(ports, { store, signal });
}

/** The names of the files that rows and documents refer to. */
async function readUsedFiles(query: RunQuery) {
  const fileFolder = fileUrl({ apiPath }, '');
  const documents = await readNames(query, 'SELECT content AS name FROM post_contents');
  const inDocuments = [...documents].flatMap(createNameFinder(fileFolder));
  return [...(await readFileNames(query, fileFolder)), ...inDocuments].flatMap(withVersions);
}

/** What was acknowledged and is not in the database. */
async function findLost(query: RunQuery, { stored }: Journal) {
  const lost: string[] = [];
  for (const kind of storedKinds) {
    lost.push(...without(stored[kind], await readNames(query, storedNames[kind])));
  }
  return lost;
}

/** Compares the database and the data folder of a server that was killed with the journal. */
export async function checkFolder(driver: Driver, dataFolder: string, journal: Journal) {
  const { query } = driver;
  const folder = join(dataFolder, 'files');
  const lost = await findLost(query, journal);
  const used = await readUsedFiles(query);
  const { data } = createDatabase(driver, { clock: systemClock, report: console.error });
  const { removed: removedFiles, otherSites } = await sweepLater(data, folder);
  const marker = siteMarker(await data.storedFiles.siteId());
  const files = new Set(await readdir(folder));
  return {
    lost,
    wrongCounters: (await findWrongCounters(query)).map(({ counter, id }) => `${counter} ${id}`),
    rowsWithoutFile: without(used, files),
    removedFiles,
    otherSites,
    filesWithoutRow: without(files, new Set([...used, marker])),
  };
}
