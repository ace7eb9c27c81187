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

/** The files that differ from `main`, also those that are not committed. */
function changedFiles() {
  const [base] = git('merge-base', 'main', 'HEAD');
  return [...git('diff', '--name-only', '--diff-filter=d', base), ...untracked()];
}

/** All files of the repository, those of code with their text. */
export function allFiles() {
  return [...git('ls-files'), ...untracked()]
    .filter((path) => existsSync(root + path))
    .map((path) => {
      const source = /\.(?:ts|tsx|mjs)$/.test(path) ? readFileSync(root + path, 'utf8') : '';
      return { path, source };
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
  const files = allFiles();
  const select = createUnitTestSelection({ files, projects: await unitTestProjects() });
  const specs = files.map(({ path }) => path).filter((path) => path.endsWith('.spec.ts'));
  return {
    changed,
    changesAll: changesEverything(changed),
    unitTestFiles: select(changed),
    journeyFiles: relatedJourneys(changed, specs),
  };
}
