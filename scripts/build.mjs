import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, loadEnv } from 'vite';
import { hashInputs, writeStamp } from './buildInputs.mjs';
import { buildServer } from './buildServer.mjs';
import { root } from './install.mjs';
import { foreignModules } from './pageModules.mjs';
import { prepareTemplate, prerender } from './prerender.mjs';

const compress = promisify(brotliCompress);
const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Writes `<file>.br` beside each file that becomes smaller, for servers that send it instead. */
async function compressFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const bytes = readFileSync(path);
      const compressed = await compress(bytes, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      });
      if (compressed.length < bytes.length) writeFileSync(`${path}.br`, compressed);
    }),
  );
}

/**
 * Builds the service worker of the site into `/offline.js`. It contains the names of the build's files, so browsers
 * find a new one after each build that changes a file.
 */
async function buildWorker(outDir, files) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    define: { buildFiles: JSON.stringify(files) },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: 'src/offline/worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'offline.js' },
      },
    },
  });
}

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
const { output } = await build({ root, build: { outDir, emptyOutDir: true, manifest: true } });
const foreign = foreignModules(output, root);
if (foreign.length > 0) throw new Error(`Pages would load other code: ${foreign.join(', ')}.`);
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
