import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, loadEnv } from 'vite';
import { hashInputs, writeStamp } from './buildInputs.mjs';
import { buildServer } from './buildServer.mjs';
import { buildWorker } from './buildWorker.mjs';
import { compressFiles } from './compressFiles.mjs';
import { root } from './install.mjs';
import { prepareTemplate, prerender } from './prerender.mjs';

/**
 * Builds the site for the browser, then the renderer from the same code, and renders the pages that
 * need no data. `<outDir>-server` contains the server with what it needs to render pages.
 */
const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
const outDir = resolve(root, values.outDir);
const serverDir = `${outDir}-server`;
const inputs = hashInputs(root);
const read = (path) => readFileSync(join(outDir, path), 'utf8');

rmSync(serverDir, { recursive: true, force: true });
await build({ root, build: { outDir, emptyOutDir: true, manifest: true } });
await build({
  root,
  logLevel: 'warn',
  build: { outDir: serverDir, emptyOutDir: true, ssr: 'src/app/render.tsx', copyPublicDir: false },
});

const manifest = JSON.parse(read('.vite/manifest.json'));
const template = prepareTemplate(read('index.html'), outDir);
rmSync(join(outDir, '.vite'), { recursive: true });
writeFileSync(join(serverDir, 'manifest.json'), JSON.stringify(manifest));
writeFileSync(join(serverDir, 'template.html'), template);
copyFileSync(join(root, 'server/site/cards/cardFont.ttf'), join(serverDir, 'cardFont.ttf'));

const renderer = await import(pathToFileURL(join(serverDir, 'render.js')).href);
const env = loadEnv('production', root, 'VITE_');
await buildWorker(outDir, renderer.offlineFiles(manifest));
await prerender({ renderer, template, manifest, outDir, env });
await compressFiles(outDir);
await buildServer(serverDir);
writeStamp(serverDir, inputs);
