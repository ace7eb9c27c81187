import { readFileSync } from 'node:fs';
import { notFoundFile, pageFiles } from '@contract/pageFiles';
import { createScenario } from '@server/core/testing/createScenario';
import { createApi } from '@server/createApi';
import { expect, test } from 'vitest';
import { createRenderer } from '../src/app/render';
import { pageManifest } from '../src/testing/pageManifest';

// Runs in Node, as the build does: in a page test, React's two renderers would share their contexts.

const origin = 'https://blog.example';
const entry = '<script type="module" crossorigin src="/assets/main.js"></script>';
const shared = '<link rel="modulepreload" crossorigin href="/assets/vendor.js">';
const indexHtml = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const { render } = createRenderer({
  // As Vite builds it: the scripts are in the head.
  template: indexHtml
    .replace(/<script type="module".*/, '')
    .replace('</head>', () => `${entry}${shared}</head>`),
  siteUrl: origin,
  manifest: pageManifest,
});
const at = (path: string) => new Request(origin + path);

test('a page without data is rendered with its head, text and chunk', async () => {
  const { status, html } = await render(at('/about'), null);
  expect(status).toBe(200);
  const [head = '', body = ''] = html.split('<body>');
  expect(head).toContain('<title>About · Commonplace</title>');
  expect(head).toContain(`<link rel="canonical" href="${origin}/about"`);
  expect(head).toContain('href="/assets/AboutPage.js"');
  expect(body).toContain('data-page="AboutPage"');
  expect(body).toContain('About Commonplace</h1>');
});

test.each(Object.entries(pageFiles))('%s is rendered at %s, without data', async (file, path) => {
  const { status, html } = await render(at(path), null);
  expect(status).toBe(200);
  expect(html.includes('data-page="NotFoundPage"')).toBe(file === notFoundFile);
});

test('its scripts start at once', async () => {
  const { html } = await render(at('/about'), null);
  const [head = ''] = html.split('<body>');
  expect(head).toContain(entry + shared);
});

test('without an API the pages with data render their skeletons', async () => {
  const { status, html } = await render(at('/posts/any-post'), null);
  expect(status).toBe(200);
  expect(html).toContain('Loading the post');
});

test('pages of members render a skeleton, because the session is not known; the dashboard its heading too', async () => {
  for (const [path, heading] of [
    ['/book', 'Commonplace'],
    ['/dashboard', 'Dashboard'],
  ] as const) {
    const { status, html } = await render(at(path), null);
    expect(status).toBe(200);
    expect(html).toContain('Loading the page');
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  }
});

test('pages of members preload their styles and what the session needs, other pages do not', async () => {
  const { html } = await render(at('/dashboard'), null);
  const addresses = [
    ...html.matchAll(/<link rel="(.*?)" (?:as="style" )?crossorigin href="(.*?)">/g),
  ];
  const preloaded = addresses.map(([, rel, address]) => `${rel} ${address}`);
  expect(preloaded).toEqual(
    expect.arrayContaining([
      'modulepreload /assets/OverviewView.js',
      'preload /assets/memberStyles.css',
      'modulepreload /assets/member.js',
      'modulepreload /assets/viewQueries.js',
    ]),
  );
  expect((await render(at('/about'), null)).html).not.toContain('member.js');
});

test.each([
  ['/history', /revisions/, 503],
  ['/history?since=1', /changes/, 429],
  ['/history?since=1', /changes/, 404],
])('a page at %s without its data is a failure, not a page', async (end, call, status) => {
  const { api, postUrl } = await createScenario();
  const answer = async (request: Request) =>
    call.test(request.url)
      ? Response.json({ success: false, message: 'refused' }, { status })
      : createApi(api.ports).request(request);
  await expect(render(at(`/posts/${postUrl}${end}`), answer)).rejects.toThrow('has no data');
});

test('a preview without its data is a failure, not a page', async () => {
  const answer = async () => Response.json({ success: false, message: 'refused' }, { status: 429 });
  await expect(render(at('/preview/token'), answer)).rejects.toThrow('has no data');
});

test('with an API the page contains its data', async () => {
  const { api, postUrl } = await createScenario();
  const answer = async (request: Request) => createApi(api.ports).request(request);
  const { status, html } = await render(at('/posts'), answer);
  expect(status).toBe(200);
  expect(html).toContain(`href="/posts/${postUrl}"`);
  const [, waiting = ''] = /<template id="page-scripts">(.*)<\/template>/.exec(html) ?? [];
  const page = '<link rel="modulepreload" crossorigin href="/assets/PostsPage.js">';
  expect(waiting).toContain(entry + shared);
  expect(waiting).toContain(page);
  // Nothing outside of the element loads a script.
  expect(html.replace(waiting, '')).not.toMatch(/modulepreload|type="module"/);
});
