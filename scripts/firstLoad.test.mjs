import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { budgets, ownStyles, weighDocuments, weighFirstLoads } from './firstLoad.mjs';
import { prerender } from './prerender.mjs';

/** A build in which each page has a chunk, and all share one. */
const manifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  'src/late.ts': { file: 'late.js' },
  ...Object.fromEntries(
    budgets.map(({ page, module }) => [
      module,
      { file: `${page}.js`, imports: ['_shared.js'], dynamicImports: ['src/late.ts'] },
    ]),
  ),
};

test('a page loads its chunk and what that imports statically, each once', () => {
  const { texts, heavy } = weighFirstLoads({ manifest, sizeOf: () => 10 * 1024 });
  expect(texts[0]).toMatch(/^home: 30\.0 of [\d.]+ KiB in 3 of \d+ scripts$/);
  expect(heavy).toEqual([]);
});

test('a page over its budget is named', () => {
  const sizeOf = (file) => (file === 'post.js' ? 500 * 1024 : 1024);
  expect(weighFirstLoads({ manifest, sizeOf }).heavy).toEqual([
    expect.stringMatching(/^post: 502\.0 of/),
  ]);
  const many = Array.from({ length: 20 }, (_, at) => [`_${at}.js`, { file: `${at}.js` }]);
  const split = {
    ...manifest,
    ...Object.fromEntries(many),
    'src/pages/HomePage.tsx': { file: 'home.js', imports: many.map(([name]) => name) },
  };
  expect(weighFirstLoads({ manifest: split, sizeOf: () => 1 }).heavy).toEqual([
    expect.stringMatching(/^home: .* in 23 of/),
  ]);
});

test('a page without a chunk is a mistake', () => {
  const { 'src/pages/HomePage.tsx': _, ...others } = manifest;
  expect(() => weighFirstLoads({ manifest: others, sizeOf: () => 1 })).toThrow('no chunk');
});

test('a page of visitors with a stylesheet of its own is named, also of what it imports', () => {
  const styled = {
    ...manifest,
    'index.html': { ...manifest['index.html'], css: ['assets/index-1.css'] },
    '_dialog.js': { file: 'dialog.js', css: ['assets/Dialog-1.css'] },
    '_members.js': { file: 'members.js', css: ['assets/memberStyles-1.css'] },
    'src/pages/AboutPage.tsx': { file: 'about.js', imports: ['index.html'] },
    'src/pages/BookPage.tsx': { file: 'book.js', imports: ['_dialog.js', '_members.js'] },
    'src/pages/dashboard/LettersView.tsx': { file: 'letters.js', imports: ['_dialog.js'] },
  };
  expect(ownStyles(styled)).toEqual([]);
  const page = { file: 'history.js', imports: ['index.html', '_dialog.js'] };
  expect(ownStyles({ ...styled, 'src/pages/HistoryPage.tsx': page })).toEqual([
    'src/pages/HistoryPage.tsx has assets/Dialog-1.css',
  ]);
});

/** A renderer whose pages are `html`. */
const rendererOf = (html) => ({
  createRenderer: () => ({ render: async () => ({ status: 200, html }) }),
  pageFiles: { 'index.html': '/' },
  notFoundFile: '404.html',
  inlineScriptsOf: () => [],
  rewrites: [],
  securityHeaders: async () => ({}),
});

test('a page that is too long is named, but does not end the build of a host', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'commonplace-build-'));
  try {
    const html = randomBytes(20_000).toString('base64');
    const env = { VITE_SITE_URL: 'https://blog.example' };
    await prerender({ renderer: rendererOf(html), template: '', manifest: {}, outDir, env });
    mkdirSync(join(outDir, 'shells'));
    writeFileSync(join(outDir, 'shells/app.html'), '<p>Short</p>');
    expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe(html);
    expect(weighDocuments(outDir)).toEqual([expect.stringMatching(/^index\.html has 20\d+ bytes/)]);
  } finally {
    rmSync(outDir, { recursive: true });
  }
});
