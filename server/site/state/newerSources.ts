import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hour } from '@contract/durations';
import type { Sources } from '@contract/site/installation';
import type { Clock } from '@server/lib/clock';

/** For how long an answer is kept, and how long git may take, in milliseconds. */
const keptFor = hour;
const patience = 20_000;

const most = { changes: 40, characters: 400, bytes: 1_000_000 };

const run = promisify(execFile);

async function git(folder: string, ...args: readonly string[]) {
  const { stdout } = await run('git', ['-C', folder, ...args], {
    timeout: patience,
    maxBuffer: most.bytes,
    // A clone that needs a password fails instead of asking for it.
    env: {
      ...process.env,
      GIT_TERMINAL_PROMPT: '0',
      GIT_ASKPASS: 'true',
      GIT_SSH_COMMAND: 'ssh -oBatchMode=yes',
    },
  });
  return stdout.trim();
}

/** The entries of a changelog, each as one line. */
const entriesOf = (changelog: string) =>
  [...changelog.matchAll(/^- (.+(?:\n {2,}\S.*)*)/gm)].map(([, text = '']) =>
    text.replaceAll(/\s+/g, ' '),
  );

const versionOf = (changelog: string) => /^## (\S+?),?(?:\s|$)/m.exec(changelog)?.[1] ?? '';

/** The newest sources of the repository, in a folder that is removed. The clone that runs stays as it is. */
async function readNewest(address: string) {
  const folder = await mkdtemp(join(tmpdir(), 'commonplace-sources-'));
  try {
    const few = ['--bare', '--quiet', '--depth', '1', '--filter=blob:none', '--no-tags'];
    await git(folder, 'clone', ...few, '--', address, 'newest');
    const newest = join(folder, 'newest');
    const [commit, changelog] = [
      await git(newest, 'rev-parse', 'HEAD'),
      await git(newest, 'show', 'HEAD:CHANGELOG.md'),
    ];
    return { commit, changelog };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compares a clone with the repository that it was cloned from. Throws if it is no clone, or git fails. */
export async function compareSources(folder: string): Promise<Sources> {
  const address = await git(folder, 'remote', 'get-url', 'origin');
  const { commit, changelog } = await readNewest(address);
  const isKnown = await git(folder, 'cat-file', '-e', `${commit}^{commit}`).then(
    () => true,
    () => false,
  );
  const known = new Set(entriesOf(await readFile(join(folder, 'CHANGELOG.md'), 'utf8')));
  const changes = isKnown ? [] : entriesOf(changelog).filter((entry) => !known.has(entry));
  return {
    isNewest: isKnown,
    version: versionOf(changelog),
    changes: changes.slice(0, most.changes).map((entry) => entry.slice(0, most.characters)),
  };
}

/** Compares the sources at most once an hour; null if they can't be compared. */
export function watchSources(folder: string, clock: Clock) {
  let asked: { at: number; answer: Promise<Sources | null> } | null = null;
  return async () => {
    if (!asked || clock.now() - asked.at >= keptFor) {
      asked = { at: clock.now(), answer: compareSources(folder).catch(() => null) };
    }
    return asked.answer;
  };
}
