import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFiles } from '@server/adapters/diskFiles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryDatabase } from '../testing/memoryDatabase';
import { runServer } from './runServer';
import type { RunningSite } from './startSite';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commonplace-run-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(environment: Record<string, string>, args: readonly string[] = ['--empty']) {
  const output: string[] = [];
  const errors: string[] = [];
  const database = createMemoryDatabase();
  const close = vi.spyOn(database, 'close');
  const openDatabase = vi.fn<() => Promise<typeof database>>().mockResolvedValue(database);
  const onStarted = vi.fn<(site: RunningSite) => void>();
  const handleShutdown = vi.fn<() => { started: typeof onStarted }>(() => ({ started: onStarted }));
  const started = await runServer({
    args,
    environment: { PORT: '0', LOG_LEVEL: 'silent', DATA_FOLDER: folder, ...environment },
    folders: { seed: join(import.meta.dirname, '../../seed'), build: folder, server: folder },
    openDatabase,
    handleShutdown,
    write: (text) => void output.push(text),
    writeError: (text) => void errors.push(text),
  });
  return {
    started,
    output: output.join(''),
    errors: errors.join(''),
    openDatabase,
    handleShutdown,
    onStarted,
    close,
  };
}

test('the start says what runs where, and how to create the administrator', async () => {
  const { started, output } = await run({ SITE_URL: 'http://localhost:3000' });
  expect(output).toContain('address     http://localhost:3000');
  expect(output).toContain(`listens on  127.0.0.1:${started?.site.port}`);
  expect(output).toContain('database');
  expect(output).toContain('BACKUPS is not set');
  expect(output).toContain('This site has no administrator yet, so nobody can sign up.');
  expect(output).toMatch(/http:\/\/localhost:3000\/setup\/[\w-]{43}\n/);
  await started?.site.close();
});

test('signals and errors are handled before the database is opened', async () => {
  const { started, openDatabase, handleShutdown, onStarted } = await run({});
  const [handled = 0] = handleShutdown.mock.invocationCallOrder;
  expect(handled).toBeLessThan(openDatabase.mock.invocationCallOrder[0] ?? 0);
  expect(handled).toBeGreaterThan(0);
  expect(onStarted).toHaveBeenCalledExactlyOnceWith(started?.site);
  await started?.site.close();
});

test('the start of the demo community says how to sign in', async () => {
  const { started, output } = await run({}, []);
  expect(output).toContain('All passwords are Password1!');
  const posts = await fetch(`http://127.0.0.1:${started?.site.port}/api/v1/blogs/posts?skip=0`);
  const picture = /\/api\/v1\/resource\/file\/[\w-]+\.webp/.exec(await posts.text())?.[0];
  const file = await fetch(`http://127.0.0.1:${started?.site.port}${picture}`);
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  expect(file.headers.get('Cache-Control')).toContain('immutable');
  // Noted before the pictures were stored, else they could be those of another site.
  expect(await createDiskFiles({ folder: join(folder, 'files') }).sites()).toEqual(['memory']);
  await started?.site.close();
});

test('wrong settings are named before anything is opened', async () => {
  const { started, errors, openDatabase } = await run({ PORT: 'x', LOG_LEVEL: 'loud' });
  expect(started).toBe(null);
  expect(errors).toBe(
    [
      "Commonplace can't start:",
      '  PORT must be a number from 0 to 65535.',
      '  LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
      '',
    ].join('\n'),
  );
  expect(openDatabase).not.toHaveBeenCalled();
});

test('a damaged key is named, and the database is closed', async () => {
  await writeFile(join(folder, 'secret-key'), '');
  const { started, errors, close } = await run({});
  expect(started).toBe(null);
  expect(errors).toContain(`The key in ${join(folder, 'secret-key')} has 0 of at least 32`);
  expect(close).toHaveBeenCalledOnce();
});

test('an unknown option is named', async () => {
  const { started, errors } = await run({}, ['--demo']);
  expect(started).toBe(null);
  expect(errors).toContain('--demo');
});

test('a public site refuses the demo community and closes its database', async () => {
  const { started, errors, close } = await run({ SITE_URL: 'https://blog.example' }, []);
  expect(started).toBe(null);
  expect(errors).toContain('npm start -- --empty');
  expect(close).toHaveBeenCalledOnce();
});

test('a port in use is named', async () => {
  const { started } = await run({});
  const again = await run({ PORT: `${started?.site.port}` });
  expect(again.started).toBe(null);
  expect(again.errors).toBe(
    `Commonplace can't start:\n  PORT and HOST must be free: 127.0.0.1:${started?.site.port} can't be listened on.\n`,
  );
  expect(again.openDatabase).not.toHaveBeenCalled();
  await started?.site.close();
});

test('a public site without SMTP says where its letters are', async () => {
  const { started, output } = await run({ SITE_URL: 'https://blog.example' });
  expect(output).toContain(`not sent: SMTP_URL is not set. Written to ${join(folder, 'letters')}`);
  await started?.site.close();
});
