import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort } from './findFreePort';
import { ordinaryUser } from './ordinaryUser';

/** The program; undefined if it is not installed. */
export function findPgbouncer() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));
}

/** Starts a pooler in front of a server that trusts everyone. */
export async function startPgbouncer(
  program: string,
  url: string,
  mode: 'session' | 'transaction',
) {
  const { hostname, port: serverPort, username, pathname } = new URL(url);
  const user = ordinaryUser();
  const home = mkdtempSync(join(tmpdir(), 'commonplace-pgbouncer-'));
  const port = await findFreePort();
  const users = join(home, 'users.txt');
  const file = join(home, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" ""\n`);
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${users}`,
    `pool_mode = ${mode}`,
    // The site's 10 connections share fewer ones of the server, unless each needs its own.
    `default_pool_size = ${mode === 'session' ? 20 : 4}`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  if (user.uid !== undefined) {
    for (const path of [home, users, file]) chownSync(path, user.uid, user.gid);
  }
  const pooler = spawn(program, [file], {
    ...user,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    pooler.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('process up')) resolve();
    });
    pooler.on('error', reject);
    pooler.on('exit', () => reject(new Error(`PgBouncer didn't start:\n${output}`)));
  });
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async stop() {
      pooler.removeAllListeners('exit');
      // Ends connections at once.
      pooler.kill('SIGTERM');
      await once(pooler, 'exit');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
