import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@server/data/postgres/testing/findFreePort';
import { findPostgres } from '@server/data/postgres/testing/findPostgres';
import { ordinaryUser } from '@server/data/postgres/testing/ordinaryUser';
import { Client } from 'pg';

const standbyName = 'standby';

/** The folder of a complete installation; null if there is none. */
export function findPostgresPrograms() {
  const { folder } = findPostgres();
  const folders = [folder, '/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/16/bin'];
  return folders.find((path) => existsSync(join(path, 'pg_basebackup'))) ?? null;
}

async function query(url: string, text: string) {
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

async function waitUntil(isTrue: () => Promise<boolean>) {
  while (!(await isTrue().catch(() => false))) await wait(100);
}

/** The processes of connections outlive their server for a moment. */
function childrenOf(pid: number) {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}

async function killAtOnce(server: ChildProcess) {
  const pid = server.pid ?? 0;
  const exited = once(server, 'exit');
  const children = childrenOf(pid);
  server.kill('SIGKILL');
  for (const child of children) {
    try {
      process.kill(child, 'SIGKILL');
    } catch {
      // It has ended with its server.
    }
  }
  await exited;
}

/** A primary and its synchronous standby. */
export async function startPair(programs: string) {
  const user = ordinaryUser();
  const home = mkdtempSync(join(tmpdir(), 'commonplace-pair-'));
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid);
  const options = { ...user, cwd: home };

  function run(program: string, parameters: readonly string[]) {
    const { status, stderr } = spawnSync(join(programs, program), [...parameters], {
      ...options,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  }

  const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

  async function start(folder: string, port: number) {
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${home}`,
      'wal_level=replica',
      'hot_standby=on',
    ];
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', folder, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    );
    await waitUntil(async () => (await query(urlOf(port), 'SELECT 1')).length === 1);
    return server;
  }

  const [primaryPort, standbyPort] = [await findFreePort(), await findFreePort()];
  const [primaryFolder, standbyFolder] = [join(home, 'primary'), join(home, 'standby')];
  run('initdb', [
    '-D',
    primaryFolder,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
  ]);
  const primary = await start(primaryFolder, primaryPort);
  const source = `host=127.0.0.1 port=${primaryPort} user=postgres application_name=${standbyName}`;
  run('pg_basebackup', ['-D', standbyFolder, '-R', '-X', 'stream', '-c', 'fast', '-d', source]);
  const standby = await start(standbyFolder, standbyPort);
  const primaryUrl = urlOf(primaryPort);
  // Only now, so that the standby does not wait for itself when it is the primary.
  await query(primaryUrl, `ALTER SYSTEM SET synchronous_standby_names = '${standbyName}'`);
  await query(primaryUrl, 'SELECT pg_reload_conf()');
  const state = 'SELECT sync_state FROM pg_stat_replication';
  await waitUntil(async () => (await query(primaryUrl, state))[0]?.['sync_state'] === 'sync');
  return {
    /** Both servers; the site uses the one that takes changes. */
    url: `postgres://postgres@127.0.0.1:${primaryPort},127.0.0.1:${standbyPort}/postgres?target_session_attrs=read-write`,
    killPrimary: async () => killAtOnce(primary),
    promoteStandby: async () => query(urlOf(standbyPort), 'SELECT pg_promote(true)'),
    readStandby: async (text: string) => query(urlOf(standbyPort), text),
    async stop() {
      for (const server of [primary, standby]) {
        if (server.exitCode === null && server.signalCode === null) await killAtOnce(server);
      }
      rmSync(home, { recursive: true, force: true });
    },
  };
}
