import { offlineCaches } from '@contract/storageKeys';
import { expect, test } from 'vitest';
import { FakeCaches } from '../testing/fakeCaches';
import type { Kind } from './addresses';
import { createWorker } from './createWorker';

const origin = 'https://site.test';
const html = { headers: { 'Content-Type': 'text/html' } };
const pathOf = (request: string | Request) =>
  typeof request === 'string' ? request : request.url.replace(origin, '');

function startWorker(files: Record<string, Response> = {}) {
  const storage = new FakeCaches();
  const asked: string[] = [];
  let isOnline = true;
  const worker = createWorker({
    storage,
    fetch: async (request) => {
      const path = pathOf(request);
      asked.push(path);
      if (!isOnline) throw new TypeError('Failed to fetch');
      return files[path]?.clone() ?? new Response('content', html);
    },
    wait: () => new Promise(() => undefined),
    build: {
      start: ['/assets/main.js'],
      pages: { '/create': '/assets/editor.js' },
      member: ['/assets/main.js', '/assets/editor.js'],
    },
  });
  async function answer(kind: Kind, path: string) {
    const works: Promise<unknown>[] = [];
    const request = new Request(origin + path);
    const response = await worker.answer({
      kind,
      request,
      keepRunning: (work) => works.push(work),
    });
    await Promise.all(works);
    return response.text();
  }
  return {
    worker,
    answer,
    storage,
    asked,
    disconnect: () => {
      isOnline = false;
    },
  };
}

test('the installation stores what the app needs to start, at a page of members after their files', async () => {
  const { worker, answer, storage, disconnect } = startWorker();
  await worker.install();
  expect(storage.addresses(offlineCaches.assets)).toEqual(['/assets/main.js']);
  expect(storage.addresses(offlineCaches.shell)).toEqual(['/dashboard']);
  await worker.receive({ type: 'keepMemberFiles' });
  disconnect();
  expect(await answer('page', '/create')).toBe('content');
});

test('without the code of a page the app is not started there', async () => {
  const { worker, answer, disconnect } = startWorker();
  await worker.install();
  disconnect();
  expect(await answer('page', '/create')).toContain('You are offline');
});

test('a host without the page for members installs the worker too', async () => {
  const { worker, storage } = startWorker({ '/dashboard': new Response('', { status: 404 }) });
  await worker.install();
  expect(storage.addresses(offlineCaches.shell)).toEqual([]);
});

test('scripts and pictures of posts are asked for once', async () => {
  const { answer, asked } = startWorker();
  for (const _ of [1, 2]) {
    await answer('asset', '/assets/a.js');
    await answer('file', '/api/v1/resource/file/a-320x200.webp');
  }
  expect(asked).toEqual(['/assets/a.js', '/api/v1/resource/file/a-320x200.webp']);
});

test('a picture that can change is asked for each time, and stored for later', async () => {
  const { answer, asked, disconnect } = startWorker();
  await answer('image', '/default-avatar-160x160.webp');
  disconnect();
  expect(await answer('image', '/default-avatar-160x160.webp')).toBe('content');
  expect(asked).toHaveLength(2);
  await expect(answer('image', '/other.webp')).rejects.toThrow('Failed to fetch');
});

test('a missing file is not stored', async () => {
  const missing = new Response('Not found', { status: 404 });
  const { answer, storage } = startWorker({ '/assets/old.js': missing });
  await answer('asset', '/assets/old.js');
  expect(storage.addresses(offlineCaches.assets)).toEqual([]);
});

test('what a page has loaded before is stored, but no calls and nothing twice', async () => {
  const { worker, storage, asked } = startWorker();
  const file = '/api/v1/resource/file/a-320x200.webp';
  const addresses = ['/about', '/assets/a.js', file, '/api/v1/blogs/', '/feed.xml'];
  await worker.receive({ type: 'keep', addresses });
  expect(storage.addresses(offlineCaches.pages)).toEqual(['/about']);
  expect(storage.addresses(offlineCaches.pictures)).toEqual([file]);
  await worker.receive({ type: 'keep', addresses: ['/assets/a.js', file] });
  expect(asked).toEqual(['/about', '/assets/a.js', file]);
});
