import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type Rolldown, runnerImport } from 'vite';
import type * as files from './contract/pageFiles';
import type * as rehearsal from './contract/rehearsalPage';
import type * as headers from './contract/securityHeaders';
import { memberModules } from './scripts/memberModules.ts';
import { readSources } from './scripts/sourceFiles.ts';
import type * as articles from './server/seed/parseArticles';

/**
 * Loads a file of the site's own code with its aliases. Imported above, it would be bundled with
 * this configuration, also for the commands that don't need it.
 */
async function loadOwn<T>(file: string) {
  const path = join(import.meta.dirname, file);
  const { module } = await runnerImport<T>(path, { resolve: { tsconfigPaths: true } });
  return module;
}

/** Libraries that every page needs. They change rarely, so browsers keep this chunk across deployments. */
const vendor =
  /node_modules[\\/](react|react-dom|react-router|react-redux|@reduxjs|valibot|react-helmet-async)[\\/]|rolldown[\\/]runtime/;
/** The code that every page loads. Without main.tsx: a chunk that imports from its chunk would load the stylesheet again. */
const ownCode = /[\\/](src[\\/](?!main|styles)|contract[\\/])/;

/**
 * Chunks follow the imports: a page loads what it imports, and nothing else. What nearly every page imports sooner or later is
 * one chunk. What fewer chunks share would be many small files, so those below `maxSize` bytes of source are copied into each
 * chunk instead; the copies share one state.
 */
const chunks: Rolldown.InputOptions & { output: Rolldown.OutputOptions } = {
  input: ['index.html', 'rehearsal.html'],
  // Needed for the copies; no module imports from the entry.
  preserveEntrySignatures: false,
  output: {
    chunkFileNames: 'assets/[hash].js',
    codeSplitting: {
      groups: [
        { name: 'vendor', test: vendor },
        { name: 'app', tags: ['$initial'], test: ownCode },
        { name: 'shared', test: ownCode, minShareCount: 48 },
      ],
      // Vite would write a copied stylesheet several times.
      experimentalInlineCommonChunks: { maxSize: 40 * 1024, exclude: /\.css$/ },
    },
  },
};

const workerFile = 'mockServiceWorker.js';

/** MSW's worker and, before it, the filter of its requests. In `public/` they would end up in production builds. */
function mockServiceWorker(): Plugin {
  const ownFile = join(import.meta.dirname, 'mocks/workerFilter.js');
  const packageFile = createRequire(import.meta.url).resolve(`msw/${workerFile}`);
  const readSource = () =>
    [ownFile, packageFile].map((file) => readFileSync(file, 'utf8')).join('\n');
  return {
    name: 'mock-service-worker',
    configureServer(server) {
      server.middlewares.use(`/${workerFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(readSource());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerFile, source: readSource() });
    },
  };
}

const articlesFolder = join(import.meta.dirname, 'server/seed/articles');

/** Parses the articles of the demo community, so that the mocks don't have to when the page loads. */
function demoArticles(): Plugin {
  let parser: Promise<typeof articles> | undefined;
  return {
    name: 'demo-articles',
    transform: {
      filter: { id: /[\\/]server[\\/]seed[\\/]articles[\\/].+\.md$/ },
      async handler(text, id) {
        parser ??= loadOwn('server/seed/parseArticles.ts');
        const { parseArticles } = await parser;
        const name = relative(articlesFolder, id).replaceAll('\\', '/');
        const json = JSON.stringify(parseArticles({ name, text }));
        return { code: `export default JSON.parse(${JSON.stringify(json)})`, moduleType: 'js' };
      },
    },
  };
}

/** The file for a page, also from a build without rendered pages. */
function findPage(outDir: string, known: string | null, missing: string) {
  const page = known === null ? { file: missing, status: 404 } : { file: known, status: 200 };
  return existsSync(join(outDir, page.file)) ? page : { file: 'index.html', status: 200 };
}

/** Serves the rendered pages at their addresses and with their headers, as a static host does. */
function renderedPages(): Plugin {
  return {
    name: 'rendered-pages',
    async configurePreviewServer(server) {
      const { inlineScriptsOf, rehearsalHeaders, securityHeaders } = await loadOwn<typeof headers>(
        'contract/securityHeaders.ts',
      );
      const { rehearsalPage } = await loadOwn<typeof rehearsal>('contract/rehearsalPage.ts');
      const { fileFor, notFoundFile } = await loadOwn<typeof files>('contract/pageFiles.ts');
      const outDir = resolve(server.config.root, server.config.build.outDir);
      async function sendPage(pathname: string, response: ServerResponse) {
        const { file, status } = findPage(outDir, fileFor(pathname), notFoundFile);
        const html = readFileSync(join(outDir, file), 'utf8');
        const headers = await securityHeaders({ inlineScripts: inlineScriptsOf(html) });
        // Vite's own file server answers with 200 only.
        response.writeHead(status, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
        response.end(html);
      }
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === rehearsalPage) response.setHeaders(new Headers(rehearsalHeaders));
        if (/\.\w+$/.test(pathname) || pathname.startsWith('/api/')) next();
        else void sendPage(pathname, response);
      });
    },
  };
}

/** Leaves the classes of modules that no visitor runs out of the stylesheet of every page. */
function visitorStyles(): Plugin {
  return {
    name: 'visitor-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/]styles\.css(?:$|\?)/ },
      handler: (css) =>
        memberModules(readSources('src')).reduce(
          (text, path) => `${text}@source not "${path.replace(/^src/, '.')}";\n`,
          css,
        ),
    },
  };
}

export default defineConfig(({ mode, isSsrBuild }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const mocks = env.VITE_MOCKS === '1';
  return {
    plugins: [
      react(),
      visitorStyles(),
      tailwindcss(),
      renderedPages(),
      mocks && mockServiceWorker(),
      demoArticles(),
    ],
    resolve: { tsconfigPaths: true },
    define: { 'import.meta.env.VITE_MOCKS': JSON.stringify(mocks ? '1' : '') },
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1200,
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild ? {} : chunks,
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
