import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '@server/lib/clock';
import { createCards } from '@server/site/cards/cards';
import { createPages } from '@server/site/render/createPages';
import { loadRenderer } from '@server/site/render/renderer';
import { createBenchApi } from './benchApi';
import { createFloorSite } from './floorSite';
import { serve } from './serve';
import { createStaticSite } from './staticSite';

const root = join(import.meta.dirname, '../..');

/** Inside node_modules, because the built renderer imports packages. */
async function build() {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'bench-pages-'));
  const dist = join(folder, 'dist');
  const script = join(root, 'scripts/build.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, '--outDir', dist], {
    encoding: 'utf8',
    // This process runs in Vite's development mode.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The build failed.\n${stderr}`);
  return { folder, dist, serverDir: `${dist}-server` };
}

type Bench = Awaited<ReturnType<typeof createBenchApi>>;

type LoadModule = NonNullable<Parameters<typeof loadRenderer>[2]>;
type Build = { folder: string; loadModule: LoadModule };

async function createBenchPages({ api, data, changes }: Bench, { folder, loadModule }: Build) {
  const siteUrl = 'http://localhost';
  return createPages({
    renderer: await loadRenderer(folder, siteUrl, loadModule),
    api: async (request) => api.fetch(request),
    data,
    // The community has no previews.
    hashToken: async (token) => token,
    siteUrl,
    changes,
    cards: createCards({ data, fontFile: join(folder, 'cardFont.ttf') }),
    clock: systemClock,
    report: console.error,
  });
}

/** Builds the production site and serves it, its API and the floor from one origin. */
export async function serveSite(loadModule: LoadModule) {
  const { folder, dist, serverDir } = await build();
  const respondFile = await createStaticSite(dist);
  const bench = await createBenchApi();
  const { api } = bench;
  const pages = await createBenchPages(bench, { folder: serverDir, loadModule });
  const respondFloor = createFloorSite(api);
  const { origin, close } = await serve(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) return api.fetch(request);
    if (pathname.startsWith('/floor/')) return respondFloor(pathname);
    return respondFile(pathname) ?? pages.answer(request);
  });
  return {
    origin,
    api,
    close: () => {
      close();
      rmSync(folder, { recursive: true });
    },
  };
}
