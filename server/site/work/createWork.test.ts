import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWork, openWork } from './createWork';
import type { Job } from './messages';

const worker = join(import.meta.dirname, 'worker.ts');
const siteUrl = 'https://blog.example';
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
const small = JSON.stringify({ blocks: [paragraph('One <b>word</b>.')] });
const large = JSON.stringify({
  blocks: Array.from({ length: 2000 }, (_, at) => paragraph(`${at} <b onclick="x">words</b>.`)),
});

function withThread(result: unknown) {
  const jobs: Job[] = [];
  const run = async (job: Job) => {
    jobs.push(job);
    return result;
  };
  return { jobs, work: createWork({ siteUrl, thread: { run, close: async () => undefined } }) };
}

test('only large documents are left to the thread', async () => {
  const { jobs, work } = withThread({ words: ['found'], minutes: 9 });
  expect(await work.documents('columns', small)).toEqual({ words: ['one', 'word'], minutes: 1 });
  expect(jobs).toEqual([]);
  expect(await work.documents('columns', large)).toEqual({ words: ['found'], minutes: 9 });
  expect(jobs).toEqual([{ kind: 'task', name: 'columns', json: large }]);
});

test('every summary is left to the thread', async () => {
  const { jobs, work } = withThread([]);
  const json = JSON.stringify({ title: 'A title', blocks: [] });
  await work.documents('summary', json);
  expect(jobs).toEqual([{ kind: 'task', name: 'summary', json }]);
});

test('an unexpected result of the thread is a failure', async () => {
  const { work } = withThread({ words: [1], minutes: 1 });
  await expect(work.documents('columns', large)).rejects.toThrow('Invalid type');
});

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commonplace-work-'));
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    build: { outDir: folder, ssr: true, rolldownOptions: { input: { worker } } },
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the built thread does the same as this one', async () => {
  const here = createWork({ siteUrl, thread: null });
  const work = openWork({ folder, siteUrl });
  const calls = [
    ...(['size', 'showsAnything', 'prose', 'columns', 'html'] as const).map(
      (name) => [name, large] as const,
    ),
    ['read', JSON.stringify({ sent: large, stored: small, prefix: 'new' })],
    ['changes', JSON.stringify({ before: small, after: large })],
  ] as const;
  for (const [name, json] of calls) {
    expect(await work.documents(name, json)).toEqual(await here.documents(name, json));
  }
  await work.close();
});

const renderModule = `
  export const inlineScriptsOf = () => [];
  export const createRenderer = () => ({
    async load(request, api, { known }) {
      const called = await api(new Request(request.url)).catch(({ message }) => message);
      const render = async ({ author }) =>
        ({ status: 200, html: [request.url, called, JSON.stringify(known), author.bio].join(' ') });
      return { answers: known, render };
    },
  });
`;

test('the built thread renders pages from their answers, without a call', async () => {
  const files = { 'render.js': renderModule, 'template.html': '', 'manifest.json': '{}' };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const work = openWork({ folder, siteUrl });
  const url = `${siteUrl}/posts/one`;
  const author = { username: 'ada', firstName: '', lastName: '', bio: 'Engines.', avatar: '' };
  const answers: [string, unknown][] = [['GET /blogs/', { success: true }]];
  const page = await work.renderLarge?.({ url, answers, size: 9, served: { author } });
  const called = 'The data of the page are not complete.';
  expect(page?.html).toBe(`${url} ${called} ${JSON.stringify(answers)} Engines.`);
  await work.close();
});
