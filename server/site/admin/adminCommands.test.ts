import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createMemoryFiles } from '@server/core/adapters/memoryFiles';
import { MailFailure } from '@server/core/mailFailure';
import { createTestApi } from '@server/core/testing/createTestApi';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { createDatabase } from '@server/data/postgres/openDatabase';
import { readMigratedTemplate } from '@server/data/postgres/testing/pgliteTemplate';
import { logRow, newPost, newSession, userRow } from '@server/data/testing/rows';
import { systemClock } from '@server/lib/clock';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { findAdminCommand } from './adminCommands';

const nothing = async () => {};
let close = nothing;

afterEach(async () => {
  await close();
  close = nothing;
});

/** A site with an author who has a post, a picture and a session. */
async function openSite() {
  const driver = await openPglite({ template: await readMigratedTemplate() });
  const report = (failure: unknown) => {
    throw failure;
  };
  const {
    data,
    rebuildSearch,
    close: end,
  } = createDatabase(driver, { clock: systemClock, report });
  close = end;
  const store = createMemoryFiles();
  const ports = { ...createTestApi().ports, data };
  await data.users.insert(userRow('ada', { avatar: '/api/v1/resource/file/ada-160x160.webp' }));
  await data.posts.insert(newPost('p1', { authorId: 'ada', title: 'Bread at night' }), 'ada');
  const site = { ports, store, driver, rebuildSearch };
  const run = async (...args: string[]) => findAdminCommand(args).run(site);
  const query = async (text: string) => driver.query(text, [], 'objects');
  return { data, store, ports, run, query };
}

const png = { bytes: new Uint8Array(1), type: 'image/webp' };

test('an administrator is created and chooses the password with the link', async () => {
  const { data, run } = await openSite();
  const { lines } = await run('create-admin', 'Grace', 'grace@example.com', 'Grace', 'Hopper');
  expect(lines.join('\n')).toMatch(/https:\/\/commonplace\.test\/reset-password\/[\w-]{43}$/);
  expect(await data.users.byUsername('grace')).toMatchObject({ role: 'admin', isVerified: true });
  await expect(run('create-admin', 'grace', 'g@example.com', 'Grace', 'Hopper')).rejects.toThrow(
    'already',
  );
  await expect(run('create-admin', 'g', 'none', '', '')).rejects.toThrow('\n');
});

test('accounts are listed, and found by words', async () => {
  const { run } = await openSite();
  expect((await run('users')).lines).toEqual([
    expect.stringMatching(/^ada .*user/),
    '1 of 1 accounts',
  ]);
  expect((await run('users', 'nobody')).lines).toEqual(['0 of 0 accounts']);
});

test('all sessions of an account end', async () => {
  const { data, ports, run } = await openSite();
  const createdAt = ports.clock.now();
  const open = { userId: 'ada', createdAt, expiresAt: createdAt + 60_000 };
  for (const id of ['s1', 's2']) await data.sessions.insert(newSession(id, open));
  expect((await run('end-sessions', 'ada')).lines).toEqual(['2 sessions of ada have ended.']);
  expect(await data.sessions.byId('s1')).toBeNull();
});

test('a test e-mail is sent at once, or says why not', async () => {
  const { ports, run } = await openSite();
  await expect(run('test-email', 'host@example.com')).rejects.toThrow('set SMTP_URL');
  const installation = await ports.installation();
  vi.spyOn(ports, 'installation').mockResolvedValue({ ...installation, sendsEmail: true });
  const send = vi.spyOn(ports.mail, 'send').mockResolvedValueOnce();
  expect((await run('test-email', 'host@example.com')).lines[0]).toContain(
    'Sent to host@example.com',
  );
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    to: 'host@example.com',
    subject: 'A test e-mail',
  });
  const details = { isPermanent: false, isServerAway: true, cause: new Error('connect refused') };
  send.mockRejectedValueOnce(new MailFailure('Not sent.', details));
  await expect(run('test-email', 'host@example.com')).rejects.toThrow('connect refused');
});

test('wrong counters and missing files are named', async () => {
  const { store, run, query } = await openSite();
  const missing = { lines: ['The file ada-160x160.webp is missing.'], isRight: false };
  expect(await run('verify')).toEqual(missing);
  await store.put('ada-160x160.webp', png);
  expect((await run('verify')).isRight).toBe(true);
  await query("UPDATE posts SET likes = 7 WHERE id = 'p1'");
  expect((await run('verify')).lines).toContain('posts.likes of p1 is not what its rows say.');
});

test('the search is derived again from the posts', async () => {
  const { run, query } = await openSite();
  const read = () => query('SELECT * FROM post_search');
  const before = await read();
  await query("UPDATE post_search SET texts = '', words = '', pairs = '{}'");
  expect((await run('rebuild-search')).lines).toEqual(['1 posts']);
  expect(await read()).toEqual(before);
});

test('an unknown account, and a command that is unknown or called wrongly, are explained', async () => {
  const { run } = await openSite();
  await expect(run('reset-password', 'nobody')).rejects.toThrow('There is no account nobody.');
  for (const args of [[], ['fly'], ['constructor'], ['reset-password'], ['verify', 'all']])
    expect(() => findAdminCommand(args)).toThrow('\n  users [words]');
});

test('an export has a file for each member and one of the pages of the site', async () => {
  const { data, run } = await openSite();
  const folder = await mkdtemp(join(tmpdir(), 'commonplace-export-'));
  try {
    await data.users.insert(userRow('root', { role: 'admin' }));
    const page = {
      id: 'imprint',
      slug: 'imprint',
      title: 'Imprint',
      content: '{"blocks":[{"type":"paragraph","data":{"text":"The Cove"}}]}',
      isPublished: true,
      version: 1,
      createdAt: 0,
      updatedAt: 0,
    };
    expect(await data.sitePages.insert(page, logRow('entry', { actorId: 'root' }))).toBe('stored');
    const exported = join(folder, 'all');
    expect((await run('export', exported)).lines[0]).toBe(`Wrote 3 files to ${exported}.`);
    const names = await readdir(exported);
    expect(names.toSorted()).toEqual(['member-ada.zip', 'member-root.zip', 'site.zip']);
    const filesOf = async (name: string) => unzipSync(await readFile(join(exported, name)));
    const ada = Object.keys(await filesOf('member-ada.zip'));
    expect(ada.filter((name) => name.startsWith('posts/'))).toHaveLength(1);
    expect(strFromU8((await filesOf('site.zip'))['pages/imprint.md'] ?? new Uint8Array())).toMatch(
      /title: "Imprint"[^]*The Cove/,
    );
    expect((await stat(join(exported, 'site.zip'))).mode & 0o077).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a folder is understood where the command was written', () => {
  expect(findAdminCommand(['export', 'out']).args).toEqual(['export', resolve('out')]);
  expect(findAdminCommand(['verify']).args).toEqual(['verify']);
});
