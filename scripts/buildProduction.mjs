import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { weighBuild, weighDocuments } from './firstLoad.mjs';
import { root } from './install.mjs';

/**
 * Builds the production site into `dist/` from a copy in a folder whose path contains a space, and
 * fails if the build contains any part of the mocks, or if a page loads more than its budget at first.
 */
const mockTraces = [
  'mockServiceWorker',
  'Mock Service Worker',
  'Password1!',
  'mock:conduct',
  'mock-google-',
  'pbkdf2',
  "Developer's panel",
];

const outDir = join(root, 'dist');

function build() {
  const copy = mkdtempSync(join(tmpdir(), 'commonplace with a space '));
  const folders = ['contract', 'mocks', 'public', 'rehearsal', 'scripts', 'server', 'src'];
  const files = readdirSync(root).filter((name) => /\.(json|ts|html|mjs)$|^\.env$/.test(name));
  for (const name of [...folders, ...files]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const script = join(copy, 'scripts/build.mjs');
  const { status } = spawnSync(process.execPath, [script, '--outDir', outDir], {
    cwd: copy,
    stdio: 'inherit',
  });
  rmSync(copy, { recursive: true, force: true });
  return status === 0;
}

function findTraces() {
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = readFileSync(path, 'latin1');
      return mockTraces
        .filter((trace) => entry.name.includes(trace) || text.includes(trace))
        .map((trace) => `${path}: ${trace}`);
    });
}

if (!build()) process.exit(1);
const found = findTraces();
for (const line of found) console.error(`part of the mocks in the production build: ${line}`);
const { texts, heavy, styled } = weighBuild(outDir);
for (const line of texts) console.log(`first load of ${line}`);
for (const line of heavy) console.error(`over the budget of its first load: ${line}`);
for (const line of styled) console.error(`a page of visitors with own styles: ${line}`);
const long = weighDocuments(outDir);
for (const line of long) console.error(`over the budget of a rendered page: ${line}`);
process.exit([found, heavy, styled, long].every(({ length }) => length === 0) ? 0 : 1);
