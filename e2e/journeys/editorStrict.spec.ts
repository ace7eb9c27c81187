import { execFileSync } from 'node:child_process';
import { env, execPath } from 'node:process';
import { type PreviewServer, preview } from 'vite';
import { expect, listenForErrors, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';
import { Site } from '../pages/Site';

/** React mounts everything twice under StrictMode in its development build alone, so this is one. */
const outDir = 'test-results/development-build';
let server: PreviewServer | undefined;

test.describe('in the development build', () => {
  test.beforeAll(async () => {
    const build = [
      'node_modules/vite/bin/vite.js',
      'build',
      '--mode',
      'mocks',
      '--minify',
      'false',
    ];
    execFileSync(execPath, [...build, '--outDir', outDir], {
      env: { ...env, NODE_ENV: 'development' },
      stdio: 'ignore',
    });
    server = await preview({ build: { outDir }, preview: { port: 0 }, logLevel: 'error' });
  });

  test.afterAll(() => server?.close());

  test('there is one editor and one toolbar, after a reload and after eight quick toggles', async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: server?.resolvedUrls?.local[0] ?? '' });
    const errors: string[] = [];
    listenForErrors(page, errors);
    const editor = new EditorScreen(page);
    const expectOne = async () => {
      await editor.waitUntilReady();
      await expect(page.locator('.codex-editor')).toHaveCount(1);
      await expect(page.locator('.ce-toolbar')).toHaveCount(1);
    };
    await editor.openAs(new Site(page), 'author', '/create');
    await expectOne();
    await page.reload();
    await expectOne();
    for (let toggle = 0; toggle < 8; toggle += 1) {
      await page.evaluate(
        (path) => {
          history.pushState(null, '', path);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        },
        toggle % 2 === 0 ? '/about' : '/create',
      );
    }
    await expectOne();
    await editor.startAtEnd();
    await editor.type('One of each.');
    await expect(editor.content).toHaveText('One of each.');
    expect(errors, 'the console stays quiet').toEqual([]);
    await page.close();
  });
});

test('nothing of the editor is loaded where nobody writes', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await site.openAs('author', '/dashboard');
  await site.open('/posts');
  expect(scripts.filter((url) => /editor/i.test(url))).toEqual([]);
});
