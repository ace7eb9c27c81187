import { pageNames } from '@contract/pages';
import { expect, test } from 'vitest';
import { pageManifest } from '@/testing/pageManifest';
import { memberPages } from './memberPages';
import { offlineFiles } from './pageChunks';
import { dashboardFrame, pageComponent } from './pageComponents';

test('the service worker gets what a page imports later only for the pages of members', () => {
  const files = offlineFiles({
    ...pageManifest,
    'index.html': { file: 'assets/main.js', imports: ['vendor'], dynamicImports: ['src/x.ts'] },
    vendor: { file: 'assets/vendor.js' },
    'src/x.ts': { file: 'assets/x.js' },
    'src/pages/EditorPage.tsx': { file: 'assets/EditorPage.js', dynamicImports: ['tools'] },
    tools: { file: 'assets/tools.js' },
  });
  expect(files.start).toEqual(expect.arrayContaining(['/assets/main.js', '/assets/vendor.js']));
  expect(files.start).not.toContain('/assets/x.js');
  expect(files.member).toEqual(
    expect.arrayContaining([
      '/assets/EditorPage.js',
      '/assets/tools.js',
      '/assets/memberStyles.css',
      '/assets/member.js',
    ]),
  );
  expect(files.member).not.toContain('/assets/PostPage.js');
  expect(files.pages).toMatchObject({
    '/posts/:url': '/assets/PostPage.js',
    '/create': '/assets/EditorPage.js',
  });
});

test('the files that are preloaded for pages of members are those that are shown', () => {
  const { frame, ...pages } = memberPages;
  expect(frame.page).toBe(dashboardFrame.page);
  const shown = new Map(Object.entries(pages).map(([name, { page }]) => [name, page]));
  const preloaded = new Map(pageNames('member').map((name) => [name, pageComponent(name).page]));
  expect(preloaded).toEqual(shown);
});
