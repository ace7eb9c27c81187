import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadStaticFiles } from './loadStaticFiles';

test('serves assets with any name, but no files for other hosts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'commonplace-static-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const names = ['_headers', '_redirects', 'index.html', 'assets/_hash.js', 'assets/_hash.js.br'];
  await Promise.all(names.map((name) => writeFile(join(folder, name), name)));
  const files = await loadStaticFiles(folder);
  expect([...files.keys()].toSorted()).toEqual(['/assets/_hash.js', '/index.html']);
  const brotli = files.get('/assets/_hash.js')?.brotli;
  expect(new TextDecoder().decode(brotli ?? undefined)).toBe('assets/_hash.js.br');
});
