import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findCaseClashes,
  findEarlyFocusChecks,
  findExceptionsWithoutReason,
  findTimedWaits,
} from './fileRules.mjs';
import { root } from './install.mjs';

const listing = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (listing.status !== 0) {
  console.error(listing.stderr || 'git is needed to list the files.');
  process.exit(1);
}

const paths = listing.stdout.split('\0').filter((path) => path && existsSync(join(root, path)));
const clashes = findCaseClashes(paths);
const sources = paths
  .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const exceptions = sources.flatMap(({ path, text }) => findExceptionsWithoutReason(path, text));
const waits = sources.flatMap(({ path, text }) => findTimedWaits(path, text));
const early = sources.flatMap(({ path, text }) => findEarlyFocusChecks(path, text));

for (const clash of clashes) console.error(`differ only in case: ${clash}`);
for (const line of exceptions) console.error(`lint exception without "-- reason": ${line}`);
for (const line of waits) console.error(`test that waits for a time: ${line}`);
for (const place of early) console.error(`test that does not wait for the focus: ${place}`);
console.log(`Checked ${paths.length} files.`);
const found = [clashes, exceptions, waits, early].flat();
process.exit(found.length === 0 && paths.length > 0 ? 0 : 1);
