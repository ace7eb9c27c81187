import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiEnvironment } from '@server/core/cookies';
import { createTestPorts } from '@server/core/testing/createTestPorts';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createChanges } from '../cache/changes';
import { runInRequest } from '../http/requestScope';
import { openPages } from './openPages';

/** Writes what the API answers as the text of the page. */
const renderer = `
  export const inlineScriptsOf = () => [];
  export const createRenderer = () => ({
    async load(request, api) {
      const html = await (await api(new Request(request.url))).text();
      return { answers: [], render: async () => ({ status: 200, html }) };
    },
  });`;

async function buildFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'commonplace-pages-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = {
    'render.js': renderer,
    'package.json': '{"type":"module"}',
    'template.html': '',
    'manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

test('the calls of a page that is rendered are those of its visitor', async () => {
  const { ports } = createTestPorts({});
  const api = new Hono<{ Bindings: ApiEnvironment }>();
  api.all('*', ({ env, text }) => text(env.client ?? 'nobody'));
  const pages = await openPages({
    ports,
    api,
    changes: await createChanges({ report: ports.report }),
    renderLarge: null,
    cdnSeconds: 0,
    folder: await buildFolder(),
  });
  const get = async (path: string) =>
    (await pages.answer(new Request(`${ports.settings.siteUrl}${path}`))).text();
  const request = { requestId: 'one', client: '192.0.2.7' };
  expect(await runInRequest(request, () => get('/posts'))).toBe('192.0.2.7');
  expect(await get('/posts?q=bread')).toBe('nobody');
});
