import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The data folder of each worker's server begins with it. */
export const serverFolder = join(root, 'node_modules/.cache/commonplace/journeys/server');

/** The server of `npm start`, running with a data folder of its own. */
export type SiteServer = {
  origin: string;
  /** What it has written, with the letters that it has not sent. */
  output(): string;
};

/** A server with what ends it. */
export type RunningServer = SiteServer & { stop(): Promise<void> };

/** Resolves once the server has written that it runs. Polling it would slow down its start. */
function waitUntilRunning(child: ChildProcessWithoutNullStreams, output: () => string) {
  return new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (output().includes('Commonplace is running.')) resolve();
    });
    child.once('exit', () => reject(new Error(`The server has ended:\n${output()}`)));
  });
}

type StartOptions = {
  dataFolder: string;
  port: number;
  /** Without the demo community. */
  isEmpty?: boolean;
};

/** Starts a process of the built server, and resolves once it answers. `write` receives what it prints. */
async function startProcess(
  { dataFolder, port, isEmpty = false }: StartOptions,
  write: (text: string) => void,
): Promise<() => Promise<void>> {
  // PGlite runs for seconds only: compiling its WebAssembly a second time, optimised, takes longer.
  const main = join(root, 'dist-server/main.js');
  const args = ['--liftoff-only', main, ...(isEmpty ? ['--empty'] : [])];
  const child = spawn(process.execPath, args, {
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
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      printed += text.toString();
      write(text.toString());
    });
  }
  await waitUntilRunning(child, () => printed);
  return async function stop() {
    if (child.exitCode !== null) return;
    end();
    await once(child, 'exit');
    process.off('exit', end);
  };
}

/** Starts the built server, and resolves once it answers. */
export async function startSiteServer(options: StartOptions): Promise<RunningServer> {
  const written: string[] = [];
  const stop = await startProcess(options, (text) => written.push(text));
  return {
    origin: `http://localhost:${options.port}`,
    output: () => written.join(''),
    stop,
  };
}
