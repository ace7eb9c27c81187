import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@server/data/postgres/testing/findFreePort';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function answers(url: string) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function waitUntilReady(child: ChildProcess, url: string) {
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

/** MB of memory that a process has now, and the most that it had. */
export type Memory = { now: number; highest: number };

/** Null except on Linux. */
async function readMemory(pid: number | undefined): Promise<Memory | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const read = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]);
  const memory = { now: read('VmRSS') / 1024, highest: read('VmHWM') / 1024 };
  return Number.isNaN(memory.now) ? null : memory;
}

type Start = { script: string; readyPath: string; environment?: Record<string, string> };

async function start({ script, readyPath, environment = {} }: Start) {
  const port = await findFreePort();
  const child = spawn(process.execPath, [`${root}${script}`], {
    cwd: root,
    // The runner of the bench sets it to "development", in which React and Redux check much more.
    env: { ...process.env, ...environment, NODE_ENV: 'production', PORT: `${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, origin + readyPath);
  return {
    origin,
    memory: async () => readMemory(child.pid),
    /** Ends the process at once, as a power failure or the system does. */
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** A server that answers everything with a constant. */
export const startFloor = () =>
  start({ script: 'bench/server/floor.mjs', readyPath: '/?length=1' });

/** A built server on a database and a folder for its files. */
export const startSite = (environment: Record<string, string>, build = 'dist-server') =>
  start({
    script: `${build}/main.js`,
    readyPath: '/readyz',
    environment: {
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'error',
      SECRET_KEY: 'a secret key that only the bench uses',
      ...environment,
    },
  });
