import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatEmail } from '@server/core/emails/formatEmail';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderMail } from './folderMail';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commonplace-letters-'));
});

afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('each letter is a file that only its user can read', async () => {
  const letters = join(folder, 'data', 'letters');
  const mail = createFolderMail({ folder: letters, clock: { now: () => Date.UTC(2026, 2, 2) } });
  for (const to of ['ada@example.com', 'ben@example.com']) {
    await mail.send(
      formatEmail(
        { siteName: 'Commonplace', siteUrl: 'https://commonplace.test' },
        { to, subject: 'Hello', paragraphs: ['Come in.'] },
      ),
    );
  }
  const names = await readdir(letters);
  expect(names).toHaveLength(2);
  for (const name of names) {
    expect(name).toMatch(/^2026-03-02T00-00-00\.000Z-[\da-f-]{36}\.txt$/);
    expect(await modeOf(join(letters, name))).toBe('600');
  }
  expect(await modeOf(letters)).toBe('700');
  const texts = await Promise.all(names.map((name) => readFile(join(letters, name), 'utf8')));
  expect(texts.toSorted()).toEqual([
    expect.stringContaining('To: ada@example.com\nSubject: Hello\n\nCommonplace'),
    expect.stringContaining('To: ben@example.com'),
  ]);
});
