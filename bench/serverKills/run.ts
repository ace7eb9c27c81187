import { fileURLToPath } from 'node:url';
import { buildServer } from '../../scripts/buildServer.mjs';
import { countByKind, countWrites } from './journal';
import { killServer } from './killServer';

/** Beside `dist-server`, which can be in use. */
const build = 'dist-kills-server';
const kills = 50;
const seed = 20_261_122;

/** Prints a report and fails if something was lost. `--part postgres` uses Postgres instead of PGlite. */
export async function run(_: unknown, { part }: { part?: string }) {
  await buildServer(fileURLToPath(new URL(`../../${build}`, import.meta.url)));
  const database = part === 'postgres' ? 'postgres' : 'pglite';
  const result = await killServer({ kills, seed, build, database, report: console.log });
  const { journal } = result;
  const counts = countByKind(journal).map(({ kind, count }) => `${count} ${kind}`);
  console.log(
    `${kills} kills, ${countWrites(journal)} acknowledged writes: ${counts.join(', ')}; ${journal.interrupted} writes without an answer, ${journal.postponed} postponed by a rate limit`,
  );
  const failures = {
    'acknowledged and lost': result.lost,
    'letters that were never sent': result.lostEmails,
    'members without their last letter about notifications': result.lostDigests,
    'notifications that are missing': result.lostNotifications,
    'notifications that are there twice': result.doubledNotifications,
    'notifications of what was taken back': result.staleNotifications,
    'counters that do not agree': result.wrongCounters,
    'rows without their file': result.rowsWithoutFile,
    'files without a row after the sweep': result.filesWithoutRow,
    'other sites that use the files': result.otherSites,
    'unexpected answers': journal.unexpected,
  };
  console.log(`${result.repeatedEmails} letters sent again`);
  console.log(`${result.removedFiles} files without a row removed by a sweep`);
  for (const [what, found] of Object.entries(failures)) {
    console.log(
      `${found.length} ${what}${found.length > 0 ? `: ${found.slice(0, 5).join(', ')}` : ''}`,
    );
    if (found.length > 0) process.exitCode = 1;
  }
}
