import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../scripts/buildServer.mjs';
import { countWrites } from './journal';
import { killServer } from './killServer';

beforeAll(async () => {
  await buildServer(fileURLToPath(new URL('../../dist-server', import.meta.url)));
}, 120_000);

test('a server that is killed while members write keeps everything that it has acknowledged', async () => {
  const {
    journal,
    removedFiles: _,
    repeatedLetters,
    ...found
  } = await killServer({ kills: 1, seed: 1 });
  expect(journal.unexpected).toEqual([]);
  expect(countWrites(journal)).toBeGreaterThan(0);
  expect(repeatedLetters).toBeLessThanOrEqual(4);
  expect(found).toEqual({
    lost: [],
    lostLetters: [],
    lostNotifications: [],
    doubledNotifications: [],
    staleNotifications: [],
    wrongCounters: [],
    rowsWithoutFile: [],
    filesWithoutRow: [],
    otherSites: [],
  });
}, 180_000);
