import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
  const site = await createStaticSite(dist);
  await rm(folder, { recursive: true });
  return site;
}

/** Builds the production site and serves it, its API and the floor from one origin. */
export async function serveSite() {
  const respondFile = await build();
  const api = createBenchApi();
  const respondFloor = createFloorSite(api);
  const { origin, close } = await serve(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) return api.fetch(request);
    return pathname.startsWith('/floor/') ? respondFloor(pathname) : respondFile(pathname);
  });
  return { origin, api, close };
}
