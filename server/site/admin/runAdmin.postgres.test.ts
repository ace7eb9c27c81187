import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMigratedDatabase } from '@server/data/postgres/testing/testDatabase';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runAdmin } from './runAdmin';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commonplace-admin-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('the commands work on a Postgres server, beside the processes of the site', async () => {
  const url = await createMigratedDatabase('admin');
  async function run(...args: string[]) {
    let output = '';
    const write = (text: string) => {
      output += text;
    };
    const environment = { DATABASE_URL: url, DATA_FOLDER: folder };
    const code = await runAdmin({ args, environment, write, writeError: write });
    return { code, output };
  }
  const created = await run('create-admin', 'grace', 'grace@example.com', 'Grace', 'Hopper');
  expect(created).toEqual({ code: 0, output: expect.stringContaining('/reset-password/') });
  expect((await run('users')).output).toContain('grace@example.com');
  expect((await run('verify')).code).toBe(0);
  expect((await run('rebuild-search')).output).toBe('0 posts\n');
  expect(await run('reset-password', 'nobody')).toEqual({
    code: 1,
    output: 'There is no account nobody.\n',
  });
});
