import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { SiteServer } from './siteServer';

const root = resolve(import.meta.dirname, '../..');

/** Resolves with the next answer of the process. */
function nextAnswer(child: ChildProcess, output: () => string) {
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`The site of the journeys has ended:\n${output()}`));
    child.once('exit', fail);
    child.once('message', () => {
      child.off('exit', fail);
      resolve();
    });
  });
}

export type JourneySite = {
  /** The site with a new copy of the demo community. */
  renew(): Promise<SiteServer>;
  close(): Promise<void>;
};

/** Starts the process of a site that is in memory; see server/site/testing/journeySite.ts. */
export function openJourneySite(port: number): JourneySite {
  const child = fork(join(root, 'dist-journeys/journeySite.js'), [], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_FOLDER: join(root, `node_modules/.cache/commonplace/journeys/memory-${port}`),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      written += text.toString();
    });
  }
  const output = () => written;
  const end = () => child.kill();
  process.once('exit', end);
  return {
    async renew() {
      const answer = nextAnswer(child, output);
      child.send('renew');
      await answer;
      written = '';
      return { origin: `http://localhost:${port}`, output };
    },
    async close() {
      end();
      process.off('exit', end);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
