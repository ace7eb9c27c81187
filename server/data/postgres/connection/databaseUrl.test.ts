import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeServers, readDatabaseUrl } from './databaseUrl';

const serversOf = (url: string) =>
  readDatabaseUrl(url)?.servers.map(({ host, port }) => `${host}:${port}`);

test('a URL names a server, a user and a database', () => {
  expect(readDatabaseUrl('postgresql://si%40te:p%2Fw:d@db.example:6432/blog')).toEqual({
    servers: [{ host: 'db.example', port: 6432, ssl: false }],
    user: 'si@te',
    password: 'p/w:d',
    database: 'blog',
    needsPrimary: false,
    isPooled: undefined,
    bindsChannel: false,
    applicationName: undefined,
    options: undefined,
  });
});

test('what a URL leaves out has a default', () => {
  expect(serversOf('postgres://')).toEqual(['localhost:5432']);
  expect(serversOf('postgres:///blog')).toEqual(['localhost:5432']);
  expect(readDatabaseUrl('postgres://db')).toMatchObject({ user: undefined, database: undefined });
});

test('a URL names several servers, and which of them is wanted', () => {
  const url = 'postgres://site@one:5433,two,[::1]:5434/blog?target_session_attrs=read-write';
  expect(serversOf(url)).toEqual(['one:5433', 'two:5432', '::1:5434']);
  expect(readDatabaseUrl(url)?.needsPrimary).toBe(true);
  expect(serversOf('postgres:///blog?host=one,two&port=1,2')).toEqual(['one:1', 'two:2']);
  expect(serversOf('postgres:///blog?host=/run/postgresql')).toEqual(['/run/postgresql:5432']);
});

test('the servers can be shown without the password', () => {
  expect(describeServers('postgres://site:secret@one,two:5433/blog?sslmode=prefer')).toBe(
    'one:5432, two:5433',
  );
});

test.each([
  ['mysql://db/blog'],
  ['postgres:db'],
  ['postgres://db:port/blog'],
  ['postgres://site:%zz@db/blog'],
  ['postgres://db/blog?sslmode=verify-full&sslrootcert=/none/at/all'],
])('%s is no URL of a database', (url) => {
  expect(readDatabaseUrl(url)).toBeNull();
});

test.each([
  ['', [false]],
  ['?sslmode=disable', [false]],
  ['?sslmode=prefer', [{ rejectUnauthorized: false }, false]],
  ['?sslmode=require', [{ rejectUnauthorized: false }]],
  ['?sslmode=verify-full', [{ rejectUnauthorized: true }]],
])('%s encrypts as libpq does', (query, expected) => {
  const servers = readDatabaseUrl(`postgres://one,two/blog${query}`)?.servers ?? [];
  expect(servers.map(({ ssl }) => ssl)).toEqual([...expected, ...expected]);
  expect(servers.map(({ host }) => host).toSorted()).toEqual([
    ...expected.map(() => 'one'),
    ...expected.map(() => 'two'),
  ]);
});

test('certificates can be checked by an authority in a file, also without the name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'commonplace-url-'));
  const file = join(folder, 'ca.pem');
  await writeFile(file, 'an authority');
  const query = `sslmode=verify-ca&sslrootcert=${encodeURIComponent(file)}`;
  const target = readDatabaseUrl(`postgres://db/blog?${query}`);
  await rm(folder, { recursive: true });
  expect(target?.servers[0].ssl).toMatchObject({ ca: 'an authority', rejectUnauthorized: true });
});

test('what poolers and their customers add is understood or ignored', () => {
  const neon = readDatabaseUrl('postgres://db/blog?sslmode=require&channel_binding=require');
  expect(neon).toMatchObject({ bindsChannel: true, isPooled: undefined });
  const supabase = readDatabaseUrl(
    'postgres://db/blog?pgbouncer=true&connection_limit=1&schema=public&supa=base-pooler.x',
  );
  expect(supabase).toMatchObject({ isPooled: true, options: undefined });
  expect(readDatabaseUrl('postgres://db/blog?pgbouncer=false')?.isPooled).toBe(false);
});

test('settings of connections are passed on', () => {
  const url = 'postgres://db/blog?application_name=site&search_path=own&options=-c%20geqo%3Doff';
  expect(readDatabaseUrl(url)).toMatchObject({
    applicationName: 'site',
    options: '-c geqo=off -c search_path=own',
  });
});
