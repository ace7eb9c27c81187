import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { loadConfigFromFile } from 'vite';
import { root } from './install.mjs';
import { changesEverything, createUnitTestSelection, relatedJourneys } from './relatedTests.mjs';

function git(...command) {
  const { status, stdout, stderr } = spawnSync('git', command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr || 'git is needed for --changed.');
  return stdout.split('\n').filter(Boolean);
}

const untracked = () => git('ls-files', '--others', '--exclude-standard');

/** The files that differ from `main`, also those that were removed or are not committed. */
function changedFiles() {
  const [base] = git('merge-base', 'main', 'HEAD');
  return [...git('diff', '--name-only', '--no-renames', base), ...untracked()];
}

const exists = (path) => existsSync(root + path);

/** All files of the repository, those of code with their text. Removed files are still named, for example by globs. */
export function allFiles(changed = []) {
  const paths = new Set([...git('ls-files'), ...untracked(), ...changed]);
  return Array.from(paths, (path) => {
    const isCode = /\.(?:ts|tsx|mjs)$/.test(path) && exists(path);
    return { path, source: isCode ? readFileSync(root + path, 'utf8') : '' };
  });
}

/** The projects of Vitest. */
export async function unitTestProjects() {
  const loaded = await loadConfigFromFile(
    { command: 'serve', mode: 'test' },
    `${root}vitest.config.ts`,
  );
  return loaded?.config.test?.projects ?? [];
}

/** What the difference to `main` changes, and the tests that depend on it. */
export async function selectChangedTests() {
  const changed = changedFiles();
  const files = allFiles(changed);
  const select = createUnitTestSelection({ files, projects: await unitTestProjects() });
  const specs = files.map(({ path }) => path).filter((path) => path.endsWith('.spec.ts'));
  return {
    changed: changed.filter(exists),
    changesAll: changesEverything(changed),
    unitTestFiles: select(changed).filter(exists),
    journeyFiles: relatedJourneys(changed, specs).filter(exists),
  };
}
