import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryFiles } from '@server/core/adapters/memoryFiles';
import { readMigrations } from '@server/data/postgres/connection/migrate';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { readPgliteTemplate } from '@server/data/postgres/testing/pgliteTemplate';
import { expect, onTestFinished, test } from 'vitest';
import { headerName, rowsPrefix } from './archiveFormat';
import { findWrongCounters } from './checkCounters';
import { restoreBackup } from './restoreBackup';
import { readAllRows } from './testing/readAllRows';
import { writeArchive } from './writeArchive';

const user = (id: string, isBlocked: boolean) => ({
  id,
  username: id,
  username_key: id,
  name_skeleton: id,
  email: id,
  email_key: id,
  first_name: 'Ada',
  last_name: '',
  bio: '',
  avatar: '',
  cover: '',
  role: 'user',
  is_verified: true,
  was_verified: true,
  is_provider_linked: false,
  is_blocked: isBlocked,
  created_at: 1,
  search_text: '',
  name_text: '',
  name_words: '',
  name_pairs: [],
  shows_email: false,
});

const texts = { title: '', meta_description: '', seo_keywords: '', image: '' };
const comment = (id: string, author_id: string) => ({
  id,
  author_id,
  post_id: 'post',
  text: '',
  created_at: 1,
  updated_at: 1,
});
const token = (kind: string) => ({ hash: kind, kind, user_id: 'ada', email: '', expires_at: 1 });

/** Rows of the first version that had backups. */
const rows: Readonly<Record<string, readonly object[]>> = {
  users: [user('ada', false), user('ben', true)],
  sessions: [
    {
      id: 's',
      user_id: 'ada',
      xsrf: '',
      access_hash: '',
      access_expires_at: 1,
      previous_access_hash: '',
      refresh_hash: '',
      previous_refresh_hash: '',
      rotated_at: 1,
      created_at: 1,
      expires_at: 1,
    },
  ],
  tokens: ['verify', 'reset', 'restore', 'merge'].map(token),
  posts: [
    {
      id: 'post',
      url: 'post',
      url_key: 'post',
      tags: [],
      tag_keys: [],
      author_id: 'ada',
      ...texts,
      is_published: true,
      created_at: 1,
      updated_at: 1,
    },
  ],
  post_contents: [{ post_id: 'post', content: '' }],
  post_search: [
    {
      post_id: 'post',
      texts: '',
      title_end: 0,
      tags_end: 0,
      description_end: 0,
      pairs: [],
      words: '',
    },
  ],
  comments: [comment('shown', 'ada'), comment('hidden', 'ben')],
};

async function writeOlderBackup(path: string) {
  const migrations = readMigrations()
    .map(({ name }) => name)
    .filter((name) => name < '0008');
  const header = { format: 'commonplace backup', version: 1, createdAt: '2026-03-02', migrations };
  await writeArchive(path, async (add) => {
    await add(headerName, JSON.stringify(header));
    for (const [name, lines] of Object.entries(rows)) {
      const text = lines.map((line) => JSON.stringify(line)).join('\n');
      await add(`${rowsPrefix}${name}/000001.ndjson`, text);
    }
    const tables = Object.entries(rows).map(([name, lines]) => ({
      name,
      rows: lines.length,
      columns: Object.keys(lines[0] ?? {}),
    }));
    return { tables, files: [], missingFiles: [] };
  });
}

test('an older backup is restored without its sessions, and without comments of blocked accounts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'commonplace-older-'));
  const driver = await openPglite({ template: await readPgliteTemplate() });
  onTestFinished(async () => {
    await driver.close();
    await rm(folder, { recursive: true });
  });
  const path = join(folder, 'older.backup');
  await writeOlderBackup(path);
  const target = { driver, files: createMemoryFiles(), migrations: readMigrations() };
  await restoreBackup(target, path);
  const restored = await readAllRows(driver.query);
  expect(restored['sessions']).toEqual([]);
  expect(restored['tokens']).toEqual([expect.stringContaining('"kind":"restore"')]);
  expect(await findWrongCounters(driver.query)).toEqual([]);
  const counted = await driver.query('SELECT comments FROM posts', [], 'objects');
  expect(counted).toEqual([{ comments: 1 }]);
  const versions = 'SELECT post_id, number, saved_by, is_public FROM revisions';
  expect(await driver.query(versions, [], 'objects')).toEqual([
    { post_id: 'post', number: 1, saved_by: 'ada', is_public: true },
  ]);
});
