import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

/** The data folder with the demo community, of which each journey gets a copy. */
export const seededFolder = join(root, 'node_modules/.cache/commonplace/journeys/seeded');

/** The server of `npm start`, running with a data folder of its own. */
export type SiteServer = {
  origin: string;
  /** What it has written, with the e-mails that it has not sent. */
  output(): string;
  stop(): Promise<void>;
};

async function isReady(origin: string) {
  const response = await fetch(`${origin}/readyz`).catch(() => null);
  return response?.ok ?? false;
}

async function waitUntilReady(child: ChildProcess, { origin, output }: SiteServer) {
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`The server has ended:\n${output()}`);
    await setTimeout(50);
  }
}

type StartOptions = { dataFolder: string; port: number };

/** Starts the built server, and resolves once it answers. */
export async function startSiteServer({ dataFolder, port }: StartOptions): Promise<SiteServer> {
  const child = spawn(process.execPath, [join(root, 'dist-server/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      LOG_LEVEL: 'warn',
    },
  });
  const end = () => child.kill();
  process.once('exit', end);
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => written.push(text.toString()));
  }
  const server: SiteServer = {
    origin: `http://localhost:${port}`,
    output: () => written.join(''),
    async stop() {
      if (child.exitCode !== null) return;
      end();
      await once(child, 'exit');
      process.off('exit', end);
    },
  };
  await waitUntilReady(child, server);
  return server;
}
