import { expect, test } from 'vitest';
import { createBoundedCache } from '../boundedCache';
import { FakeCaches } from '../testing/fakeCaches';
import { answerPage } from './answerPage';

type Answer = { status?: number; headers?: Record<string, string> };

const html = (text: string, init: Answer = {}) =>
  new Response(`<html lang="en">${text}</html>`, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers },
  });

const never = new Promise<never>(() => undefined);
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

function openPages({ code = ['/create', '/posts/bread', '/dashboard'] } = {}) {
  const storage = new FakeCaches();
  const pages = createBoundedCache({
    storage,
    name: 'pages',
    most: { entries: 10, bytes: 10_000 },
    now: () => 5000,
  });
  type Opened = { load: () => Promise<Response>; late?: Promise<void> };
  /** Opens a page, and resolves when what was to be stored is stored. */
  async function open(path: string, { load, late = never }: Opened) {
    const works: Promise<unknown>[] = [];
    const response = await answerPage({
      url: `https://site.test${path}`,
      load,
      late,
      pages,
      readShell: async (pathname) => (code.includes(pathname) ? html('shell') : undefined),
      keepRunning: (work) => works.push(work),
    });
    const text = await response.text();
    // The list grows while it is awaited.
    const stored = async () => {
      for (const work of works) await work;
    };
    return { text, status: response.status, stored };
  }
  async function visit(path: string, response = html('first')) {
    const { stored } = await open(path, { load: async () => response });
    await stored();
  }
  return { open, visit, addresses: () => storage.addresses('pages') };
}

test('with a connection the network answers, also if a page is stored', async () => {
  const { open, visit } = openPages();
  await visit('/posts/bread');
  const page = await open('/posts/bread', { load: async () => html('second') });
  expect(page.text).toContain('second');
  await page.stored();
  const offline = await open('/posts/bread', { load: unreachable });
  expect(offline.text).toBe('<html data-stored-at="5000" lang="en">second</html>');
});

test('a stored page is shown when the network had its time', async () => {
  const { open, visit } = openPages();
  await visit('/posts?q=bread');
  const page = await open('/posts?q=bread', { load: () => never, late: Promise.resolve() });
  expect(page.text).toContain('first');
  const other = await open('/posts?q=soup', { load: unreachable });
  expect(other.text).toContain('You are offline');
});

test('an answer that comes too late is stored for the next time', async () => {
  const { open, visit } = openPages();
  await visit('/');
  let answer: (response: Response) => void = () => undefined;
  const load = () =>
    new Promise<Response>((resolve) => {
      answer = resolve;
    });
  const page = await open('/', { load, late: Promise.resolve() });
  expect(page.text).toContain('first');
  answer(html('late'));
  await page.stored();
  expect((await open('/', { load: unreachable })).text).toContain('late');
});

test('a slow page that is not stored is waited for', async () => {
  const { open } = openPages();
  const load = () => Promise.resolve().then(() => html('slow'));
  expect((await open('/posts/bread', { load, late: Promise.resolve() })).text).toContain('slow');
});

test('a page for members starts the app after the time, because it has the same HTML', async () => {
  const { open } = openPages();
  const page = await open('/dashboard', { load: () => never, late: Promise.resolve() });
  expect(page.text).toContain('shell');
});

test('without a connection the app starts at pages whose code is stored', async () => {
  const { open } = openPages();
  const editor = await open('/create', { load: unreachable });
  expect(editor.text).toContain('shell');
  expect(editor.text).toContain('<html data-unreachable="" ');
  expect((await open('/posts/bread', { load: unreachable })).text).toContain('shell');
  const other = await open('/contact', { load: unreachable });
  expect(other.text).toContain('You are offline');
  expect(other.status).toBe(503);
});

test.each([
  ['an error', '/posts/bread', { status: 500 }],
  ['a missing page', '/posts/bread', { status: 404 }],
  [
    'what must not be stored',
    '/posts/bread',
    { headers: { 'Cache-Control': 'private, no-store' } },
  ],
  ['what is not HTML', '/posts/bread', { headers: { 'Content-Type': 'text/plain' } }],
  ['a page with a token', '/preview/secret', {}],
  ['a page of members', '/dashboard', {}],
])('%s is shown and not stored', async (_, path, init) => {
  const { visit, addresses } = openPages();
  await visit(path, html('page', init));
  expect(addresses()).toEqual([]);
});
